/** Where a slip of paper can lie on the table without covering what may be tapped. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where pieces lie on a board, as far as it is seen: within its padding, which header and bar lie upon. */
export function tableArea(board: Element): Box {
  const { left, top, right, bottom } = board.getBoundingClientRect()
  const style = getComputedStyle(board)
  const inside = (side: string) => parseFloat(style.getPropertyValue(`padding-${side}`)) || 0
  return {
    left: left + inside('left'),
    right: right - inside('right'),
    top: Math.max(top, 0) + inside('top'),
    bottom: Math.min(bottom, innerHeight) - inside('bottom'),
  }
}

/** Calls `lay` whenever the slip or what lies on the table may have another place. Returns what calls it off. */
export function whenMoved(slip: Element, table: Element, lay: () => void): () => void {
  const sizes = new ResizeObserver(lay)
  const watch = () => [slip, table, ...table.children].forEach((one) => sizes.observe(one))
  const boards = new MutationObserver(() => (watch(), lay())) // the board is fetched: it may come after the slip
  boards.observe(table, { childList: true })
  document.addEventListener('scroll', lay, true) // what is asked has been brought into view
  watch()
  return () => {
    sizes.disconnect()
    boards.disconnect()
    document.removeEventListener('scroll', lay, true)
  }
}

const EDGE = 8
const STEP = 12
const HEAVY = 1000 // how much worse it is to cover a pixel that can be tapped than one that is only looked at

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
const covered = (box: Box, boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + shared(box, other), 0)

/** The place within `area` that hides least; `free`: nothing of what must be reached lies under it, and where `cost` is 0 nothing
    else that is looked at. The lower the better. */
export function freePlace(
  { width, height }: { width: number; height: number },
  area: Box,
  reached: readonly Box[],
  seen: readonly Box[],
): { left: number; top: number; free: boolean; cost: number } {
  const [right, bottom] = [area.right - EDGE - width, area.bottom - EDGE - height]
  const lefts = [area.left + EDGE, (area.left + area.right - width) / 2, right]
  let best = { left: lefts[0] ?? 0, top: Math.max(area.top, bottom), free: false, cost: Infinity }
  for (let top = bottom; top >= area.top; top -= STEP) {
    for (const left of lefts) {
      const box = { left, top, right: left + width, bottom: top + height }
      const under = covered(box, reached)
      const cost = HEAVY * under + covered(box, seen)
      if (cost < best.cost) best = { left, top, free: under === 0, cost }
    }
  }
  return best
}
