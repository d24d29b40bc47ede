/** Movement of this table: tiles turn and lines are pushed, cats follow the water home. Only transform and opacity change. */
import type { Motion, Piece } from '$page/wire'
import { STEP, type Side } from './layout'
import type { Way } from './scene'
import { boatPicture, tilePicture } from './pictures'

const EASING = 'cubic-bezier(.2,.8,.2,1)'
const TURN = 250
const PUSH = 300
const SAIL = 700
const WAVE = 260 // between the waves of a chain

const find = (board: Element, handle: string) => board.querySelector<HTMLElement>(`[data-at="${handle}"]`)
const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const

/** A picture that lies over the table for a moment. */
function ghost(board: HTMLElement, picture: string, box: DOMRect): HTMLImageElement {
  const image = Object.assign(new Image(), { src: picture, alt: '', className: 'ghost' })
  image.ariaHidden = 'true'
  image.style.position = 'absolute'
  board.append(image)
  const around = (image.offsetParent ?? board).getBoundingClientRect() // the board itself need not be positioned
  Object.assign(image.style, {
    left: `${box.left - around.left}px`,
    top: `${box.top - around.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: '5',
    pointerEvents: 'none',
    objectFit: 'contain',
  })
  return image
}

const running = new Set<Animation>()
/** Ends everything that is still on its way: a tap does, and so does the next move. */
export function land(): void {
  for (const moving of running) moving.finish()
}

function moving(
  node: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  time: KeyframeAnimationOptions,
  done?: () => void,
): void {
  const one = node.animate(frames, time)
  const over = () => {
    running.delete(one)
    done?.()
  }
  running.add(one)
  one.finished.then(over, over)
}

/** How the cards lie, by their handles. */
export type Laid = ReadonlyMap<string, { face: string; quarter: number }>
export const laid = (tiles: readonly Piece[]): Laid =>
  new Map(tiles.map(({ at = '', face = '', quarter = 0 }) => [at, { face, quarter }]))

/** From how the cards lay to how they lie: a line was pushed, or one card was turned; anything else is just there. */
export function move(board: HTMLElement, before: Laid, now: Laid, line: Pushed | null, pace: number): void {
  if (before.size !== now.size) return
  const changed = [...now].filter(
    ([cell, { face, quarter }]) => before.get(cell)?.face !== face || before.get(cell)?.quarter !== quarter,
  )
  const [first, ...others] = changed
  if (!first) return
  const [cell, { face, quarter }] = first
  const lay = before.get(cell)
  if (others.length === 0 && lay?.face === face) turn(board, cell, face, lay.quarter, quarter, pace)
  else if (line && changed.every(([one]) => line.line.includes(one)))
    push(board, line, before.get(line.line.at(-1) ?? '') ?? null, pace)
}

/** A card turns about its middle; in the last third the picture with the light where it belongs takes over. */
function turn(board: HTMLElement, cell: string, face: string, was: number, now: number, pace: number): void {
  const card = find(board, cell)
  const picture = card?.querySelector<HTMLElement>('img')
  if (!card || !picture) return
  const quarters = (now - was + 4) % 4 === 3 ? -1 : (now - was + 4) % 4
  const old = ghost(board, tilePicture(face, was), picture.getBoundingClientRect())
  const time = { duration: TURN * pace, easing: EASING }
  moving(picture, { opacity: [0, 0, 1], offset: [0, 0.6, 1] }, time)
  const frames = [
    { transform: 'none', opacity: 1 },
    { opacity: 1, offset: 0.66 },
    { transform: `rotate(${quarters * 90}deg)`, opacity: 0 },
  ]
  moving(old, frames, time, () => old.remove())
}

/** A line moves one cell on; the card that falls out lifts off at the far end. */
function push(board: HTMLElement, { line, side }: Pushed, out: { face: string; quarter: number } | null, pace: number): void {
  const cells = line.map((cell) => find(board, cell))
  const [first, second] = cells
  const far = cells.at(-1)
  if (!first || !second || !far) return
  const [one, two] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
  const [x, y] = [one.left - two.left, one.top - two.top]
  const time = { duration: PUSH * pace, easing: EASING }
  for (const tile of cells.flatMap((cell) => cell?.querySelector('.tile') ?? []))
    moving(tile, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, time)
  if (!out) return
  const [right, down] = STEP[side]
  const fallen = ghost(board, tilePicture(out.face, out.quarter), far.getBoundingClientRect())
  const away = `translate(${-x}px, ${-y}px) rotate(${(right || down) * 5}deg)`
  moving(
    fallen,
    [
      { transform: 'none', opacity: 1 },
      { opacity: 0.9, offset: 0.7 },
      { transform: away, opacity: 0 },
    ],
    time,
    () => fallen.remove(),
  )
}

/** The cats that were won follow the water to their keeper and come home to their player, wave by wave. */
export function sail(board: HTMLElement, motions: readonly Motion[], ways: readonly Way[], pace: number): void {
  for (const { source, target, face = '' } of motions) {
    const [from, home] = [find(board, source), board.querySelector(`[data-won="${target}"]`)]
    if (!target.startsWith('won.') || !from || !home) continue
    const way = ways.find((one) => one.face === face)
    const start = from.getBoundingClientRect()
    const [x, y] = middle(start)
    const stops = (way?.steps ?? []).flatMap(({ cell }) => find(board, cell)?.getBoundingClientRect() ?? []).map(middle)
    const [endX, endY] = middle(home.getBoundingClientRect())
    const swimmer = ghost(board, boatPicture(face), start)
    const frames: Keyframe[] = [{ transform: 'none', opacity: 1 }]
    stops.forEach(([a, b], index) =>
      frames.push({
        transform: `translate(${a - x}px, ${b - y}px) scale(.8)`,
        offset: (0.7 * (index + 1)) / (stops.length + 1),
      }),
    )
    frames.push(
      { transform: `translate(${endX - x}px, ${endY - y}px) scale(.7)`, opacity: 1, offset: 0.97 },
      { transform: `translate(${endX - x}px, ${endY - y}px) scale(.7)`, opacity: 0 },
    )
    moving(swimmer, frames, { duration: SAIL * pace, delay: ((way?.wave ?? 1) - 1) * WAVE * pace, fill: 'backwards' }, () =>
      swimmer.remove(),
    )
  }
}

export interface Pushed {
  line: string[] // its cells, where the card comes in first
  side: Side // from where
}

/** Which line was pushed, if these motions are a push: its cells, where the card came in first. */
export function pushed(motions: readonly Motion[]): Pushed | null {
  const comes = motions.find(({ source, target }) => source === 'deck' && target.startsWith('cell.'))
  const moves = new Map(
    motions
      .filter(({ source, target }) => source.startsWith('cell.') && target.startsWith('cell.'))
      .map(({ source, target }) => [source, target]),
  )
  if (!comes || moves.size === 0) return null
  const line = [comes.target]
  for (let next = moves.get(comes.target); next; next = moves.get(next)) line.push(next)
  const [a = '', b = ''] = [line[0]?.split('.')[1], line[1]?.split('.')[1]]
  const side: Side = a[0] === b[0] ? (a[1] < b[1] ? 'N' : 'S') : a[0] < b[0] ? 'W' : 'E'
  return { line, side }
}
