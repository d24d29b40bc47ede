/** Chances turn by turn as lines: where each point lies in a field of the given size, with even chances at their height. */
import type { Review } from '../wire'

export interface Field {
  width: number
  height: number
}

export const place = (review: Review, { width, height }: Field, turn: number, chance: number) =>
  [(turn / Math.max(1, review.standings.length - 1)) * width, (1 - chance) * height] as const

const path = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], number) => `${number ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The line of one seat. */
export const lineOf = (review: Review, seat: number, field: Field): string =>
  path(review.standings.map(({ chances }, turn) => place(review, field, turn, chances[seat] ?? 0)))

/** The same line with all that lies below it. */
export const areaOf = (review: Review, seat: number, field: Field): string =>
  `${lineOf(review, seat, field)}L${field.width} ${field.height}L0 ${field.height}Z`

export const percent = (chance: number) => Math.round(chance * 100)
