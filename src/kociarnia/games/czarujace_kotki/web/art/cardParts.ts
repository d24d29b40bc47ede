/** What several cards share: papers, the table, chips, claws, seals, slips and books. */
import { deck } from '$page/art/deck'
import { digits, digitsAt } from '$page/art/digits'
import { at, each, path, rect } from '$page/art/draw'
import { blob, drop, swash } from '$page/art/brush'
import { INK, spark, star } from '$page/art/things'
import toml from '../../cards.toml?raw'
import { ING, ingGlyph, type Ing } from './ingredients'

export const PARCHMENT = '#f6e7c6'
export const WALL = '#3b2a4a'
export const WOOD = '#5a3a2c'
/** The box, read once. */
export const box = deck(toml)
export const byLetter = new Map(box.ingredient.map((entry) => [entry.letter as string, entry.key as Ing]))
const printed = new Map(box.ingredient.map((entry) => [entry.key, entry.letter as string]))
let letters: Readonly<Record<string, string>> = {} // the reader's, while a picture is drawn
/** The index letter of an ingredient: the reader's, else that of the box. */
export const letterOf = (kind: string) => letters[kind] ?? printed.get(kind) ?? ''
/** Draw with these index letters. */
export function lettered(own: Readonly<Record<string, string>>, draw: () => string): string {
  const before = letters
  letters = own
  try {
    return draw()
  } finally {
    letters = before
  }
}
export const table = (y = 214) =>
  rect(0, y, 200, 290 - y, WOOD) +
  path(
    swash(`0,${y + 12} 60,${y + 8} 130,${y + 14} 200,${y + 8}`, 2.6) + swash(`20,${y + 32} 80,${y + 36} 170,${y + 29}`, 2.4),
    '#3f271d',
  )

/** A demand: the sign of an ingredient over its letter, 36 x 48. */
export const chip = (k: Ing, x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    path(blob('4,1 18,0 32,1 36,6 36,24 36,43 32,47 18,48 4,47 0,43 0,24 0,6', 0.7), ING[k].paper) +
      path(ingGlyph(k), ING[k].on, 'fill-rule="evenodd" transform="translate(18 17) scale(1.3)"') +
      digits(letterOf(k), 14.5, 34, 11, ING[k].on),
  )
export const LEVEL = [
  { paper: '#b5cd8f', dark: '#3f5a1e' },
  { paper: '#dd741a', dark: '#8a3f06' },
  { paper: '#74202a', dark: '#74202a' },
]
export const claws = (level: number, x: number, y: number, fill: string) =>
  path(
    each(level, (i) => drop(x + i * 13, y + 21, x + 9 + i * 13, y, 5)),
    fill,
  )
export const badge = (n: number, x: number, y: number, k = 1) =>
  at(
    x,
    y,
    k,
    path(star(0, 0, 28, 12, 0.84), '#7d2a20') + path(star(0, 0, 24, 12, 0.86), '#c9573c') + digitsAt(n, 0, -15, 30, '#fffaf0'),
  )
export const blank = (x: number, y: number, turn = 0) =>
  at(x, y, 1, path(blob('-15,-21! 15,-21! 15,21! -15,21!', 0.4), '#c99f6b') + path(spark(0, 0, 9), '#7b5138'), turn)
export const book = (x: number, y: number, full: boolean) =>
  path(
    blob(
      `${x - 44},${y - 22}! ${x - 20},${y - 28} ${x},${y - 20}! ${x + 20},${y - 28} ${x + 44},${y - 22}! ` +
        `${x + 44},${y + 26}! ${x + 20},${y + 22} ${x},${y + 30}! ${x - 20},${y + 22} ${x - 44},${y + 26}!`,
    ),
    full ? '#fffaf0' : '#e3cb98',
  ) +
  path(swash(`${x},${y - 20} ${x + 1},${y + 4} ${x},${y + 28}`, 3), INK) +
  (full ? chip('elixir', x - 34, y - 18, 0.7) + chip('artefact', x + 8, y - 18, 0.7) : '')
