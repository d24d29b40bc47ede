/** Goals: what is counted, as a picture. */
import type { Entry } from '$page/art/deck'
import { digitsAt } from '$page/art/digits'
import { at, circle, each, path, rect } from '$page/art/draw'
import { band, card, note, title, type CardWords } from '$page/art/frame'
import { blob, drop, ribbon } from '$page/art/brush'
import { INK, spark } from '$page/art/things'
import { curseArt } from './curses'
import { ING, ingredient, type Ing } from './ingredients'
import { LEVEL, PARCHMENT, WOOD, badge, blank, book, chip, claws } from './cardParts'

const cardsRow = (n: number, same: boolean, y = 120) =>
  each(n, (i) =>
    chip(
      same ? 'companion' : (['artefact', 'companion', 'elixir', 'scroll'] as const)[i % 4],
      100 - (n * 40 - 4) / 2 + i * 40,
      y,
    ),
  )
function goalPicture(entry: Entry): string {
  const per = entry.per as Ing | undefined
  if (per && per in ING) return at(50, 92, 1, ingredient(per))
  const conditions = (entry.if as string[] | undefined) ?? []
  return conditions
    .map((condition, i) => {
      const [, what, sign, number] = /^(\w+) ([<>]=) (\d+)$/.exec(condition)!
      const n = +number
      const y = conditions.length > 1 ? 92 + i * 66 : 120
      if (what === 'same') return cardsRow(n, true, y)
      if (what === 'kinds') return cardsRow(Math.min(n, 4), false, y)
      if (what === 'pairs') return pairs(y)
      if (what === 'cards')
        return (
          each(Math.min(n, 6), (j) => blank(100 - (Math.min(n, 6) - 1) * 11 + j * 22, y + 4, (j - 2) * 5)) +
          digitsAt(sign === '>=' ? `${n}+` : `0−${n}`, 100, y + 34, 26, WOOD)
        )
      if (what === 'bare') return book(100, y + 30, true)
      if (what === 'curses') return claws(n, 92, y + 6, '#74202a') + at(66, y - 16, 0.34, curseArt('kanapkowce'))
      if (what === 'surplus')
        return at(
          100,
          y + 20,
          1,
          path(blob('-15,-21! 15,-21! 15,21! -15,21!', 0.4), '#c99f6b') +
            path(ribbon('-26,20 0,0 26,-20', [6, 8, 6]), '#a8412f'),
        )
      if (what === 'levels')
        return each(
          n,
          (j) =>
            circle(46 + j * 54, y + 24, 24, LEVEL[j % 3].paper) +
            claws(j + 1, 46 + j * 54 - 5 - j * 6.5, y + 13, j === 2 ? '#f6e7c6' : INK),
        )
      return path(spark(100, y + 24, 30), '#c98a2a')
    })
    .join('')
}
const pairs = (y: number) => [20, 56, 110, 146].map((x, i) => chip(i < 2 ? 'scroll' : 'artefact', x, y)).join('')
export function goalCard(entry: Entry, words: CardWords): string {
  return card(
    '#1f7d80',
    () =>
      rect(0, 0, 200, 280, '#efd9a8') +
      path(
        each(7, (j) =>
          each(6, (i) => drop(16 + i * 34 + (j % 2) * 17, 20 + j * 38, 16 + i * 34 + (j % 2) * 17, 32 + j * 38, 3)),
        ),
        '#e6cb92',
      ) +
      path(blob('18,66 100,58 182,66! 178,150 184,222! 100,230 16,222! 22,146'), PARCHMENT) +
      at(-8, -11.5, 1.08, goalPicture(entry)) +
      (words.name || words.note ? band(words.note ? 200 : 228, PARCHMENT) : ''),
    () =>
      badge(entry.points as number, 100, 40, 1.05) +
      (entry.per
        ? path('M136 34 142 28 148 34 154 28 158 32 152 38 158 44 154 48 148 42 142 48 138 44 144 38z', '#7d2a20')
        : '') +
      title(100, words.note ? 224 : 258, 21, words.name, WOOD, { most: 172 }) +
      note(16, 243, 15, words.note, INK, 168, 2),
    words,
  )
}
