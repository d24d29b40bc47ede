/**
 * Pieces fly from where they were to where they are. A board draws the table as it is and marks every place and piece with
 * `data-at="<handle>"` (pieces also with `data-piece`); the shell notes where things lie, lets the board draw the next moment, and
 * flies a copy of each piece that moved. Only transform and opacity change. A click ends every flight at once.
 */
import type { Motion } from '../wire'

const EASING = 'cubic-bezier(.2,.8,.2,1)'
const WAY = 260 // ms, at normal speed
const APART = 60 // between pieces that leave one after the other
const LONGEST = 500 // all together, at normal speed
const LINGER = 1.6 // … and so much longer where pieces meet on their way
const FADE = 120 // all that remains when the system asks for less motion
const CARD = { width: 64, height: 90 } // how large a piece is thought to be where only its place is known

interface Spot {
  rect: DOMRect
  look: Element | null // a copy of the piece as it looked
}

/** Where the pieces of these motions lie now, and how they look. To be called before the board draws the next moment. */
export function noted(board: Element, motions: readonly Motion[]): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const { source, target } of motions) {
    for (const handle of [source, target]) {
      const spot = spots.has(handle) ? null : found(board, handle)
      if (spot) spots.set(handle, { rect: spot.rect, look: spot.piece?.cloneNode(true) as Element | null })
    }
  }
  return spots
}

/** The flights themselves; resolves when the last has landed. `pace` 0 or no motions: only a fade, or nothing at all. */
export async function fly(
  board: Element,
  motions: readonly Motion[],
  before: ReadonlyMap<string, Spot>,
  { pace, calm, limit = LONGEST }: { pace: number; calm: boolean; limit?: number },
): Promise<void> {
  if (pace === 0 || document.hidden || staged(board)) return
  if (!calm && motions.length === 0 && running(board).length > 0) return // the board shows by itself what has changed
  if (calm || motions.length === 0) return landed([board.animate({ opacity: [0.55, 1] }, { duration: FADE })])
  const legs = legsOf(motions)
  const deep = Math.max(...legs) + 1
  const most = deep > 1 ? limit * LINGER : limit
  const way = Math.min(WAY * pace, most / deep)
  const apart = motions.length > 1 ? Math.min(APART * pace, (most - deep * way) / (motions.length - 1)) : 0
  const leaves = (place: number) => (legs[place] ?? 0) * way + place * apart // ms after the first
  // First look at everything, then change it: each look after a change would make the browser lay the page out again.
  const starts = motions.flatMap((_, place) => flightOf(board, motions, place, before, leaves, way) ?? [])
  const whole = Math.max(0, ...starts.map(({ time }) => time.delay + time.duration))
  const flights = starts.map((start) => flight(start, whole))
  await landed(flights.flatMap(({ moving }) => moving))
  for (const { copy } of flights) copy.remove()
}

/** Where a piece leaves from a place at which another has just arrived, it waits for it: two cats meet, then they go. */
export function legsOf(motions: readonly Motion[]): number[] {
  const legs: number[] = []
  motions.forEach((motion, place) => {
    const earlier = motions
      .slice(0, place)
      .flatMap((other, at) => (other.target === motion.source ? [(legs[at] ?? 0) + 1] : []))
    legs.push(Math.max(0, ...earlier))
  })
  return legs
}

/**
 * How a board draws a piece that is on its way: `data-look="<face>"`, somewhere out of sight; the back has no face. Beside the board
 * lies what is only drawn to be seen again.
 */
const lookOf = (board: Element, motion: Motion) =>
  (board.parentElement ?? board).querySelector(`[data-look="${CSS.escape(motion.face ?? '')}"]`)
/** Boards may say by `data-face` what a piece shows, so that it flies as it was seen: open as long as it was open. */
const shows = (piece: Element, face: string) =>
  ((piece.querySelector('[data-face]') ?? piece).getAttribute('data-face') ?? face) === face

interface Flight {
  look: Element
  from: DOMRect
  to: DOMRect
  waiting: Element | null // what it turns into: not to be seen before
  late: boolean // it leaves from where it has come to on the same way
  seenFor: number | null // ms until it goes on from where it has come to, or another comes to lie on it
  layer: number
  time: { duration: number; delay: number; easing: string }
}

/** How the piece of one motion flies; null if it does not. `leaves`: when each motion begins, `way`: how long one takes. */
function flightOf(
  board: Element,
  motions: readonly Motion[],
  place: number,
  before: ReadonlyMap<string, Spot>,
  leaves: (place: number) => number,
  way: number,
): Flight | null {
  const motion = motions[place]
  const from = before.get(motion.source)
  const to = found(board, motion.target)
  const end = to?.rect ?? before.get(motion.target)?.rect
  const face = motion.face ?? ''
  const seen = [to?.piece, from?.look].find((piece) => piece && shows(piece, face))
  const look = lookOf(board, motion) ?? seen ?? to?.piece ?? from?.look
  if (!from || !end || !look || motion.source === motion.target) return null // turned over in its place: that is the board's
  if (!end.width || !end.height) return null // it comes to where nothing is seen
  const waiting = to?.piece && shows(to.piece, face) ? to.piece : null
  const time = { duration: way, delay: leaves(place), easing: EASING }
  const layer = motions.length - place // what arrives lies on what leaves after it
  return { look, from: from.rect, to: end, waiting, ...stayOf(motions, place, leaves, way), layer, time }
}

/** What comes before and after on the same way: does it leave from where it has just come to, and how long is it seen there? */
function stayOf(motions: readonly Motion[], place: number, leaves: (place: number) => number, way: number) {
  const motion = motions[place]
  const late = motions.slice(0, place).some((other) => other.target === motion.source && other.face === motion.face)
  const goes = motions.some((other, at) => at > place && other.source === motion.target && other.face === motion.face)
  const covers = motions.findIndex((other, at) => at > place && other.target === motion.target)
  return { late, seenFor: goes ? leaves(place) + way : covers > 0 ? leaves(covers) + way : null }
}

/**
 * One copy on its way. It lies where it has landed until the whole is over, since each change to the page while others still fly
 * would hold those up.
 */
function flight(
  { look, from, to, waiting, late, seenFor, layer, time }: Flight,
  whole: number,
): { copy: HTMLElement; moving: Animation[] } {
  const copy = look.cloneNode(true) as HTMLElement
  for (const node of [copy, ...copy.querySelectorAll('[data-at], [id]')]) {
    node.removeAttribute('data-at') // it is nowhere to be tapped …
    node.removeAttribute('id')
  }
  copy.removeAttribute('data-look')
  copy.setAttribute('aria-hidden', 'true') // … and nothing to be read
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    zIndex: `${60 + layer}`,
    pointerEvents: 'none',
    transformOrigin: '0 0',
  })
  document.body.append(copy)
  const [x, y] = [from.left - to.left, from.top - to.top]
  const [wide, high] = [from.width / to.width || 1, from.height / to.height || 1]
  const arc = -0.08 * Math.hypot(x, y)
  const moving = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})` },
      { transform: `translate(${x / 2}px, ${y / 2 + arc}px) scale(${(wide + 1) / 2}, ${(high + 1) / 2})` },
      { transform: 'none' },
    ],
    { ...time, fill: 'backwards' },
  )
  if (late) copy.animate({ opacity: [0, 0] }, { duration: time.delay }) // until it has come where it now leaves from
  if (seenFor !== null) copy.animate({ opacity: [0, 0] }, { delay: seenFor, duration: whole })
  const hidden = waiting?.animate({ opacity: [0, 0] }, { duration: whole })
  return { copy, moving: hidden ? [moving, hidden] : [moving] }
}

/**
 * Resolves when nothing on the board moves any more: drawing the next moment takes longer than a frame, and nobody sees that while
 * nothing moves. When the time is up, what still moves is where it was going to. What a board plays in a dialog of its own is played
 * to its end: it hides the table.
 */
export async function rest(board: Element, within: number): Promise<void> {
  const scene = document.hidden ? null : staged(board)
  if (scene) await ended(running(scene))
  else if (within > 0 && !document.hidden && running(board).length > 0) await ended(running(board), within)
  for (const one of running(board)) one.finish()
}

/** What moves there and comes to an end. */
const running = (part: Element) =>
  part
    .getAnimations({ subtree: true })
    .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
/** A scene that a board plays before the table, which is not seen meanwhile. */
const staged = (board: Element) => board.querySelector('dialog:modal')

/** Waits for all of them; a click or a key ends them at once. */
async function landed(flights: readonly Animation[]): Promise<void> {
  await ended(flights)
  for (const flight of flights) flight.finish()
}

/**
 * All of them have come to their end, or the time is up, or somebody will not wait: taps, presses a key, or looks elsewhere.
 */
function ended(moving: readonly Animation[], within = Infinity): Promise<void> {
  return new Promise((done) => {
    const over = new AbortController()
    const go = () => {
      over.abort()
      done()
    }
    const how = { capture: true, signal: over.signal }
    addEventListener('pointerdown', go, how)
    addEventListener('keydown', go, how)
    document.addEventListener('visibilitychange', go, how) // where nobody looks nothing moves, and nothing would ever arrive
    void Promise.allSettled(moving.map((one) => one.finished)).then(go)
    if (within < Infinity) setTimeout(go, within)
  })
}

/** The piece with this handle, or the top piece of the place with it, or the middle of that place. */
function found(board: Element, handle: string): { rect: DOMRect; piece: Element | null } | null {
  const all = [...board.querySelectorAll(`[data-at="${CSS.escape(handle)}"]`)]
  const place = all.find((node) => node.hasAttribute('data-piece')) ?? all[0]
  if (!place) return null
  const piece = place.hasAttribute('data-piece') ? place : [...place.querySelectorAll('[data-piece]')].at(-1)
  if (piece) return { rect: piece.getBoundingClientRect(), piece }
  const around = place.getBoundingClientRect()
  const [width, height] = [Math.min(CARD.width, around.width), Math.min(CARD.height, around.height)]
  return {
    rect: new DOMRect(around.x + (around.width - width) / 2, around.y + (around.height - height) / 2, width, height),
    piece: null,
  }
}
