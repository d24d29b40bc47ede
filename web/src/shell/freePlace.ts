/** Where a slip of paper can lie on the table without covering what may be tapped. */
import type { Scene } from '../wire'

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

const SPARE = '.scene, .looks, [data-spare]' // may be covered

/** All words and numbers on a table, as far as they reach. */
export function wordsOn(table: Element): Box[] {
  const [boxes, range]: [Box[], Range] = [[], document.createRange()]
  for (const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT); texts.nextNode();) {
    const { currentNode: text } = texts
    const around = text.parentElement
    if (!around || !text.textContent?.trim() || around.closest(SPARE) || !around.checkVisibility()) continue
    range.selectNode(text)
    const [of, within] = [range.getBoundingClientRect(), around.getBoundingClientRect()]
    const [left, top] = [Math.max(of.left, within.left), Math.max(of.top, within.top)]
    const [right, bottom] = [Math.min(of.right, within.right), Math.min(of.bottom, within.bottom)]
    if (right - left > 1 && bottom - top > 1) boxes.push({ left, top, right, bottom }) // else it is only read aloud
  }
  return boxes
}

/** The handles of what lies before this seat. */
export const handlesOf = (scene: Scene | undefined, seat: number): ReadonlySet<string> =>
  new Set(
    scene?.zones
      .filter(({ owner }) => owner === seat)
      .flatMap(({ key, pieces = [] }) => [key, ...pieces.flatMap((piece) => piece?.at ?? [])]),
  )

const OWN = 6 // how much worse it is to cover what is one's own

/** What is looked at on a table besides: places and pieces, as far as their pictures reach, and discs of seats. */
export const piecesOn = (table: Element, own: ReadonlySet<string>): Box[] =>
  [...table.querySelectorAll<HTMLElement>('[data-at]:not(:has([data-at])), [data-at] img, .disc, [role=img]')]
    .filter((one) => (one.childElementCount > 0 || one.textContent || one.matches('img, [role]')) && !one.closest(SPARE))
    .filter((one) => one.checkVisibility())
    .flatMap((one) => {
      const mine = own.has(one.closest<HTMLElement>('[data-at]')?.dataset.at ?? '') || one.closest('[data-mine]')
      return Array<Box>(mine ? OWN : 1).fill(one.getBoundingClientRect())
    })
    .filter(({ left, top, right, bottom }) => right > left && bottom > top)

/** Many a board leaves a column free that is not as wide as a slip likes to be. */
export const WIDTHS = ['', ...['20rem', '17.5rem', '14rem', '12.5rem'].map((width) => `min(${width}, 100vw - 16px)`)]

/** The slip gets the first of these widths with which it lies over nothing; else it is only narrowed where that hides half as much. */
export function narrowed(slip: HTMLElement, area: Box, reached: readonly Box[], seen: readonly Box[], widths = WIDTHS): Place {
  let found: (Place & { width: string }) | undefined
  for (const width of widths) {
    slip.style.width = width
    const place = freePlace({ width: slip.offsetWidth, height: slip.offsetHeight }, area, reached, seen)
    if (!found || place.cost < found.cost / 2) found = { ...place, width }
    if (found?.cost === 0) break
  }
  slip.style.width = found?.width ?? ''
  return found ?? { left: area.left, top: area.top, free: false, cost: Infinity }
}

const EDGE = 8
const STEP = 12
const COLUMNS = 12 // so many places beside each other are looked at
const HEAVY = 1000 // how much worse it is to cover a pixel of what can be tapped than the whole of what is only looked at

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
const covered = (box: Box, boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + shared(box, other), 0)
/** Of how many that are looked at nothing is seen; half a picture tells more than half a name. */
const hidden = (box: Box, boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + shared(box, one) / shared(one, one), 0)

/** The first corner of a piece, or middle of a side, where a mark of that size, within `area`, hides least. It lies over the edge, as far
    inside as the piece has room, so that of many pieces side by side it is clear which is meant. */
export function cornerOf(piece: Box, size: number, area: Box, seen: readonly Box[]): Box {
  const [width, height] = [piece.right - piece.left, piece.bottom - piece.top]
  const inside = Math.min(0.7 * size, width / 5, height / 5)
  const [left, centre, right] = [piece.left + inside - size, piece.left + (width - size) / 2, piece.right - inside]
  const [top, middle, bottom] = [piece.top + inside - size, piece.top + (height - size) / 2, piece.bottom - inside]
  const low = [left, right, centre].map((x) => ({ x, y: bottom })) // values are printed at the upper left
  const high = [
    { x: right, y: top },
    { x: centre, y: top },
    { x: left, y: top },
  ]
  const boxes = [...low, { x: right, y: middle }, { x: left, y: middle }, ...high].map(({ x, y }) => {
    const [from, down] = [
      Math.min(Math.max(x, area.left), area.right - size),
      Math.min(Math.max(y, area.top), area.bottom - size),
    ]
    return { left: from, top: down, right: from + size, bottom: down + size }
  })
  const costs = boxes.map((box) => hidden(box, seen))
  return boxes[costs.indexOf(Math.min(...costs))] ?? area
}

export interface Place {
  left: number
  top: number
  free: boolean // nothing of what must be reached lies under it …
  cost: number // … and where it is 0 nothing else that is looked at
}

/** The place within `area` that hides least. The lower the better, and at the sides rather than between. */
export function freePlace(
  { width, height }: { width: number; height: number },
  area: Box,
  reached: readonly Box[],
  seen: readonly Box[],
): Place {
  const [left, right, bottom] = [area.left + EDGE, area.right - EDGE - width, area.bottom - EDGE - height]
  const between = Array.from({ length: COLUMNS - 1 }, (_, column) => left + ((right - left) * (column + 1)) / COLUMNS)
  const lefts = right > left ? [left, (left + right) / 2, right, ...between] : [left]
  let best: Place = { left, top: Math.max(area.top, bottom), free: false, cost: Infinity }
  for (let top = bottom; top >= area.top; top -= STEP) {
    for (const left of lefts) {
      const box = { left, top, right: left + width, bottom: top + height }
      const under = covered(box, reached)
      const cost = HEAVY * under + hidden(box, seen)
      if (cost < best.cost) best = { left, top, free: under === 0, cost }
      if (cost === 0) return best
    }
  }
  return best
}
