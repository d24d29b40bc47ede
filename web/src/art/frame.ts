/**
 * Anatomy of a card: field 200 x 280, corner 14. Border of the kind's paper, one hand-cut window, an index tab at the top left that
 * stays visible in a fan, and a band at the bottom for words. Words are given by the board, in the reader's language; without them
 * the picture gets their room.
 */
import { digitsAt, digits } from './digits'
import { circle, drawing, fresh, path } from './draw'
import { blob, withGrain } from './brush'
import { paper } from './paper'
import { INK, pencil } from './things'

/** What a board may ask to be written on a card. All of it is text of ours; nothing a person typed belongs here. */
export interface CardWords {
  name?: string // left out on cards below 110 px: it would be smaller than 12 px
  note?: string // what the card does, short; it is broken into lines
  letter?: string // the index letter of its kind
  letters?: Readonly<Record<string, string>> // more index letters, by what they stand for
  designed?: boolean // reconstructed by us: a small pencil says so
}
/** One card of a game. `key` is the key of cards.toml that a piece's face carries. */
export interface CardArt {
  key: string
  svg(words?: CardWords): string
  wide?: number // its field, if it is not 200 x 280
  tall?: number
}

export const WIDE = 200
export const TALL = 280
const WINDOW =
  'M17 9C60 7.5 140 10 183 8.5 189 8.5 191.5 12 191.3 18 190 90 192 190 191 262 191 268.5 188 271.5 182 271.3 130 270 70 272.5 ' +
  '18 271.4 11.5 271.5 8.7 268 9 262 10 190 7.8 80 9 17 9 11.5 11 9 17 9Z'
const TAB = 'M0 0H70C69 34 68 66 64 98 62 106 56 109 48 109 30 110 14 109 0 110Z'
const SMALL_TAB = 'M0 0H58C57 24 56 42 53 56 51 63 46 65 40 65 26 66 12 65 0 66Z'

/** A whole card: border paper, the scene in its window, and what lies over it (tab, band). */
export const card = (border: string, scene: () => string, over: () => string, words: CardWords = {}, grain = 2): string =>
  drawing(WIDE, TALL, () =>
    withGrain(grain, () => {
      const [corners, window] = [fresh(), fresh()]
      return (
        `<clipPath id="${window}"><path d="${WINDOW}"/></clipPath>` +
        `<clipPath id="${corners}"><rect width="${WIDE}" height="${TALL}" rx="14"/></clipPath>` +
        `<g clip-path="url(#${corners})"><rect width="${WIDE}" height="${TALL}" fill="${border}"/>` +
        `<g clip-path="url(#${window})">${scene()}</g>${over()}${words.designed ? designed() : ''}</g>`
      )
    }),
  )
/** A square tile, 100 x 100, corner 9. */
export const tile = (scene: () => string, grain = 2): string =>
  drawing(100, 100, () =>
    withGrain(grain, () => {
      const corners = fresh()
      return (
        `<clipPath id="${corners}"><rect width="100" height="100" rx="9"/></clipPath>` +
        `<g clip-path="url(#${corners})">${scene()}</g>`
      )
    }),
  )

const designed = () => circle(187, 267, 10, paper.cream) + `<g transform="translate(180 260) scale(.58)">${pencil()}</g>`

/** The paper of the index tab, with its flat shadow. */
export const tab = (fill: string = paper.cream, small = false) => {
  const d = small ? SMALL_TAB : TAB
  return path(d, INK, 'opacity=".2" transform="translate(2 3)"') + path(d, fill)
}
/** Index: a number over its symbol (path data, radius 10 around 0,0) and its letter, on a tab. */
export function index(n: string | number, symbol: string, letter: string | undefined, dark: string, fill?: string): string {
  const sign = (x: number, k: number) =>
    `<path transform="translate(${x} 86) scale(${k})" fill="${dark}" fill-rule="evenodd" d="${symbol}"/>`
  const size = String(n).length > 1 ? 38 : 54
  return (
    tab(fill) +
    digitsAt(n, 33, size > 40 ? 10 : 18, size, dark) +
    (letter ? sign(20, 1.25) + digits(letter, 40, 76, 20, dark) : sign(33, 1.5))
  )
}

/** A wavy piece of card paper across the foot of a card, from y down. */
export const band = (y: number, fill: string) => path(blob(`-8,${y + 4} 60,${y} 140,${y + 5} 208,${y} 208,300 -8,300`), fill)

interface TextLook {
  font?: 'Bona Nova' | 'Signika'
  anchor?: 'start' | 'middle' | 'end'
  most?: number // units of width at most: what is longer is set narrower
}
const escaped = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;')
/** About how wide a text will be; good enough to break lines and to narrow long names. */
const widthOf = (s: string, size: number, font: string) => s.length * size * (font === 'Signika' ? 0.5 : 0.52)
/** One line of words. */
export function text(x: number, y: number, size: number, s: string, fill: string, o: TextLook = {}): string {
  const font = o.font ?? 'Signika'
  const narrow = o.most && widthOf(s, size, font) > o.most ? ` textLength="${o.most}" lengthAdjust="spacingAndGlyphs"` : ''
  return (
    `<text x="${x}" y="${y}" font-family="${font}, sans-serif" font-weight="${font === 'Signika' ? 600 : 700}" font-size="${size}" ` +
    `fill="${fill}" text-anchor="${o.anchor ?? 'middle'}"${narrow} style="font-variant-numeric:lining-nums">${escaped(s)}</text>`
  )
}
/** The name of a card, in the type of titles. */
export const title = (x: number, y: number, size: number, s: string | undefined, fill: string, o: TextLook = {}) =>
  s ? text(x, y, size, s, fill, { font: 'Bona Nova', ...o }) : ''
/** A note broken into at most `rows` lines of `width`; the last one is cut if need be. */
export function note(
  x: number,
  y: number,
  size: number,
  s: string | undefined,
  fill: string,
  width: number,
  rows: number,
): string {
  if (!s) return ''
  const lines: string[] = ['']
  for (const word of s.split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
    if (widthOf(longer, size, 'Signika') <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, rows)
  if (lines.length > rows) shown[rows - 1] += '…'
  return shown.map((line, i) => text(x, y + i * size * 1.12, size, line, fill, { anchor: 'start', most: width })).join('')
}
