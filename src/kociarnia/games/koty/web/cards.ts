/** The cards of Koty. */
import { cat, catHead } from '$page/art/cat'
import { digits, digitsAt } from '$page/art/digits'
import { deck, type Entry } from '$page/art/deck'
import { at, circle, each, fresh, path, rect, spots } from '$page/art/draw'
import { band, card, index, tab, text, type CardArt, type CardWords } from '$page/art/frame'
import { blob, drop, num, ribbon, swash, withGrain } from '$page/art/brush'
import { mix, paper } from '$page/art/paper'
import { BLACK, INK, MOON, crescent, fir, raven, ravenFlight, ravenPip, rays, spark, star, stars } from '$page/art/things'
import toml from '../cards.toml?raw'
import { heap } from './art/catHeaps'
import { bat, dragon, moth, owl } from './art/nightBeasts'
import { SUIT, type Colour } from './art/suits'

/** A cat card: n cats dream under the lamp of their colour. */
function cats(colour: Colour, n: number, words: CardWords): string {
  const suit = SUIT[colour]
  const bed = () =>
    path(blob('-10,256 40,246 100,252 160,246 210,254 210,290 -10,290'), mix(suit.paper, INK, 0.25)) +
    path(
      each(9, (i) => drop(14 + i * 22, 262 + (i % 2) * 5, 20 + i * 22, 270 + (i % 2) * 5, 2.6)),
      suit.tints[2],
    )
  return card(
    suit.paper,
    () => rect(0, 0, 200, 280, suit.bg) + suit.sky() + bed() + heap(n, suit),
    () => index(n, suit.symbol(), words.letter, suit.dark),
    words,
  )
}

/** The raven comes over the roofs, in front of the moon. */
function ravenCard(words: CardWords): string {
  const roofs =
    '-8,232 20,222 34,236! 34,214! 52,200! 70,214! 70,230! 96,226 104,232! 104,212! 128,192! 150,212! 150,228! 176,222 208,234 ' +
    '208,290 -8,290'
  return card(
    BLACK,
    () =>
      rect(0, 0, 200, 280, '#57407a') +
      circle(122, 116, 68, '#f4d9a6') +
      stars(16, 3, 200, 200, '#d9b7e0', 2.6) +
      path(blob(roofs), '#2c2150') +
      path('M46 218h8v9h-8zM136 216h8v10h-8z', '#f2b73a') +
      at(-8, 96, 0.98, ravenFlight({ tone: '#5d5690' }), -9) +
      path(
        drop(30, 216, 44, 196, 4) + drop(172, 62, 164, 44, 4) + drop(96, 262, 92, 244, 3) + drop(186, 196, 178, 180, 3),
        BLACK,
      ),
    () =>
      tab('#efe4f2') +
      digitsAt(0, 33, 10, 54, BLACK) +
      (words.letter ? at(9, 73, 1.05, ravenPip()) + digits(words.letter, 41, 77, 20, BLACK) : at(17, 70, 1.35, ravenPip())),
    words,
  )
}

/** The joker wears all four colours, and half of its face is another cat. */
function jokerCard(words: CardWords): string {
  const colours = Object.values(SUIT).map((suit) => suit.paper)
  const lozenge = (x: number, y: number) => `M${x} ${y}l10 13-10 13-10-13z`
  const harlequin = () =>
    colours
      .map((fill, k) =>
        path(
          each(5, (j) =>
            each(
              7,
              (i) =>
                ((i + j * 2) % 4 === k ? lozenge(48 + i * 20, 84 + j * 26) : '') +
                ((i + j * 2 + 3) % 4 === k ? lozenge(58 + i * 20, 97 + j * 26) : ''),
            ),
          ),
          fill,
        ),
      )
      .join('')
  const jester = () =>
    cat({
      pose: 'sit',
      coat: 'solid',
      base: '#fff5e3',
      light: '#fff5e3',
      eye: '#f2b73a',
      detail: 1,
      over: harlequin(),
      overHead: path('M0-90H90V60H0z', '#2d2944') + path(blob('0,0 20,14 26,30 0,50'), '#fff5e3'),
    })
  const ruff = () => {
    const angle = (i: number) => Math.PI * (0.06 + i * 0.11)
    const point = (a: number, rx: number, ry: number, y: number) => `${num(96 + Math.cos(a) * rx)} ${num(y + Math.sin(a) * ry)}`
    const points = each(
      9,
      (i) => `M${point(angle(i) - 0.17, 40, 14, 86)}L${point(angle(i), 52, 32, 92)}L${point(angle(i) + 0.17, 40, 14, 86)}Z`,
    )
    return (
      path(points, '#a8412f') +
      path(
        each(9, (i) => `M${point(angle(i), 53, 33, 88.5)}a3.5 3.5 0 1 1-.1 0z`),
        MOON,
      )
    )
  }
  return card(
    INK,
    () =>
      rect(0, 0, 200, 280, '#f2c879') +
      path('M200 0V280H0z', '#3a3470') +
      circle(100, 140, 78, '#fbe9bf') +
      path('M155 85A78 78 0 0 1 45 195z', '#5a5296') +
      path(rays(100, 140, 8, 96, 84, 4, 0.4), '#a8412f') +
      at(18, 84, 0.9, jester() + ruff()) +
      at(
        82,
        52,
        0.36,
        withGrain(1, () => raven({ tone: '#5d5690' })),
      ),
    () =>
      tab() +
      path(star(33, 38, 27), '#a8412f') +
      (words.letter
        ? at(20, 86, 1, path('M0-9 9 0 0 9-9 0z', '#a8412f')) + digits(words.letter, 41, 76, 20, '#7d2a20')
        : at(33, 86, 1.3, path('M0-9 9 0 0 9-9 0z', '#a8412f'))),
    words,
  )
}

/** A night card: the beast at its work. The tab shows it once more, small, since it has no number. */
function nightCard(
  words: CardWords,
  look: { border: string; sky: string; tab: string; scene: () => string; sign: () => string },
): string {
  return card(
    look.border,
    () => rect(0, 0, 200, 280, look.sky) + look.scene() + (words.note ? band(214, look.tab) : ''),
    () =>
      tab(look.tab) +
      at(33, 40, 1, look.sign()) +
      (words.letter ? digitsAt(words.letter, 33, 76, 22, INK) : path(spark(33, 86, 11), look.border)) +
      (words.note ? text(100, 248, 20, words.note, INK, { most: 172 }) : ''),
    words,
  )
}
const NIGHT: Record<string, Parameters<typeof nightCard>[1]> = {
  // R80: a moth carries a cat from dream to dream; here it drops one, asleep, out of the moonlight
  moth: {
    border: '#8a6aa3',
    sky: '#2a2455',
    tab: '#efe4f2',
    scene: () =>
      circle(112, 112, 70, '#f0e2c4') +
      stars(18, 13, 200, 270, '#b79ac0', 2.6) +
      path(ribbon('96,150 80,186 58,206', [3, 2.4, 2.4]) + ribbon('122,150 136,184 152,206', [3, 2.4, 2.4]), '#d8c6e0') +
      path(blob('44,206! 104,214 166,204! 160,222 104,230 50,224'), '#4b3468') +
      at(
        51,
        150,
        0.54,
        withGrain(1, () => cat({ pose: 'curl', coat: 'solid', mood: 'sleepy', base: '#b9d1ee', detail: 1 })),
      ) +
      path(blob('42,206! 76,226 106,230 136,226 168,204! 158,240 108,262 56,242'), '#8a6aa3') +
      path(
        each(5, (i) => drop(76 + i * 15, 240 + (i % 2) * 5, 80 + i * 15, 248 + (i % 2) * 5, 2.4)),
        '#d8c6e0',
      ) +
      at(34, 28, 0.76, moth()),
    sign: () => at(-30, -36, 0.3, moth()),
  },
  // R82: a bat steals a raven
  bat: {
    border: '#4d3c5e',
    sky: '#8f5a6e',
    tab: '#f6e0dc',
    scene: () =>
      circle(116, 150, 84, '#f0b48c') +
      path(blob('-10,250 40,236 90,250 150,232 210,246 210,300 -10,300'), '#5a3550') +
      path(fir(26, 250, 62) + fir(178, 246, 74), '#5a3550') +
      at(
        96,
        148,
        0.44,
        withGrain(1, () => raven({ tone: '#5d5690' })),
        18,
      ) +
      at(26, 56, 0.84, bat()) +
      path(drop(60, 232, 70, 214, 3.4) + drop(150, 250, 158, 236, 3) + drop(92, 258, 96, 246, 2.6), BLACK),
    sign: () => at(-31, -30, 0.31, bat()),
  },
  // R78: an owl keeps watch over a dream, and what attacked it is caught
  owl: {
    border: '#8a6a4f',
    sky: '#1f3350',
    tab: '#f3e6cc',
    scene: () =>
      crescent(150, 54, 30, MOON, '#1f3350') +
      stars(14, 4, 200, 180, '#cfe3e6', 2.6) +
      path(blob('-8,232 60,218 130,226 208,212! 208,238 130,246 60,240 -8,254'), '#3f2a22') +
      path(swash('20,230 70,224 120,232', 3) + swash('90,240 140,238 190,228', 3), '#6b4a36') +
      at(14, 48, 0.98, owl()) +
      at(-8, 196, 0.4, cat({ pose: 'curl', coat: 'solid', mood: 'sleepy', base: '#7ba3dd', detail: 0, lines: true })) +
      at(216, 196, 0.4, cat({ pose: 'curl', coat: 'solid', mood: 'sleepy', base: '#ec8fab', detail: 0, lines: true }), 0, -0.4),
    sign: () => at(-28, -33, 0.28, owl()),
  },
  // R84: before the dragon all ravens fly
  dragon: {
    border: '#1f6a60',
    sky: '#d9703c',
    tab: '#fbe9bf',
    scene: () =>
      circle(122, 96, 60, '#f6b04e') +
      path(rays(122, 96, 12, 92, 70, 5), '#f08f34') +
      spots('96,24 .18 20; 140,52 .2 6; 158,22 .15 -14; 92,70 .13 30', (x, y, k, turn) =>
        at(x, y, k, ravenFlight({ tone: '#25213a' }), turn),
      ) +
      path(blob('-10,236 50,222 120,234 210,220 210,300 -10,300'), '#8f3d2a') +
      path(
        each(8, (i) => drop(14 + i * 25, 250 + (i % 2) * 6, 20 + i * 25, 259 + (i % 2) * 6, 2.6)),
        '#d9703c',
      ) +
      at(
        12,
        72,
        0.96,
        withGrain(1, () => dragon({ detail: 1 })),
      ),
    sign: () =>
      at(
        -27,
        -30,
        0.27,
        withGrain(1, () => dragon({ detail: 0 })),
      ),
  },
}
/** The back, worth nine: nine sleeping cats around a moon; "×2" sits on the strip that stays visible under other cards. `top`: without
    it, for on top of a land a nine counts nine and doubles nothing. */
export function back(words: CardWords = {}, top = false): string {
  const heads = (name: string) =>
    `<symbol id="${name}" viewBox="-70 -80 140 140" overflow="visible">` +
    catHead({ coat: 'solid', detail: 0, mood: 'sleepy', base: '#f7e3b8' }).replaceAll('#f7e3b8', 'currentColor') +
    '</symbol>'
  const ring = (name: string) =>
    each(9, (i) => {
      const tint = ['#f7e3b8', '#e9b7c4', '#b9d1ee'][i % 3]
      return `<g transform="rotate(${i * 40} 100 116)"><use href="#${name}" x="73" y="26" width="54" height="54" color="${tint}"/></g>`
    })
  const sparks = each(9, (i) => {
    const a = (i * Math.PI) / 4.5 - Math.PI / 2 + 0.349
    return star(100 + Math.cos(a) * 84, 116 + Math.sin(a) * 84, 4.6, 4, 0.4)
  })
  const corners = each(2, (m) => {
    const x = (n: number) => (m ? 200 - n : n)
    return (
      drop(x(14), 14, x(34), 34, 7) +
      drop(x(16), 36, x(28), 48, 4) +
      drop(x(36), 16, x(48), 28, 4) +
      drop(x(14), 214, x(32), 200, 6) +
      drop(x(14), 196, x(24), 188, 3.4)
    )
  })
  const band = () =>
    path(blob('-6,236 50,230 100,233 150,230 206,235 206,290 -6,290'), MOON) +
    path(
      each(3, (i) => drop(24 + i * 14, 259, 24 + i * 14, 243, 4) + drop(176 - i * 14, 259, 176 - i * 14, 243, 4)),
      '#c58f3a',
    ) +
    digitsAt('×2', 100, 235, 32, INK)
  return card(
    paper.dusk,
    () => {
      const name = fresh()
      return (
        rect(0, 0, 200, 280, paper.night) +
        stars(18, 11, 200, top ? 280 : 230, '#8f89cf', 2.4) +
        `<g transform="translate(0 ${top ? 26 : 0})">` +
        path(corners, '#6a63a8') +
        heads(name) +
        path(rays(100, 116, 18, 98, 88, 2.6, 0.1745) + rays(100, 116, 9, 58, 44, 3.4, 0.349 - Math.PI / 2) + sparks, MOON) +
        ring(name) +
        circle(100, 116, 37, MOON) +
        digitsAt(9, 100, 89, 54, INK) +
        '</g>' +
        (top ? '' : band())
      )
    },
    () => '',
    words,
  )
}

/** How each kind of card is drawn; which cards there are says the deck. */
function face(entry: Entry, words: CardWords): string {
  if (entry.kind === 'cat') return cats(entry.colour as Colour, entry.value as number, words)
  if (entry.kind === 'raven') return ravenCard(words)
  if (entry.kind === 'joker') return jokerCard(words)
  return nightCard(words, NIGHT[entry.kind as string])
}
const box = deck(toml)
export const cards: CardArt[] = [
  ...box.card.map((entry) => ({ key: entry.key, svg: (words: CardWords = {}) => face(entry, words) })),
  ...box.back.map(({ key }) => ({ key, svg: (words: CardWords = {}) => back(words) })),
]
