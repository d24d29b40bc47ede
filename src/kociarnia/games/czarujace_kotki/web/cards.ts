/** The cards of Czarujące kotki. Magic is always moon paper, never a glow. */
import { catHead } from '$page/art/cat'
import { deck, type Entry } from '$page/art/deck'
import { digits, digitsAt } from '$page/art/digits'
import { at, circle, each, ellipse, path, rect } from '$page/art/draw'
import { band, card, note, tab, tile, title, type CardArt, type CardWords } from '$page/art/frame'
import { blob, drop, ribbon, swash, withGrain } from '$page/art/hand'
import { mix } from '$page/art/paper'
import { INK, MOON, rays, shelf, spark, star } from '$page/art/things'
import toml from '../cards.toml?raw'
import { curseArt } from './curses'
import { ING, ingGlyph, ingredient, type Ing } from './ingredients'
import { chaosCat, kitten, professor, KITTENS } from './wizard'

const PARCHMENT = '#f6e7c6'
const WALL = '#3b2a4a'
const WOOD = '#5a3a2c'
const box = deck(toml)
const byLetter = new Map(box.ingredient!.map((entry) => [entry.letter as string, entry.key as Ing]))
const letterOf = new Map(box.ingredient!.map((entry) => [entry.key, entry.letter as string]))
const table = (y = 214) =>
  rect(0, y, 200, 290 - y, WOOD) +
  path(
    swash(`0,${y + 12} 60,${y + 8} 130,${y + 14} 200,${y + 8}`, 2.6) + swash(`20,${y + 32} 80,${y + 36} 170,${y + 29}`, 2.4),
    '#3f271d',
  )

/** A demand: the sign of an ingredient over its letter, 36 x 48. */
export const chip = (k: Ing, x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    path(blob('4,1 18,0 32,1 36,6 36,24 36,43 32,47 18,48 4,47 0,43 0,24 0,6', 0.7), ING[k].paper) +
      path(ingGlyph(k), ING[k].on, 'fill-rule="evenodd" transform="translate(18 17) scale(1.3)"') +
      digits(letterOf.get(k)!, 14.5, 34, 11, ING[k].on),
  )

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
      digitsAt(letterOf.get(key)!, 33, 12, 48, I.dark) +
      path(ingGlyph(key), I.dark, 'fill-rule="evenodd" transform="translate(33 86) scale(1.5)"') +
      title(100, 262, 25, words.name, I.dark, { most: 170 }),
    words,
  )
}

const LEVEL = [
  { paper: '#b5cd8f', dark: '#3f5a1e' },
  { paper: '#dd741a', dark: '#8a3f06' },
  { paper: '#74202a', dark: '#74202a' },
]
const claws = (level: number, x: number, y: number, fill: string) =>
  path(
    each(level, (i) => drop(x + i * 13, y + 21, x + 9 + i * 13, y, 5)),
    fill,
  )
const badge = (n: number, x: number, y: number, k = 1) =>
  at(
    x,
    y,
    k,
    path(star(0, 0, 28, 12, 0.84), '#7d2a20') + path(star(0, 0, 24, 12, 0.86), '#c9573c') + digitsAt(n, 0, -15, 30, '#fffaf0'),
  )

/** A curse: its level as claws and border, what it needs as chips, what it is worth as a seal. */
function curseCard(entry: Entry, words: CardWords): string {
  const level = entry.level as number
  const { paper, dark } = LEVEL[level - 1]!
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

// --- spells: round seals, 100 x 100

const slip = (x: number, y: number, turn: number, fill: string, k = 1) =>
  at(x, y, k, path(blob('-10,-14! 10,-14! 10,14! -10,14!', 0.4), fill), turn)
const arrow = (points: string, tip: string, fill: string) => path(swash(points, 7), fill) + path(tip, fill)
/** What a spell does, drawn with slips of paper and a brush. */
export function spellGlyph(key: string, ink: string): string {
  const pale = mix(ink, '#fff6e0', 0.55)
  const draw: Record<string, () => string> = {
    summon: () => slip(50, 62, 0, ink, 1.5) + path(spark(50, 24, 14) + spark(24, 40, 8) + spark(78, 38, 8), ink),
    push: () => slip(28, 52, -8, pale, 1.4) + slip(72, 52, 6, ink, 1.4) + arrow('30,22 50,14 66,20', 'M62 8 80 22 60 30Z', ink),
    discard: () =>
      slip(34, 38, -20, ink, 1.2) + slip(64, 34, 16, ink, 1.2) + arrow('50,56 52,70 50,80', 'M36 74 50 94 64 74Z', ink),
    swap: () =>
      slip(26, 50, 0, ink, 1.2) +
      slip(74, 50, 0, pale, 1.2) +
      arrow('28,24 50,12 66,20', 'M62 8 80 24 58 28Z', ink) +
      arrow('72,76 50,88 34,80', 'M38 92 20 76 42 72Z', ink),
    draw_deep: () =>
      path(blob('16,44! 84,44! 76,84 50,92 24,84'), ink) +
      slip(38, 30, -14, ink, 1.1) +
      slip(64, 26, 14, pale, 1.1) +
      path(spark(50, 66, 12), pale),
    shove: () =>
      slip(70, 50, 18, ink, 1.5) +
      path(blob('6,40 26,32 44,42 46,58 28,66 8,60'), ink) +
      path(swash('52,28 60,34 56,42', 5) + swash('50,74 58,70 56,62', 5), ink),
    purge: () =>
      slip(32, 44, -12, pale, 1.1) +
      slip(52, 40, 0, pale, 1.1) +
      slip(72, 44, 12, pale, 1.1) +
      path(ribbon('16,84 50,50 88,18', [8, 10, 8]) + ribbon('16,18 50,52 88,84', [8, 10, 8]), ink),
    transmute: () =>
      slip(26, 68, -8, pale, 1.2) +
      path(spark(74, 36, 24), ink) +
      arrow('28,40 34,20 52,16', 'M46 4 66 16 46 28Z', ink) +
      path(spark(40, 88, 6) + spark(62, 78, 8), ink),
  }
  return (draw[key] ?? (() => path(spark(50, 50, 40), ink)))()
}
/** A spell as a seal: those of one kitten only have a golden rim. `used`: the token covers it. */
export function spellSeal(key: string, own = false, used = false): string {
  return tile(
    () =>
      path(star(50, 50, 49, own ? 12 : 20, own ? 0.88 : 0.94), own ? '#c98a2a' : '#7b5b6e') +
      circle(50, 50, own ? 40 : 43, used ? '#cbbd9f' : PARCHMENT) +
      at(20, 20, 0.6, spellGlyph(key, used ? '#9a8f80' : own ? '#7a2a56' : '#4a3458')) +
      (used ? path(ribbon('16,70 50,46 86,28', [9, 11, 9]), '#a8412f') : ''),
  )
}
/** The token that lies on a spell just cast, 100 x 100. */
export const spellToken = () =>
  tile(
    () =>
      circle(50, 50, 46, '#5b3f86') +
      circle(50, 50, 39, '#7a5aa8') +
      at(
        50,
        60,
        0.52,
        withGrain(1, () => catHead({ coat: 'solid', base: '#2d2944', mood: 'happy', detail: 0 })),
      ) +
      path(spark(78, 26, 12), MOON),
  )

// --- goals: what is counted, as a picture

const cardsRow = (n: number, same: boolean, y = 120) =>
  each(n, (i) =>
    chip(
      same ? 'companion' : (['artefact', 'companion', 'elixir', 'scroll'] as const)[i % 4]!,
      100 - (n * 40 - 4) / 2 + i * 40,
      y,
    ),
  )
const blank = (x: number, y: number, turn = 0) =>
  at(x, y, 1, path(blob('-15,-21! 15,-21! 15,21! -15,21!', 0.4), '#c99f6b') + path(spark(0, 0, 9), '#7b5138'), turn)
const book = (x: number, y: number, full: boolean) =>
  path(
    blob(
      `${x - 44},${y - 22}! ${x - 20},${y - 28} ${x},${y - 20}! ${x + 20},${y - 28} ${x + 44},${y - 22}! ${x + 44},${y + 26}! ${x + 20},${y + 22} ${x},${y + 30}! ${x - 20},${y + 22} ${x - 44},${y + 26}!`,
    ),
    full ? '#fffaf0' : '#e3cb98',
  ) +
  path(swash(`${x},${y - 20} ${x + 1},${y + 4} ${x},${y + 28}`, 3), INK) +
  (full ? chip('elixir', x - 34, y - 18, 0.7) + chip('artefact', x + 8, y - 18, 0.7) : '')
function goalPicture(entry: Entry): string {
  const per = entry.per as Ing | undefined
  if (per && per in ING) return at(50, 92, 1, ingredient(per))
  const conditions = (entry.if as string[] | undefined) ?? []
  return conditions
    .map((condition, i) => {
      const [, what, sign, number] = /^(\w+) ([<>]=) (\d+)$/.exec(condition)!
      const n = +number!
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
            circle(46 + j * 54, y + 24, 24, LEVEL[j % 3]!.paper) +
            claws(j + 1, 46 + j * 54 - 5 - j * 6.5, y + 13, j === 2 ? '#f6e7c6' : INK),
        )
      return path(spark(100, y + 24, 30), '#c98a2a')
    })
    .join('')
}
const pairs = (y: number) => [20, 56, 110, 146].map((x, i) => chip(i < 2 ? 'scroll' : 'artefact', x, y)).join('')
function goalCard(entry: Entry, words: CardWords): string {
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

// --- what changes the rules

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
function ruleCard(entry: Entry, words: CardWords): string {
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
function chaosCard(entry: Entry, words: CardWords): string {
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
function specialCard(entry: Entry, words: CardWords): string {
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
  (box[list] ?? []).map((entry) => ({ key: entry.key, svg: (words = {}) => svg(entry, words) }))
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
