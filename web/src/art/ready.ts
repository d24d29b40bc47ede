/** Pictures are there before they are needed: a card that is dealt must not wait for its drawing. */

const QUIET = 24 // ms that nothing else is to be done: while pieces move there is never so much time
const held = new Map<string, HTMLImageElement>()

/**
 * Draws these pictures one at a time while nothing else is to be done, and has the browser keep them: drawing a card takes longer
 * than a frame of an animation. What it gives back ends it.
 */
export function ready(pictures: readonly (() => string)[]): () => void {
  let queue = [...pictures]
  let waiting = 0
  const next = (time?: IdleDeadline) => {
    if (time && time.timeRemaining() < QUIET) return wait()
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
  const stop = () => (idle ? cancelIdleCallback(waiting) : clearTimeout(waiting))
  wait()
  navigator.serviceWorker?.addEventListener('controllerchange', again)
  return () => {
    stop()
    navigator.serviceWorker?.removeEventListener('controllerchange', again)
  }
}
