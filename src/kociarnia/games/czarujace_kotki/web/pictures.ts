/** What the board shows as pictures: each is drawn once and shared by every copy. */
import { digitsAt } from '$page/art/digits'
import { asImage, at, circle, drawing, ellipse, path, rect } from '$page/art/draw'
import { blob, swash, withGrain } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, MOON, shelf, spark } from '$page/art/things'
import type { Words } from '$page/words/words'
import { back, cards, curseBack, goalBack, spellSeal, spellToken } from './cards'
import { curseArt } from './art/curses'
import { ING, ingGlyph, ingredient, type Ing } from './art/ingredients'
import { LEVEL, PARCHMENT, WALL, box, lettered, letterOf } from './art/cardParts'
import { kitten, professor } from './art/kittens'

const GHOST = '#76583a'

/** A drawing that is stretched to whatever it is put behind. */
const elastic = (svg: string) => svg.replace('<svg ', '<svg preserveAspectRatio="none" ')
const drawn = new Map<string, string>()
function once(name: string, draw: () => string): string {
  let address = drawn.get(name)
  if (!address) drawn.set(name, (address = asImage(draw())))
  return address
}

const lettersOf = (words: Words) => Object.fromEntries(box.ingredient.map(({ key }) => [key, words(`letter-${key}`)]))
/** A drawing with index letters, once for each language. */
const onceIn = (words: Words, name: string, draw: () => string) =>
  once(`${name} ${words.language}`, () => lettered(lettersOf(words), draw))

/** A whole card; without a face the back of the ingredient deck. But for letters nothing is written on it: the page says it. */
export const cardPicture = (face: string, words: Words) =>
  onceIn(words, `card ${face}`, () => cards.find(({ key }) => key === face)?.svg({ letters: lettersOf(words) }) ?? back())
export const curseBackPicture = () => once('curse back', () => curseBack())
export const goalBackPicture = () => once('goal back', () => goalBack())
export const tokenPicture = () => once('token', spellToken)
export const sealPicture = (key: string, used: boolean) =>
  once(`seal ${key} ${used}`, () => spellSeal(key, box.spell?.find((entry) => entry.key === key)?.unique === true, used))
export const kittenPicture = (key: string) =>
  once(`kitten ${key}`, () => drawing(200, 226, () => withGrain(1, () => kitten(key)), { from: [0, -22] }))
export const professorPicture = () => once('professor', () => drawing(200, 200, () => withGrain(1, professor)))

/** An ingredient as a tile of 100 x 100: paper, picture, letter. */
export const tilePicture = (kind: Ing, words: Words) =>
  onceIn(words, `tile ${kind}`, () =>
    drawing(100, 100, () => {
      const I = ING[kind]
      return (
        rect(0, 0, 100, 100, I.paper) +
        path(blob('56,18 86,28 96,58 84,88 54,96 24,86 14,58 26,28'), mix(I.paper, '#fff6e0', 0.5)) +
        ellipse(56, 90, 30, 5, INK, 'opacity=".3"') +
        at(20, 20, 0.74, ingredient(kind)) +
        path('M0 0H37C39 16 38 30 36 41C24 43 12 42 0 43Z', PARCHMENT) +
        digitsAt(letterOf(kind), 18, 7, 28, I.dark)
      )
    }),
  )
const KINDS = Object.keys(ING)
/** The pattern of an ingredient, by its kind; of no other card. */
export function patternOf(kind: string | undefined): number | undefined {
  const at = KINDS.indexOf(kind ?? '')
  return at < 0 ? undefined : at
}
/** The same, not there yet: an outline of what is missing. */
export const ghostPicture = (kind: Ing, words: Words) =>
  onceIn(words, `ghost ${kind}`, () =>
    drawing(
      100,
      100,
      () =>
        path(ingGlyph(kind), GHOST, 'fill-rule="evenodd" transform="translate(66 62) scale(2.3)"') +
        digitsAt(letterOf(kind), 24, 14, 36, GHOST),
    ),
  )
/** A demand of a curse, 40 x 52. */
export const chipPicture = (kind: Ing, words: Words) =>
  onceIn(words, `chip ${kind}`, () =>
    drawing(
      40,
      52,
      () =>
        path(blob('4,1 20,0 36,1 40,6 40,26 40,47 36,51 20,52 4,51 0,47 0,26 0,6', 0.7), ING[kind].paper) +
        path(ingGlyph(kind), ING[kind].on, 'fill-rule="evenodd" transform="translate(20 16) scale(1.25)"') +
        digitsAt(letterOf(kind), 20, 29, 20, ING[kind].on),
    ),
  )
/** A curse in its window, 200 x 140. */
export const cursePicture = (key: string) =>
  once(`curse ${key}`, () =>
    drawing(
      200,
      140,
      () =>
        rect(0, 0, 200, 140, WALL) +
        shelf(52, key.length + 1) +
        rect(0, 108, 200, 40, '#4a3458') +
        at(
          26,
          -8,
          0.74,
          withGrain(1, () => curseArt(key)),
        ) +
        path(spark(20, 70, 6) + spark(182, 84, 7) + spark(172, 30, 4), MOON),
    ),
  )
export const levelOf = (key: string) => LEVEL[Number(box.curse?.find((entry) => entry.key === key)?.level ?? 1) - 1]
export const clawsOf = (key: string) => Number(box.curse?.find((entry) => entry.key === key)?.level ?? 1)

/** An open book, 200 x 140: two pages, the fold, a ribbon. Stretched to whatever lies on it. */
export const bookPicture = () =>
  once('book', () =>
    elastic(
      drawing(
        200,
        140,
        () =>
          path(blob('4,14! 50,4 100,12! 150,4 196,14! 198,132! 150,126 100,138! 50,126 2,132!', 0.6), '#7a4a2c') +
          path(blob('8,11! 52,2 100,10! 148,2 192,11! 193,126! 148,120 100,131! 52,120 7,126!', 0.6), '#e3cb98') +
          path(blob('11,8! 54,0 100,8! 146,0 189,8! 189,120! 146,115 100,126! 54,115 11,120!', 0.6), PARCHMENT) +
          path(swash('100,9 101,66 100,125', 3.4), '#b98f5c') +
          path(swash('93,14 94,66 93,118', 1.6) + swash('107,14 106,66 107,118', 1.6), '#d9bd8a'),
      ),
    ),
  )
/** The cover of a closed book, 200 x 140, stretched to whatever room there is; its emblem is not. */
export const closedBookPicture = () =>
  once('closed book', () =>
    elastic(
      drawing(
        200,
        140,
        () =>
          path(blob('8,8! 100,4 192,8! 194,130! 100,134 6,130!', 0.5), '#4a2848') +
          path(blob('14,12! 100,9 186,12! 187,122! 100,126 13,122!', 0.5), '#6e3f66') +
          path('M14 12h26l-26 18zM186 12h-26l26 18zM13 122h26l-26-18zM187 122h-26l26-18z', '#c98a2a'),
      ),
    ),
  )
export const emblemPicture = () =>
  once('emblem', () =>
    drawing(60, 60, () => circle(30, 30, 30, '#c98a2a') + circle(30, 30, 25, '#4a2848') + path(spark(30, 30, 18), MOON)),
  )
/** The door of the library, 200 x 260, with the professor in the corridor: the nearer, the larger. */
export const doorPicture = (near: number) =>
  once(`door ${near}`, () =>
    drawing(200, 260, () => {
      const k = 0.26 + near * 0.17
      return (
        path(blob('8,262! 8,90 40,22 100,4 160,22 192,90 192,262!', 0.8), '#5a3a2c') +
        path(blob('24,262! 24,94 52,38 100,22 148,38 176,94 176,262!', 0.8), '#231629') +
        path(blob('60,262! 84,190 116,190 140,262!', 0.5), '#4a3458') +
        path(blob('78,196! 80,140 100,122 120,140 122,196!', 0.6), '#3b2a4a') +
        ellipse(100, 212 + near * 11, 40 * k + 14, 6 * k + 3, INK, 'opacity=".5"') +
        at(100 - 100 * k, 206 + near * 11 - 176 * k, k, withGrain(1, professor)) +
        path(spark(36, 60, 6) + spark(166, 70, 7), MOON)
      )
    }),
  )
/** The wall of the library, behind everything: shelves with books, 1200 x 420, repeated. */
export const shelvesPicture = (wall: string) =>
  once(`shelves ${wall}`, () =>
    drawing(400, 240, () => rect(0, 0, 400, 240, wall) + shelf(74, 3, 0, 400) + shelf(154, 8, 0, 400) + shelf(234, 5, 0, 400)),
  )

/** Whatever may come to the table in the course of a match, to be drawn before it comes. */
export const pictures = (words: Words) => [
  ...box.ingredient.flatMap(({ key }) => [
    () => tilePicture(key as Ing, words),
    () => chipPicture(key as Ing, words),
    () => ghostPicture(key as Ing, words),
  ]),
  ...box.curse.map(
    ({ key }) =>
      () =>
        cursePicture(key),
  ),
  ...cards.map(
    ({ key }) =>
      () =>
        cardPicture(key, words),
  ),
  ...box.spell.flatMap(({ key }) => [() => sealPicture(key, false), () => sealPicture(key, true)]),
  closedBookPicture,
  emblemPicture,
  tokenPicture,
  ...[0, 1, 2, 3, 4].map((near) => () => doorPicture(near)),
]

/** The name of a card's picture for a reader. */
export const nameOf = (key: string, words: Words) => words(`card-${key}`)
