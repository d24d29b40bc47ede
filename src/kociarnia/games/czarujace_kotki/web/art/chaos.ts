/** What changes the rules: new-rule cards, chaos cards, and the cards that bring them or end it all. */
import type { Entry } from '$page/art/deck'
import { digitsAt } from '$page/art/digits'
import { at, circle, each, path, rect } from '$page/art/draw'
import { band, card, note, tab, title, type CardWords } from '$page/art/frame'
import { blob, drop, ribbon, swash } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, MOON, rays, shelf, spark } from '$page/art/things'
import { chaosCat, kitten, professor } from './kittens'
import { PARCHMENT, WOOD, blank, book, chip, table } from './cardParts'
import { arrow } from './spells'

const broom = () =>
  path(ribbon('150,60 96,150', [6, 6]), '#8a5a3c') +
  path(blob('84,140 108,150 96,196! 70,196! 50,180! 62,160'), '#e0a95a') +
  path(
    each(5, (i) => swash(`${84 - i * 5},${158 + i} ${76 - i * 5},${174 + i} ${70 - i * 4},190`, 2)),
    '#8f6a3c',
  ) +
  path(ribbon('84,142 108,152', [8, 8]), '#a8412f')
const umbrella = () =>
  path(ribbon('100,90 104,196', [4, 4]), WOOD) +
  path(blob('40,112! 60,72 100,60 144,74 164,114! 144,106 122,116! 102,106 80,116! 60,104'), '#b0508c')
const scenes: Record<string, () => string> = {
  spring_cleaning: () =>
    broom() +
    each(4, (i) => blank(130 + (i % 2) * 32, 120 + i * 22, i * 23 - 30)) +
    path(spark(60, 110, 7) + spark(170, 80, 9), MOON),
  magic_rain: () =>
    path(
      each(14, (i) => drop(36 + ((i * 37) % 140), 50 + ((i * 29) % 90), 32 + ((i * 37) % 140), 66 + ((i * 29) % 90), 4)),
      '#cfe3e6',
    ) +
    at(44, 104, 0.56, kitten('muffin')) +
    at(6, 14, 0.96, umbrella()),
  kitten_swap: () =>
    at(6, 96, 0.54, kitten('baebae')) +
    at(196, 96, 0.54, kitten('grumpkin'), 0, -0.54) +
    arrow('70,84 100,66 126,76', 'M122 62 142 80 118 88Z', MOON),
  pilfering: () =>
    each(3, (i) => blank(70 + i * 34, 160 + (i % 2) * 6, i * 8 - 8)) +
    path(ribbon('206,96 160,112 128,136', [34, 30, 26]), '#2d2944') +
    path(blob('112,124 132,118 146,134 138,156 116,158 104,142'), '#2d2944') +
    path(
      each(4, (i) => drop(108 + i * 9, 150 + (i % 2) * 4, 104 + i * 9, 164 + (i % 2) * 4, 2.4)),
      '#fbf3e2',
    ),
  stern_professor: () => at(16, 66, 0.84, professor()),
  second_life: () =>
    each(4, (i) => blank(100 + (i % 2) * 6, 196 - i * 6, i % 2 ? 4 : -6)) +
    path(rays(100, 116, 14, 62, 48, 5), MOON) +
    chip('elixir', 74, 82, 1.4),
}
export function ruleCard(entry: Entry, words: CardWords): string {
  return card(
    '#c98a2a',
    () =>
      rect(0, 0, 200, 280, '#4a3458') +
      shelf(58, entry.key.length + 4, 66) +
      table(206) +
      (scenes[entry.key] ?? (() => path(spark(100, 140, 60), MOON)))() +
      (words.name || words.note ? band(words.note ? 184 : 226, PARCHMENT) : ''),
    () =>
      tab(PARCHMENT, true) +
      at(27, 32, 1.05, scalesGlyph()) +
      title(100, words.note ? 211 : 258, 22, words.name, '#6b3208', { most: 172 }) +
      note(16, 231, 15, words.note, INK, 168, 3),
    words,
  )
}
/** A pair of scales: a new rule. */
const scalesGlyph = () =>
  path('M-2-20h4v36h-4zM-10 16h20v4h-20zM-20-15h40v4h-40z', WOOD) +
  path(blob('-26,2! -17,-11 -8,2! -17,10') + blob('8,2! 17,-11 26,2! 17,10'), '#c98a2a')

const CHAOS: Record<string, { sky: string; scene: () => string }> = {
  magiczny_odrzut: {
    sky: '#7d2a20',
    scene: () => each(7, (i) => blank(100 + Math.cos(i * 0.9) * 74, 130 + Math.sin(i * 0.9) * 66, i * 41)),
  },
  magiczny_przyplyw: {
    sky: '#1f5a68',
    scene: () =>
      path(blob('-8,150 30,130 60,150 90,128 120,150 150,128 180,150 210,132 210,290 -8,290'), '#2f8790') +
      path(swash('0,176 40,160 80,178', 5) + swash('90,190 130,174 180,192', 5), '#cfe3e6') +
      each(3, (i) => blank(40 + i * 62, 140 - (i % 2) * 12, i * 17 - 20)),
  },
  magiczny_przeciag: {
    sky: '#4f6f5a',
    scene: () =>
      path(
        swash('10,80 80,60 150,84 190,66', 7) +
          swash('4,130 60,112 120,134 196,112', 8) +
          swash('20,180 90,166 150,184 192,168', 6),
        '#cfe3e6',
      ) + each(3, (i) => blank(44 + i * 56, 100 + i * 30, 30 + i * 20)),
  },
  magiczna_zamiana: {
    sky: '#5b3f86',
    scene: () =>
      arrow('40,140 60,80 120,70', 'M116 52 146 70 118 92Z', MOON) +
      arrow('160,130 144,190 84,200', 'M88 182 58 200 86 220Z', MOON) +
      blank(46, 176, -10) +
      blank(158, 96, 10),
  },
}
export function chaosCard(entry: Entry, words: CardWords): string {
  const look = CHAOS[entry.key] ?? { sky: '#74202a', scene: () => '' }
  return card(
    MOON,
    () =>
      rect(0, 0, 200, 280, look.sky) +
      path(rays(100, 136, 16, 150, 96, 7), mix(look.sky, INK, 0.25)) +
      look.scene() +
      at(32, 62, 0.7, chaosCat()) +
      path(spark(36, 120, 9) + spark(170, 60, 12) + spark(160, 196, 8), MOON) +
      (words.name || words.note ? band(words.note ? 184 : 226, PARCHMENT) : ''),
    () =>
      each(4, (i) => circle(44 + i * 38, 28, 14, PARCHMENT) + digitsAt(i + 1, 44 + i * 38, 18, 20, '#7d2a20')) +
      title(100, words.note ? 211 : 258, 22, words.name, '#7d2a20', { most: 172 }) +
      note(16, 231, 15, words.note, INK, 168, 3),
    words,
  )
}
/** Cards shuffled among the ingredients: two that bring chaos, and the one that ends it all. */
export function specialCard(entry: Entry, words: CardWords): string {
  const caught = entry.key === 'caught'
  const third = entry.key === 'chapter_3'
  return card(
    caught ? '#74202a' : MOON,
    () =>
      rect(0, 0, 200, 280, caught ? '#241a34' : '#5b3f86') +
      (caught
        ? circle(48, 134, 84, '#4a3458') + circle(48, 134, 54, '#6b4a52')
        : path(rays(104, 150, 16, 150, 90, 8), '#4a3270')) +
      shelf(60, 5, 72) +
      table(214) +
      (caught
        ? at(22, 70, 0.86, professor())
        : third
          ? book(100, 206, false) + at(22, 60, 0.78, chaosCat())
          : at(14, 74, 0.88, chaosCat())) +
      (caught ? '' : path(spark(40, 150, 10) + spark(172, 90, 13) + spark(150, 220, 8) + spark(92, 70, 7), MOON)) +
      (words.name ? band(228, PARCHMENT) : ''),
    () =>
      tab(PARCHMENT) +
      (caught
        ? path(blob('24,14! 42,14! 38,66! 28,66!') + 'M33 76a9 9 0 1 1-.1 0z', '#74202a')
        : third
          ? digitsAt(3, 33, 14, 50, '#5b3f86') + at(33, 88, 0.34, book(0, 0, false))
          : path(swash('14,40 30,14 54,26 50,50 32,52 30,36 40,34', 8), '#5b3f86') + path(spark(33, 86, 13), '#c98a2a')) +
      title(100, 260, 23, words.name, caught ? '#74202a' : '#4a3270', { most: 172 }),
    words,
  )
}
