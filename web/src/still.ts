/** Work that nobody waits for: it is done when nothing moves and nothing else is to be done, since most of it takes longer than a frame. */

const LATER = 150 // ms until it is tried again where something moves
const idle = 'requestIdleCallback' in window // not in every browser

/** What it gives back calls the work off. */
export function still(work: () => void): () => void {
  let waiting = 0
  let later = 0
  const wait = () => void (waiting = idle ? requestIdleCallback(look) : window.setTimeout(look, 50))
  const look = () => {
    if (document.getAnimations().some((one) => one.playState === 'running')) later = window.setTimeout(wait, LATER)
    else work()
  }
  wait()
  return () => {
    clearTimeout(later)
    if (idle) cancelIdleCallback(waiting)
    else clearTimeout(waiting)
  }
}
