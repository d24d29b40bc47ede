/** Cards as pictures, drawn once for each language: an address that every copy of a card shares. */
import { asImage, drawing, path } from '$page/art/draw'
import { digitsAt } from '$page/art/digits'
import { drop } from '$page/art/brush'
import { MOON } from '$page/art/things'
import type { Words } from '$page/words/words'
import { back, cards } from './cards'

const BY_KEY = new Map(cards.map((card) => [card.key, card]))
const LETTERED = /^[A-Z]$/ // the index letters that are cut from paper
const drawn = new Map<string, string>()

/** The address of a card's picture; without a face its back, the nine. */
export function faceOf(face: string | undefined, words: Words): string {
  const key = face || 'nine'
  const letter = words.knows(`sign-${key}`) ? words(`sign-${key}`).charAt(0) : ''
  const name = key + letter
  let address = drawn.get(name)
  if (!address) {
    const card = BY_KEY.get(key)
    address = asImage(card && face ? card.svg(LETTERED.test(letter) ? { letter } : {}) : back())
    drawn.set(name, address)
  }
  return address
}

const COLOURS = ['blue', 'yellow', 'green', 'pink']
/** The pattern of a cat's colour; of nothing else. */
export function patternOf(face: string): number | undefined {
  const colour = COLOURS.findIndex((name) => face.startsWith(name))
  return colour < 0 ? undefined : colour
}

/** All of them, to be drawn before they are dealt. */
export const pictures = (words: Words) => [
  () => STRIP,
  () => TOP_NINE,
  ...['', ...BY_KEY.keys()].map((face) => () => faceOf(face, words)),
]

/** The strip of a nine that lies under another card: its ×2. */
export const STRIP = asImage(
  drawing(
    200,
    36,
    () =>
      path('M0 0H200V36H0z', MOON) +
      path(
        [0, 1, 2].map((i) => drop(24 + i * 14, 27, 24 + i * 14, 11, 4) + drop(176 - i * 14, 27, 176 - i * 14, 11, 4)).join(''),
        '#c58f3a',
      ) +
      digitsAt('×2', 100, 5, 26, '#231d36'),
  ),
)

/** A nine on top of a land. */
export const TOP_NINE = asImage(back({}, true))
