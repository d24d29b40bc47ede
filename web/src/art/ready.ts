/** Pictures are there before they are needed: a card that is dealt must not wait for its drawing. */

const LATER = 150 // ms until it is tried again where something moves
const held = new Map<string, HTMLImageElement>()

/**
 * Draws these pictures one at a time while nothing moves and nothing else is to be done, and has the browser keep them: drawing a card takes longer
 * than a frame of an animation. What it gives back ends it.
 */
export function ready(pictures: readonly (() => string)[]): () => void {
  let queue = [...pictures]
  let waiting = 0
  let later = 0
  const next = () => {
    if (document.getAnimations().some((one) => one.playState === 'running')) return void (later = window.setTimeout(wait, LATER))
    const address = queue.shift()?.()
    if (address === undefined) return
    held.set(address, Object.assign(new Image(), { decoding: 'async', src: address }))
    wait()
  }
  // When worker.js takes the page over, at the first visit, the browser forgets which pictures it has.
  const again = () => {
    queue = [...pictures]
    stop()
    wait()
  }
  const wait = () => void (waiting = idle ? requestIdleCallback(next) : window.setTimeout(next, 50))
  const idle = 'requestIdleCallback' in window // not in every browser
  const stop = () => {
    clearTimeout(later)
    if (idle) cancelIdleCallback(waiting)
    else clearTimeout(waiting)
  }
  wait()
  navigator.serviceWorker?.addEventListener('controllerchange', again)
  return () => {
    stop()
    navigator.serviceWorker?.removeEventListener('controllerchange', again)
  }
}
