/** Pictures are there before they are needed: a card that is dealt must not wait for its drawing. */
import { whenIdle } from '../idle'

const held = new Map<string, HTMLImageElement>()

/**
 * Draws these pictures one at a time while nothing moves and nothing else is to be done, and has the browser keep them: drawing a card takes longer
 * than a frame of an animation. What it gives back ends it.
 */
export function preload(pictures: readonly (() => string)[]): () => void {
  let queue = [...pictures]
  const next = () => {
    const address = queue.shift()?.()
    if (address === undefined) return
    held.set(address, Object.assign(new Image(), { decoding: 'async', src: address }))
    stop = whenIdle(next)
  }
  // When worker.js takes the page over, at the first visit, the browser forgets which pictures it has.
  const again = () => {
    queue = [...pictures]
    stop()
    stop = whenIdle(next)
  }
  let stop = whenIdle(next)
  navigator.serviceWorker?.addEventListener('controllerchange', again)
  return () => {
    stop()
    navigator.serviceWorker?.removeEventListener('controllerchange', again)
  }
}
