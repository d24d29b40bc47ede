/** Pictures of a goal card: a game's own cards, laid on its paper. Field 300 x 216. */
import { num } from './brush'
import { drawing, path, rect, unique } from './draw'

export const WIDE = 300
export const TALL = 216

/** Three of them: the goal, a turn, the end. */
export type GoalPictures = readonly [string, string, string]

/** A whole picture on a ground of one paper. `lay` puts a whole drawing on it: its middle at x,y, so wide, turned by so much. */
export function goalPicture(ground: string, body: (lay: typeof laid) => string): string {
  return drawing(WIDE, TALL, () => {
    let count = 0
    // The names inside each card are its own, and stay different from those of the next.
    const lay: typeof laid = (svg, ...place) => laid(unique(svg, `~${String.fromCharCode(97 + count++)}`), ...place)
    return rect(0, 0, WIDE, TALL, ground) + body(lay)
  })
}

function laid(svg: string, x: number, y: number, width: number, turn = 0): string {
  const [, wide, tall] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []).map(Number)
  const height = (width * tall) / wide
  const size = `x="${num(x - width / 2)}" y="${num(y - height / 2)}" width="${num(width)}" height="${num(height)}"`
  const placed = svg.replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg ${size}`)
  return turn ? `<g transform="rotate(${turn} ${num(x)} ${num(y)})">${placed}</g>` : placed
}

/** An arrow from x to the right, as long as `length`; a negative one points to the left. */
export const arrow = (x: number, y: number, length: number, fill: string) => {
  const way = Math.sign(length)
  const neck = x + length - 15 * way
  const tip = `M${num(neck)} ${num(y - 12)}L${num(x + length)} ${num(y)} ${num(neck)} ${num(y + 12)}z`
  return path(`M${num(x)} ${num(y - 4)}L${num(neck)} ${num(y - 3.4)}V${num(y + 3.4)}L${num(x)} ${num(y + 4)}z${tip}`, fill)
}
