/**
 * Parts of the page that could not be fetched when they were wanted. A browser does not ask again for a module that failed it, so
 * the page itself is loaded anew once the line is back: whatever counts is kept by the house or by this browser.
 */
import { Refused } from './api'

const AGAIN = 5000 // ms between two looks whether the line is back
const ENOUGH = 60_000 // ms in which the page loads itself anew only once: a file may be missing for good
const KEY = 'kociarnia.anew'

class Lacking {
  /** Is anything lacking? */
  now = $state(false)
  #failed = new WeakSet<object>()
  #timer = 0

  /** From now on nothing that could not be fetched goes unsaid. */
  watch(): void {
    addEventListener('vite:preloadError', (event) => this.#failed.add(event.payload))
    addEventListener('unhandledrejection', (event) => {
      const reason: unknown = event.reason
      const lost = reason instanceof Refused ? reason.status === 0 : reason instanceof Error && this.#failed.has(reason)
      if (!lost) return
      event.preventDefault() // it is said, and mended
      if (this.now) return
      this.now = true
      addEventListener('online', this.#look)
      document.addEventListener('visibilitychange', this.#look)
      void this.#look()
    })
  }

  anew(): void {
    sessionStorage[KEY] = Date.now()
    location.reload()
  }

  /** Does the house answer again? Whoever is writing is not interrupted. */
  readonly #look = async (): Promise<void> => {
    clearTimeout(this.#timer)
    const answer = await fetch('./', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    const lately = Date.now() - Number(sessionStorage[KEY] ?? 0) < ENOUGH
    if (answer && !lately && !document.activeElement?.matches('input, textarea')) this.anew()
    else this.#timer = window.setTimeout(() => void this.#look(), AGAIN)
  }
}

export const lacking = new Lacking()
