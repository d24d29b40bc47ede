/** Cards, tokens and heads as pictures, drawn once for each language: an address that every copy shares. */
import { cat } from '$page/art/cat'
import { deck } from '$page/art/deck'
import { asImage, at, circle, drawing, path } from '$page/art/draw'
import { swash, withGrain } from '$page/art/brush'
import { INK } from '$page/art/things'
import type { Words } from '$page/words/words'
import toml from '../cards.toml?raw'
import { back, cards, letters } from './cards'
import { anyTreat, bowl, token, type Food } from './art/food'
import { petHead } from './art/pets'
import * as props from './art/objects'

const BY_KEY = new Map(cards.map((card) => [card.key, card]))
const box = deck(toml)
const PETS = new Map([...box.cat, ...box.stray].map((entry) => [entry.key, entry]))
const RECONSTRUCTED = new Set(
  Object.values(box).flatMap((list) => list.filter(({ standing }) => standing === 'reconstructed').map(({ key }) => key)),
)
const drawn = new Map<string, string>()

/** Made once. */
function once(name: string, make: () => string): string {
  let address = drawn.get(name)
  if (!address) drawn.set(name, (address = asImage(make())))
  return address
}

/** The picture of a card; without a face the back. `named` leaves room for its name, which the page writes. */
export const faceOf = (face: string | undefined, words: Words, named = false) =>
  once(`${words.language} ${face ?? ''} ${named}`, () => {
    const card = face ? BY_KEY.get(face) : undefined
    const name = named ? { name: ' ' } : {}
    return card ? card.svg({ letters: letters(words), ...name, designed: RECONSTRUCTED.has(card.key) }) : back()
  })
/** All of them, to be drawn before they are dealt. */
export const pictures = (words: Words, named: boolean) => [
  tick,
  marker,
  ...cards.flatMap(({ key }) =>
    isPet(key)
      ? [() => faceOf(key, words, true), () => headOf(key)]
      : [() => faceOf(key, words, named), () => faceOf(key, words)],
  ),
]
export const isPet = (face: string | undefined) => face !== undefined && PETS.has(face)

const COLOURS = ['orange', 'black', 'white']
const IN_HAND = ['toy', 'costume', 'lost', 'bottle', 'catnip'] // none has the pattern of a cat's colour
/** The patterns of a cat's colours, or of the kind of thing that a paper stands for. Treats tell themselves apart by their shapes. */
export function patternsOf(face: string | undefined): readonly number[] | undefined {
  const colours = PETS.get(face ?? '')?.colours as readonly string[] | undefined
  if (colours) return colours.map((colour) => COLOURS.indexOf(colour))
  const kind = IN_HAND.indexOf(String(box.card.find(({ key }) => key === face)?.hand))
  return kind < 0 ? undefined : [COLOURS.length + kind]
}

export const coloursOf = (face: string) => (PETS.get(face)?.colours as string[] | undefined) ?? []

/** What a cat wants: treats of its card, or how many of any kind. */
export function wantsOf(face: string | undefined): readonly Food[] | null {
  const eats = PETS.get(face ?? '')?.eats
  return Array.isArray(eats) ? (eats as Food[]) : null
}

export const tokenOf = (food: Food, words: Words) =>
  once(`${words.language} token ${food}`, () =>
    drawing(100, 100, () => withGrain(1, () => token(food, words(`letter-${food}`)))),
  )
export const anyOf = () => once('any', () => drawing(100, 122, () => anyTreat()))
export const bowlPicture = () => once('bowl', () => drawing(100, 100, () => bowl()))

/** The head of a cat in a row of cats. */
export const headOf = (face: string) =>
  once(`head ${face}`, () => drawing(120, 120, () => at(60, 64, 0.84, petHead(face, coloursOf(face)))))

/** The cat marker: it sits where it likes. */
export const marker = () =>
  once('marker', () =>
    drawing(200, 200, () =>
      withGrain(1, () => cat({ pose: 'sit', coat: 'solid', mood: 'curious', edge: '#fff3dc', detail: 1 })),
    ),
  )

const THINGS = { catnip: props.catnip, tokens: props.coin }
/** What is no card and no treat. */
export const thingOf = (thing: keyof typeof THINGS) => once(`thing ${thing}`, () => drawing(100, 100, () => THINGS[thing]()))

/** An arrow along a line of cards. */
export const arrow = (down: boolean) =>
  '<svg viewBox="0 0 24 24" aria-hidden="true">' +
  '<g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"' +
  (down ? ' transform="rotate(90 12 12)">' : '>') +
  '<path d="M4 12.2c5 .3 10-.4 15.4-.1M13.4 5.6c1.8 2.4 3.8 4.4 6.2 6.4-2.300 1.900-4.400 4-6.100 6.500"/></g></svg>'
/** A tick: this one will be fed. */
export const tick = () =>
  once('tick', () =>
    drawing(
      24,
      24,
      () =>
        circle(12, 12, 11, '#3f6f2a') +
        path(swash('6,12 10,17 18,7', 3.4), '#fffaf0') +
        path('M6 12.500l4 4.500 8-9.500-1.500-1.200-6.600 7.400-2.500-2.600z', '#fffaf0'),
    ),
  )
export { INK }
