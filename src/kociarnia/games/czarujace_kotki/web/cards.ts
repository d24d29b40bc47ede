/** The cards of Czarujące kotki. Magic is always moon paper, never a glow. */
import { catHead } from '$page/art/cat'
import type { Entry } from '$page/art/deck'
import { digitsAt } from '$page/art/digits'
import { at, circle, each, ellipse, path, rect } from '$page/art/draw'
import { band, card, note, tab, title, type CardArt, type CardWords } from '$page/art/frame'
import { blob, drop, withGrain } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, MOON, rays, shelf, spark } from '$page/art/things'
import { curseArt } from './art/curses'
import { ING, ingGlyph, ingredient, type Ing } from './art/ingredients'
import { kitten, KITTENS } from './art/kittens'
import { chaosCard, ruleCard, specialCard } from './art/chaos'
import { goalCard } from './art/goals'
import { LEVEL, PARCHMENT, WALL, badge, box, byLetter, chip, claws, lettered, letterOf, table } from './art/cardParts'
import { spellGlyph, spellSeal } from './art/spells'

export { chip } from './art/cardParts'
export { spellGlyph, spellSeal, spellToken } from './art/spells'

function ingredientCard(key: Ing, words: CardWords): string {
  const I = ING[key]
  const down = words.name ? 0 : 18
  return card(
    I.paper,
    () =>
      rect(0, 0, 200, 280, mix(I.dark, INK, 0.45)) +
      shelf(96, 7, 74) +
      table(214 + down) +
      at(
        0,
        down,
        1,
        path(blob('104,118 150,130 168,168 150,208 104,220 58,208 40,168 58,130'), mix(I.paper, '#fff6e0', 0.5)) +
          path(rays(104, 168, 12, 74, 64, 3), MOON) +
          ellipse(110, 220, 52, 7, INK, 'opacity=".4"') +
          at(48, 106, 1.16, ingredient(key)) +
          path(spark(46, 128, 6) + spark(170, 118, 8) + spark(160, 214, 5), '#fff3d0'),
      ) +
      (words.name ? band(231, PARCHMENT) : ''),
    () =>
      tab(PARCHMENT) +
      digitsAt(letterOf(key), 33, 12, 48, I.dark) +
      path(ingGlyph(key), I.dark, 'fill-rule="evenodd" transform="translate(33 86) scale(1.5)"') +
      title(100, 262, 25, words.name, I.dark, { most: 170 }),
    words,
  )
}

/** A curse: its level as claws and border, what it needs as chips, what it is worth as a seal. */
function curseCard(entry: Entry, words: CardWords): string {
  const level = entry.level as number
  const { paper, dark } = LEVEL[level - 1]
  const needs = [...(entry.needs as string)].map((letter) => byLetter.get(letter)!)
  const bonus = entry.bonus as Ing | undefined
  const each1 = (entry.bonus_points as number | undefined) ?? 1
  const from = 100 - (needs.length * 42 - 6) / 2
  return card(
    paper,
    () =>
      rect(0, 0, 200, 280, WALL) +
      shelf(84, entry.key.length + 1) +
      rect(0, 144, 200, 60, '#4a3458') +
      at(12, bonus ? 26 : 40, 0.77, curseArt(entry.key)) +
      path(spark(24, 112, 5) + spark(182, 128, 6) + spark(170, 170, 4), MOON) +
      path(
        blob(bonus ? '-6,186 60,182 140,187 206,182 206,290 -6,290' : '-6,206 60,202 140,207 206,202 206,290 -6,290'),
        PARCHMENT,
      ),
    () =>
      path('M0 0H200V38C140 42 60 36 0 41Z', PARCHMENT) +
      title(14, 29, 22, words.name, mix(dark, INK, 0.3), { anchor: 'start', most: 152 - level * 13 }) +
      claws(level, 184 - level * 13, 10, dark) +
      badge(entry.points as number, 168, 70) +
      needs.map((k, i) => chip(k, from + i * 42, bonus ? 190 : 213)).join('') +
      (bonus
        ? digitsAt(`+${each1}`, 84, 247, 17, '#5a3a1e') +
          path('M100 252h8v3h-8zM100 258h8v3h-8z', '#5a3a1e') +
          chip(bonus, 114, 241, 0.58)
        : ''),
    words,
  )
}

function kittenCard(entry: Entry, words: CardWords): string {
  const look = KITTENS[entry.key]
  const cloth = look?.cloth ?? '#a8412f'
  return card(
    cloth,
    () =>
      rect(0, 0, 200, 280, WALL) +
      shelf(66, entry.key.length * 3, 70) +
      shelf(132, entry.key.length * 5) +
      table(212) +
      path(blob('20,214 100,206 184,214! 180,232 100,238 24,232'), mix(cloth, INK, 0.3)) +
      at(18, 56, 0.86, kitten(entry.key)) +
      path(spark(30, 150, 8) + spark(178, 110, 10) + spark(164, 84, 5), MOON) +
      (words.name || words.note ? band(words.note ? 206 : 228, PARCHMENT) : ''),
    () =>
      tab(PARCHMENT) +
      at(8, 8, 0.5, spellGlyph(entry.unique as string, mix(cloth, INK, 0.3))) +
      path(spark(33, 86, 12), mix(cloth, INK, 0.2)) +
      title(100, words.note ? 234 : 260, 25, words.name, mix(cloth, INK, 0.4), { most: 172 }) +
      note(16, 252, 15, words.note, INK, 168, 2),
    words,
  )
}

// --- backs

const bookCover = (cover: string, dark: string, emblem: () => string, words: CardWords) =>
  card(
    dark,
    () =>
      rect(0, 0, 200, 280, cover) +
      path(
        each(9, (j) =>
          each(6, (i) => drop(20 + i * 32 + (j % 2) * 16, 14 + j * 31, 20 + i * 32 + (j % 2) * 16, 26 + j * 31, 3.4)),
        ),
        mix(cover, dark, 0.5),
      ) +
      path(
        each(4, (i) =>
          i % 2 ? `M191 ${i < 2 ? 9 : 271}h-44l44 ${i < 2 ? 44 : -44}z` : `M9 ${i < 2 ? 9 : 271}h44l-44 ${i < 2 ? 44 : -44}z`,
        ),
        '#c98a2a',
      ) +
      circle(100, 140, 58, '#c98a2a') +
      circle(100, 140, 51, dark) +
      emblem(),
    () => '',
    words,
  )
/** The back of the ingredient deck. */
export const back = (words: CardWords = {}) =>
  bookCover(
    '#6e3f66',
    '#4a2848',
    () =>
      path(rays(100, 140, 12, 48, 38, 5), MOON) +
      circle(100, 140, 36, MOON) +
      at(
        100,
        148,
        0.46,
        withGrain(1, () => catHead({ coat: 'solid', base: '#4a2848', mood: 'sleepy', detail: 0 })),
      ),
    words,
  )
/** The back of the curses. */
export const curseBack = (words: CardWords = {}) =>
  bookCover(
    '#2f5a4a',
    '#1d3a34',
    () =>
      path(
        each(3, (i) => drop(78 + i * 20, 176, 92 + i * 20, 104, 9)),
        '#b5cd8f',
      ),
    words,
  )
/** The back of the goals. */
export const goalBack = (words: CardWords = {}) =>
  bookCover(
    '#1f7d80',
    '#14565a',
    () =>
      path(blob('100,104 126,112 138,140 126,168 100,178 74,168 62,140 74,112'), PARCHMENT) +
      digitsAt('?', 100, 112, 58, '#14565a'),
    words,
  )

const drawn = (list: string, svg: (entry: Entry, words: CardWords) => string): CardArt[] =>
  (box[list] ?? []).map((entry) => ({
    key: entry.key,
    svg: (words = {}) => lettered(words.letters ?? {}, () => svg(entry, words)),
  }))
export const cards: CardArt[] = [
  ...drawn('ingredient', (entry, words) => ingredientCard(entry.key as Ing, words)),
  ...drawn('special', specialCard),
  ...drawn('curse', curseCard),
  ...drawn('kitten', kittenCard),
  ...drawn('spell', (entry) => spellSeal(entry.key, entry.unique === true)).map((art) => ({ ...art, wide: 100, tall: 100 })),
  ...drawn('goal', goalCard),
  ...drawn('rule', ruleCard),
  ...drawn('chaos', chaosCard),
]
