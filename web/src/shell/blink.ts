/**
 * Idle life: now and then one of the cats on the table blinks slowly. One lid at a time, and only its opacity: it costs no
 * frames.
 */
const PAUSE = 4_000 // ms at least between two blinks
const LONGER = 7_000 // and up to so many more
const BLINK = 420 // ms

/** Blinks among the discs below `root` until it is told to stop. At a tap all eyes are open: the table is drawn anew then. */
export function blinking(root: () => ParentNode | null | undefined, luck: () => number = Math.random): () => void {
  let timer: ReturnType<typeof setTimeout>
  let blinks: Animation | undefined
  const over = new AbortController()
  const wait = () => (timer = setTimeout(blink, PAUSE + LONGER * luck()))
  function blink() {
    const lids = document.hidden ? [] : [...(root()?.querySelectorAll('.lids') ?? [])]
    blinks = lids[Math.floor(luck() * lids.length)]?.animate(
      { opacity: [0, 1, 1, 0], offset: [0, 0.3, 0.6, 1] },
      { duration: BLINK, easing: 'ease-in-out' },
    )
    wait()
  }
  addEventListener('click', () => blinks?.cancel(), { capture: true, signal: over.signal })
  wait()
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}
