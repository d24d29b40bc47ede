/** The cards of Najlepsza gra o kotach. */
import { digits, digitsAt, digitsWidth } from '$page/art/digits'
import { deck, type Entry } from '$page/art/deck'
import { at, circle, each, ellipse, path, rect } from '$page/art/draw'
import { band, card, note, tab, title, type CardArt, type CardWords } from '$page/art/frame'
import type { Words } from '$page/words/words'
import { catHead } from '$page/art/cat'
import { blob, drop, withGrain } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, rays, spark, star, wallpaper } from '$page/art/things'
import toml from '../cards.toml?raw'
import { anyTreat, bowl, foodArt, want, type Food } from './art/food'
import { figure, petOf } from './art/pets'
import * as props from './art/objects'

type Colour = 'black' | 'orange' | 'white'
export const COLOUR: Record<Colour, { chip: string; ink: string }> = {
  black: { chip: '#2d2944', ink: '#fff5e3' },
  orange: { chip: '#e28737', ink: '#5a2a08' },
  white: { chip: '#fffaf0', ink: '#3a3350' },
}
/** A cat's colour as a chip of radius r: paper and letter. */
export const chip = (colour: Colour, x: number, y: number, r: number, letter?: string) =>
  circle(x, y, r, INK) +
  circle(x, y, r - 1.6, COLOUR[colour].chip) +
  (letter ? digitsAt(letter, x, y - r * 0.5, r, COLOUR[colour].ink) : '')

interface Ability {
  per?: string
  colour?: Colour
  points?: number
  most_fed?: number
  catnip?: number
  delicacies?: number
}
/** What a fed cat does besides, as a picture of 60 x 49: what it is paid for. */
function abilityArt(ability: Ability, words: CardWords): string {
  const letters = words.letters ?? {}
  if (ability.per === 'colour') return chip(ability.colour!, 24, 24, 20, letters[ability.colour!])
  if (ability.per === 'set')
    return (['black', 'orange', 'white'] as const).map((c, i) => chip(c, 12 + i * 15, 24, 12, letters[c])).join('')
  if (ability.per === 'costume') return at(2, 1, 0.46, props.costume())
  if (ability.per === 'toy') return at(0, 0, 0.3, props.yarn()) + at(24, 18, 0.32, props.mouse())
  if (ability.per === 'treat') return at(0, 2, 0.44, bowl())
  if (ability.per === 'eater')
    return (
      at(0, 14, 0.36, bowl()) +
      at(
        40,
        18,
        0.22,
        withGrain(1, () => catHead({ coat: 'solid', detail: 0 })),
      )
    )
  if (ability.catnip) return at(0, 0, 0.48, props.catnip())
  if (ability.delicacies) return at(0, 0, 0.46, foodArt('delicacy'))
  return (
    path(star(24, 24, 23, 8, 0.72), '#f2b73a') +
    at(
      24,
      29,
      0.24,
      withGrain(1, () => catHead({ coat: 'solid', detail: 0, mood: 'happy' })),
    )
  ) // most fed cats
}
/** How an ability is paid: points for each, or points more, or a number of things. */
function abilityRate({ points, most_fed, catnip, delicacies }: Ability): string {
  if (most_fed) return `+${most_fed}`
  if (catnip || delicacies) return `${catnip ?? delicacies}×`
  return `${points}×`
}

/** A cat or a stray in its room. */
function pet(entry: Entry, stray: boolean, words: CardWords): string {
  const colours = entry.colours as Colour[]
  const points = entry.points as number
  const ability = entry.ability as Ability | undefined
  const look = petOf(entry.key, colours)
  const paper = stray ? '#f3dfbd' : '#fffaf0'
  const down = words.name ? 0 : 24 // without its name the room is taller
  const scene = () => {
    const body = at(18, 30 + (look.low ?? 0), 0.82, figure(look))
    return (
      rect(0, 0, 200, 280, look.room.wall) +
      (look.room.bare ? '' : wallpaper(mix(look.room.wall, '#fff6e0', 0.3))) +
      at(0, down, 1, look.room.back() + (look.cat.flip ? at(200, 0, 1, body, 0, -1) : body) + (look.room.front?.() ?? '')) +
      band(words.name ? 183 : 208, paper)
    )
  }
  const wants = () => {
    const eats = entry.eats as Food[] | { any: string; most?: number }
    if (Array.isArray(eats)) return eats.map((food, i) => at(13 + i * 43, 219, 0.4, want(food, words.letters?.[food]))).join('')
    const most = eats.any === 'one' ? 1 : eats.any === 'alike' ? eats.most! : 0
    const rate = most ? (most > 1 ? `1−${most}` : '1') : '1+'
    return at(13, 219, 0.4, anyTreat()) + digits(rate, 57, 235, most > 1 ? 17 : 22, INK)
  }
  const index = () => {
    const rate = points || !ability ? String(points) : abilityRate(ability)
    const size = rate.length > 1 ? 36 : 50
    return (
      tab(paper) +
      digitsAt(rate, 33, size > 40 ? 12 : 20, size, '#7d2a20') +
      colours
        .map((c, i) =>
          chip(
            c,
            33 + (i - (colours.length - 1) / 2) * (colours.length > 2 ? 19 : 22),
            86,
            colours.length > 2 ? 11 : 13,
            words.letters?.[c],
          ),
        )
        .join('')
    )
  }
  const earns = () => {
    if (!ability) return ''
    const rate = abilityRate(ability)
    const w = digitsWidth(rate, 22)
    return digits(rate, 134 - w, 233, 22, '#7d2a20') + at(138, 221, 0.9, abilityArt(ability, words))
  }
  return card(
    stray ? '#c99f6b' : '#fffaf0',
    scene,
    () => index() + title(14, 211, 24, words.name, INK, { anchor: 'start', most: 172 }) + wants() + earns(),
    words,
  )
}

interface Thing {
  paper: string
  art: () => string
  sign: () => string // what the small tab shows, 58 x 66
}
const tabArt = (art: () => string) => () => at(7, 9, 0.44, art())
const toy = (art: () => string): Thing => ({ paper: '#b83f63', art, sign: tabArt(art) })
/** Everything in the flat that is not a cat. */
const THINGS: Record<string, Thing> = {
  mouse: toy(props.mouse),
  yarn: toy(props.yarn),
  tower: toy(props.tower),
  rod: toy(props.rod),
  post: toy(props.post),
  costume: { paper: '#d98aa2', art: props.costume, sign: tabArt(props.costume) },
  lost_cat: { paper: '#8d86a0', art: props.lostCat, sign: tabArt(props.lostCat) },
  bottle: { paper: '#3f8fa0', art: props.bottle, sign: tabArt(props.bottle) },
  catnip: { paper: '#6f9440', art: props.catnip, sign: tabArt(props.catnip) },
}
const FOOD_PAPER: Record<Food, string> = { chicken: '#c46f35', tuna: '#5f9aaa', milk: '#a99cc0', delicacy: '#e0a92e' }
function treat(gives: readonly Food[]): Thing {
  const food = gives[0]
  const many = gives.length > 1
  return {
    paper: FOOD_PAPER[food],
    art: () => (many ? at(-16, -8, 0.82, foodArt(food)) + at(28, 20, 0.82, foodArt(food)) : foodArt(food)),
    sign: () => digitsAt(`×${gives.length}`, 28, 16, 32, mix(FOOD_PAPER[food], INK, 0.6)),
  }
}
function thing(look: Thing, words: CardWords): string {
  const wall = mix(look.paper, '#fff3dc', 0.62)
  const down = words.name ? 0 : 26
  return card(
    look.paper,
    () =>
      rect(0, 0, 200, 280, wall) +
      wallpaper(mix(wall, look.paper, 0.4), 200, 200) +
      rect(0, 176 + down, 200, 110, mix(look.paper, '#7b5138', 0.45)) +
      ellipse(108, 194 + down, 58, 8, INK, 'opacity=".25"') +
      at(40, 62 + down, 1.34, look.art()) +
      (words.name ? band(204, '#fffaf0') : ''),
    () =>
      tab('#fffaf0', true) +
      look.sign() +
      title(14, 234, 24, words.name, INK, { anchor: 'start', most: 172 }) +
      note(14, 257, 18, words.note, mix(look.paper, INK, 0.72), 150, 1),
    words,
  )
}

/** The back of the main deck: a cat's face on a kilim. */
export const back = (words: CardWords = {}) => weave('#8f3528', '#a8412f', '#e0a95a', words)
/** The back of the strays. */
export const strayBack = (words: CardWords = {}) => weave('#23706f', '#2f8a86', '#f3dfbd', words)
const weave = (border: string, ground: string, thread: string, words: CardWords) =>
  card(
    border,
    () =>
      rect(0, 0, 200, 280, ground) +
      path(
        each(9, (j) =>
          each(6, (i) => drop(20 + i * 32 + (j % 2) * 16, 14 + j * 31, 20 + i * 32 + (j % 2) * 16, 28 + j * 31, 4)),
        ),
        border,
      ) +
      path(rays(100, 140, 16, 84, 68, 5) + each(4, (i) => spark(i % 2 ? 168 : 32, i < 2 ? 36 : 244, 12)), thread) +
      circle(100, 140, 60, thread) +
      circle(100, 140, 53, border) +
      path(blob('60,150! 100,176 140,150! 128,184 100,192 72,184'), ground) +
      at(
        100,
        150,
        0.72,
        withGrain(2, () => catHead({ coat: 'solid', mood: 'calm', detail: 1 })),
      ),
    () => '',
    words,
  )

const box = deck(toml)
const look = (entry: Entry) => THINGS[entry.key] ?? treat((entry.gives as Food[] | undefined) ?? ['delicacy'])
export const cards: CardArt[] = [
  ...box.cat.map((entry) => ({ key: entry.key, svg: (words: CardWords = {}) => pet(entry, false, words) })),
  ...box.stray.map((entry) => ({ key: entry.key, svg: (words: CardWords = {}) => pet(entry, true, words) })),
  ...box.card.map((entry) => ({ key: entry.key, svg: (words: CardWords = {}) => thing(look(entry), words) })),
]

/** The index letters of colours and treats in the reader's language. */
export function letters(words: Words): Record<string, string> {
  const of = (key: string) => words(key)
  return {
    black: of('colours-1'),
    orange: of('colours-2'),
    white: of('colours-4'),
    chicken: of('letter-chicken'),
    tuna: of('letter-tuna'),
    milk: of('letter-milk'),
  }
}
