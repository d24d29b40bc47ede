/** How the teacher's paw lies on the table: it points at its target from the side on which it hides the least that is read. */
import type { Box } from './freePlace'

export interface Pose {
  x: number // where its tip is
  y: number
  turn: number // degrees; 0: it comes from below
}

const LONG = 74 // px from its tip to its end
const HALF = 21 // … and half as wide as it is
const TURNS = [0, -45, 45, -90, 90, -135, 135, 180] // the first that hides nothing
const REACHES = [0.3, 0.75] // how far from the middle of the target to its edge the tip lies
const OUTSIDE = 500 // px² that each piece of the paw counts which is not seen

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

export function poseFor(target: Box, window: Box, read: readonly Box[]): Pose {
  let best: { pose: Pose; cost: number } | null = null
  for (const reach of REACHES)
    for (const turn of TURNS) {
      const angle = (turn * Math.PI) / 180
      const [aside, down] = [-Math.sin(angle), Math.cos(angle)] // from the tip to the end
      const x = (target.left + target.right) / 2 + (aside * reach * (target.right - target.left)) / 2
      const y = (target.top + target.bottom) / 2 + (down * reach * (target.bottom - target.top)) / 2
      let cost = 0
      for (let along = HALF / 2; along < LONG; along += HALF) {
        const [left, top] = [x + aside * along - HALF, y + down * along - HALF]
        const piece = { left, top, right: left + 2 * HALF, bottom: top + 2 * HALF }
        if (shared(piece, window) < 2 * HALF * HALF) cost += OUTSIDE
        cost += read.reduce((sum, words) => sum + shared(piece, words), 0)
      }
      if (!best || cost < best.cost) best = { pose: { x, y, turn }, cost }
    }
  return best?.pose ?? { x: 0, y: 0, turn: 0 }
}

export interface Dot {
  x: number
  y: number
}

const APART = 13 // px from dot to dot
const BENDS = [-26, 26, -60, 60, 0]

/** Dots from here to there; none lies on what is read, and of several ways the one that keeps most of them is taken. */
export function dotsBetween(from: Dot, to: Dot, read: readonly Box[]): Dot[] {
  const free = ({ x, y }: Dot) => !read.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
  const count = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / APART))
  const ways = BENDS.map((bend) => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 2 * bend }
    return Array.from({ length: count }, (_, place) => {
      const [at, rest] = [(place + 1) / count, 1 - (place + 1) / count]
      const along = (one: number, bent: number, other: number) => rest * rest * one + 2 * rest * at * bent + at * at * other
      return { x: along(from.x, middle.x, to.x), y: along(from.y, middle.y, to.y) }
    }).filter(free)
  })
  return ways.reduce((best, way) => (way.length > best.length ? way : best))
}
