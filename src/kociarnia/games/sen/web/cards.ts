/** The cards of Sen. */
import { cat } from '$page/art/cat'
import { deck, type Entry } from '$page/art/deck'
import { digits, digitsAt } from '$page/art/digits'
import { at, circle, each, ellipse, path, rect, spots } from '$page/art/draw'
import { band, card, tab, title, type CardArt, type CardWords } from '$page/art/frame'
import { blob, drop, stroke, swash, withGrain } from '$page/art/brush'
import { BLACK, INK, fir, ravenPip, rays, spark, stars } from '$page/art/things'
import toml from '../cards.toml?raw'
import { hourglass } from './art/hourglass'
import { GLOW, MOONLIGHT, farHills, flock, land, papers, sky } from './art/landscapes'

const PAPER = '#dfe8ec'
const DARK = '#152a45'
const BORDER = '#8fa9c4'
/** Index: so many ravens. */
const index = (n: number) => tab(PAPER) + digitsAt(n, 33, 10, 54, DARK) + at(18, 71, 1.25, ravenPip(BLACK, PAPER))

/** A special land does something besides: a cat of the night shows what, and the band names it. */
interface Action {
  glyph: () => string // 36 x 36
  scene: () => string
}
const dark = { coat: 'solid', base: '#1e2c4d', mark: '#1e2c4d', light: '#33486f', eye: '#f7dc94', edge: '#b9d4e6' } as const
const paperCard = (x: number, y: number, turn: number, k = 1) =>
  at(
    x,
    y,
    k,
    path(blob('-15,-21! 15,-21! 15,21! -15,21!', 0.4), '#dfe8ec') +
      path(blob('-12,-18! 12,-18! 12,18! -12,18!', 0.4), '#4b6aa3') +
      path(spark(0, 0, 8), MOONLIGHT),
    turn,
  )
const paw = (x: number, y: number) =>
  ellipse(x, y, 14, 8, '#1e2c4d') +
  path(stroke(x - 5, y, x - 6, y + 4, x - 5, y + 7, 1) + stroke(x + 4, y, x + 4, y + 4, x + 3, y + 7, 1), '#8fb0d0')
const ground = () =>
  path(blob('-10,208 40,196 100,200 160,195 210,206 210,300 -10,300'), '#2a5a58') +
  path(
    each(9, (i) => drop(8 + i * 23, 214 + (i % 2) * 5, 14 + i * 23, 222 + (i % 2) * 5, 2.6)),
    '#4f8a7c',
  )

const ACTIONS: Record<string, Action> = {
  // R28: somebody looks over the hill
  peek: {
    glyph: () =>
      path(blob('2,18! 18,6 34,18! 18,30'), '#fffaf0') + circle(18, 18, 7.5, INK) + path(swash('0,15 18,2 36,15', 3.4), INK),
    scene: () =>
      at(30, 66, 0.76, cat({ ...dark, pose: 'peek', mood: 'curious', detail: 1 })) + ground() + paw(67, 200) + paw(149, 200),
  },
  // R29: two lands change places, and a cat sits between them
  swap: {
    glyph: () => path(swash('3,12 14,8 30,11', 4) + 'M25 2 36 11 25 19zM11 17 0 25 11 34z' + swash('6,25 20,28 33,24', 4), INK),
    scene: () =>
      ground() +
      paperCard(44, 184, -12, 1.15) +
      paperCard(164, 184, 10, 1.15) +
      path(swash('50,150 84,126 136,128', 5) + swash('150,212 118,222 82,216', 5), GLOW) +
      path('M134 116l20 13-20 11zM88 206l-20 8 17 12z', GLOW) +
      at(36, 76, 0.68, cat({ ...dark, pose: 'sit', mood: 'calm', detail: 1 })),
  },
  // R26: two lands are drawn, one of them stays
  take: {
    glyph: () =>
      at(11, 19, 0.62, path('M-15-21H15V21H-15z', INK) + path('M-11-17H11V17H-11z', '#fffaf0'), -10) +
      at(24, 18, 0.62, path('M-15-21H15V21H-15z', INK) + path('M-11-17H11V17H-11z', '#fffaf0'), 10),
    scene: () =>
      ground() +
      at(24, 58, 0.8, cat({ ...dark, pose: 'walk', mood: 'happy', detail: 1 })) +
      paperCard(44, 170, -16, 1.05) +
      paperCard(76, 176, 12, 1.05),
  },
  // R25: one land is fished out of the open pile
  pick: {
    glyph: () =>
      path(blob('18,18 29,22 30,32 18,34 6,32 7,22'), INK) +
      spots('7,12; 14,6; 23,6; 30,13', (x, y) => ellipse(x, y, 4, 5.4, INK)),
    scene: () =>
      ground() +
      each(4, (i) => paperCard(128 + (i % 2) * 5, 214 - i * 6, i % 2 ? 4 : -6, 1.2)) +
      at(12, 60, 0.76, cat({ ...dark, pose: 'stretch', mood: 'curious', detail: 1, flip: true })) +
      paperCard(150, 166, 18, 1.1),
  },
}
function special(entry: Entry, words: CardWords): string {
  const n = entry.ravens as number
  const { glyph, scene } = ACTIONS[entry.action as string]
  const p = { ...papers(3), sky: '#4b6aa3' }
  return card(
    GLOW,
    () =>
      sky(p, 33, [132, 96, 52]) +
      flock(n) +
      farHills(p, 164) +
      path(fir(20, 182, 56) + fir(44, 184, 36) + fir(182, 178, 48), '#20406b') +
      scene() +
      band(228, GLOW),
    () =>
      index(n) +
      (words.name ? at(14, 234, 0.95, glyph()) + title(118, 261, 24, words.name, INK, { most: 128 }) : at(82, 234, 1, glyph())),
    words,
  )
}

function hourglassCard(words: CardWords): string {
  const mini = (x: number, y: number, k: number, fill: string) =>
    at(x, y, k, path('M30 10H170V30L110 100 170 170V190H30V170L90 100 30 30Z', fill))
  const equals = (x: number) => path(`M${x} 252h5v2.5h-5zM${x} 257h5v2.5h-5z`, INK)
  return card(
    '#c9a86a',
    () =>
      rect(0, 0, 200, 280, '#46437f') +
      stars(22, 21, 200, 230, '#dfe8f6', 2.6) +
      circle(116, 124, 74, MOONLIGHT) +
      path(rays(116, 124, 12, 71, 62, 1.8) + rays(116, 124, 4, 71, 60, 3), '#c9a86a') +
      at(32, 34, 0.86, hourglass()) +
      band(230, PAPER),
    () =>
      tab(PAPER) +
      mini(16, 10, 0.17, '#7b5138') +
      digits('0', 9, 62, 34, DARK) +
      digits('9', 42, 62, 34, DARK) +
      path('M31 98 36.5 60h3L34 98z', '#7b5138') +
      mini(12, 243, 0.14, INK) +
      equals(42) +
      digits(9, 52, 246, 21, INK) +
      rect(80, 244, 2, 24, '#8fa0aa') +
      mini(88, 243, 0.14, INK) +
      mini(112, 243, 0.14, INK) +
      equals(142) +
      digits(0, 151, 246, 21, INK),
    words,
  )
}
/** The back: a cat asleep in the moon; it has no up or down that could tell cards apart. */
export const back = (words: CardWords = {}) =>
  card(
    '#1f3a5f',
    () =>
      rect(0, 0, 200, 280, '#2b4a78') +
      path(
        each(9, (j) =>
          each(6, (i) => drop(20 + i * 32 + (j % 2) * 16, 14 + j * 31, 24 + i * 32 + (j % 2) * 16, 27 + j * 31, 3.6)),
        ),
        '#36598c',
      ) +
      path(rays(100, 140, 18, 88, 76, 3.4) + each(4, (i) => spark(i % 2 ? 166 : 34, i < 2 ? 38 : 242, 10)), '#8fa9c4') +
      circle(100, 140, 66, MOONLIGHT) +
      at(
        32,
        66,
        0.68,
        withGrain(1, () =>
          cat({ pose: 'curl', coat: 'solid', mood: 'sleepy', base: '#2b4a78', mark: '#1f3a5f', light: '#3c5f95', detail: 1 }),
        ),
      ) +
      each(3, (i) =>
        at(132 + i * 10, 96 - i * 12, 0.34 + i * 0.08, path('M-20-20H20V-10L-4 12H20V22H-22V12L4-10H-20Z', '#2b4a78'), -8),
      ),
    () => '',
    words,
  )

/** What a card looks like is said by its data: an action, an hourglass, or a land of so many ravens. */
function face(entry: Entry, words: CardWords): string {
  if (entry.action) return special(entry, words)
  if (entry.key === 'hourglass') return hourglassCard(words)
  const n = entry.ravens as number
  return card(
    BORDER,
    () => land(n),
    () => index(n),
    words,
  )
}
export const cards: CardArt[] = deck(toml).card.map((entry) => ({
  key: entry.key,
  svg: (words: CardWords = {}) => face(entry, words),
}))
