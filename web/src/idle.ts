/** Work that can wait, so that what moves is not kept waiting. */

/** In a moment, when the frame that is being made has been drawn: for what is not seen. */
export const afterFrame = (work: () => void): void => void setTimeout(work, 40)

const LATER = 150 // ms until it is tried again where something moves
const idle = 'requestIdleCallback' in window // not in every browser

/** Is it on its way? What never comes to rest, such as a paw that points, would be waited for in vain. */
const moves = (one: Animation) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity

/**
 * When nothing moves and nothing else is to be done: for what takes longer than a frame. What it gives back calls the work off.
 */
export function whenIdle(work: () => void): () => void {
  let waiting = 0
  let later = 0
  const wait = () => void (waiting = idle ? requestIdleCallback(look) : window.setTimeout(look, 50))
  const look = () => {
    if (document.getAnimations().some(moves)) later = window.setTimeout(wait, LATER)
    else work()
  }
  wait()
  return () => {
    clearTimeout(later)
    if (idle) cancelIdleCallback(waiting)
    else clearTimeout(waiting)
  }
}
