/**
 * Where things lie on this table, by their names: cells a1 … d4 in the square, spots na … w1 around it. Geometry, no rules.
 */
export type Side = 'N' | 'E' | 'S' | 'W'

export const STEP: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
/** Where the square lies, seen from a spot of that side. */
export const FACING: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' }
const column = (letter: string) => letter.charCodeAt(0) - 97

export interface Spot {
  column: number // from 0; -1 and `size` are the rim
  row: number
}

/** Where a handle lies: "cell.b3", "place.e2". */
export function spot(handle: string, size: number): Spot | null {
  const [kind, name = ''] = handle.split('.')
  if (kind === 'cell') return { column: column(name[0] ?? ''), row: Number(name.slice(1)) - 1 }
  if (kind !== 'place') return null
  const side = sideOf(handle)
  if (side === 'N' || side === 'S') return { column: column(name[1] ?? ''), row: side === 'N' ? -1 : size }
  return { column: side === 'W' ? -1 : size, row: Number(name.slice(1)) - 1 }
}

/** On which side of the square a spot is. */
export const sideOf = (handle: string): Side => (handle.split('.')[1]?.[0] ?? 'n').toUpperCase() as Side

/** The cells in line with a spot, the nearest first: along them a card is pushed in from there. */
export function lineFrom(handle: string, size: number): string[] {
  const start = spot(handle, size)
  if (!start) return []
  const [right, down] = STEP[sideOf(handle)]
  return Array.from({ length: size }, (_, at) => cellAt(start.column - right * (at + 1), start.row - down * (at + 1)))
}

export const cellAt = (column: number, row: number) => `cell.${String.fromCharCode(97 + column)}${row + 1}`

/** As a CSS grid area, where the rim is the first and the last track. */
export const area = ({ column, row }: Spot) => `${row + 2} / ${column + 2}`

const MIDDLE: Record<Side, readonly [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }

/** Water of one card as a line of SVG on 100 × 100, from side to side; a little longer, so that it runs on over the gap. */
export function stream(sides: string, round: boolean): string {
  const ends = [...sides].map((side) => {
    const [right, down] = STEP[side as Side]
    const [x, y] = MIDDLE[side as Side]
    return { x: x + right * 5, y: y + down * 5, right, down }
  })
  const [from, to] = ends
  if (!from) return ''
  if (to && ends.length === 2) {
    if (from.x === to.x || from.y === to.y) return `M${from.x} ${from.y}L${to.x} ${to.y}`
    const bend = (end: typeof from, far: number) => `${50 + end.right * far} ${50 + end.down * far}`
    return round
      ? `M${from.x} ${from.y}C${bend(from, 20)} ${bend(to, 20)} ${to.x} ${to.y}`
      : `M${from.x} ${from.y}L${bend(from, 9)}Q50 50 ${bend(to, 9)}L${to.x} ${to.y}`
  }
  return ends.map((end) => `M50 50L${end.x} ${end.y}`).join('')
}
