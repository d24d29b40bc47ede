/**
 * Who is who: pose, coat, mood and room of every cat and stray. A cat without an entry here still gets a coat of its colours.
 */
import { catHead, cat, type CatSpec } from '$page/art/cat'
import { at, both, circle, each, path, spots } from '$page/art/draw'
import { blob, ribbon, swash, withGrain } from '$page/art/brush'
import { INK } from '$page/art/things'
import * as rooms from './interiors'
import type { Room } from './interiors'

export interface Pet {
  room: Room
  cat: CatSpec
  wears?: () => string // in the cat's own field of 200 x 200
  low?: number // further down in the room
}
const coal = { coat: 'solid' } as const
const soot = { coat: 'tabby', base: '#453e60', mark: '#231d36', light: '#6a638c', eye: '#9cc4a0' } as const
const plush = { coat: 'longhair', base: '#332e4c', mark: '#231d36', light: '#5a5478', eye: '#f4c64e' } as const
const panther = { coat: 'spotted', base: '#3d3754', mark: '#1d1930', light: '#565073', eye: '#e7ad3f' } as const
const ginger = { coat: 'striped' } as const
const honey = { coat: 'tabby', base: '#e59a52', mark: '#b35a22', light: '#fbe3bd', eye: '#7fae6a' } as const
const apricot = { coat: 'longhair', base: '#e39a58', mark: '#b5622a', light: '#fbe6c8', eye: '#5f9a6a' } as const
const orange = { coat: 'solid', base: '#e28737', mark: '#b04f1f', light: '#fbdcab', eye: '#8fb860' } as const
const lynx = { coat: 'spotted', base: '#ea9c4a', mark: '#a84f1c', light: '#fbe3bd', eye: '#6fa0b8' } as const
const white = { coat: 'solid', base: '#fff5e3', mark: '#d8c9b0', light: '#ffffff', eye: '#6fa8d6' } as const
const fluff = { coat: 'longhair', base: '#f7eddc', mark: '#cfc6bd', light: '#ffffff', eye: '#e0a03c' } as const
const pearl = { coat: 'tabby', base: '#f4e9d6', mark: '#d6c7ae', light: '#fffaf0', eye: '#7fae8a' } as const
const patched = { coat: 'calico' } as const
const tortie = { coat: 'calico', base: '#dd7d34', mark: '#2d2944', light: '#2d2944', eye: '#f4c64e' } as const
const creamy = { coat: 'tuxedo', base: '#e28737', mark: '#b04f1f', light: '#fff8ea', eye: '#8fb860' } as const
const tuxedo = { coat: 'tuxedo' } as const

const bell = () =>
  path(ribbon('58,98 92,108 128,94', [7, 8, 7]), '#a8412f') + circle(92, 113, 8, '#f2b73a') + path('M91 113h3v8h-3z', INK)
const bow = (x: number, y: number, fill: string) =>
  path(
    both((m) => blob(`${x},${y}! ${x + m * 22},${y - 13} ${x + m * 26},${y + 12}`)),
    fill,
  ) +
  circle(x, y, 6, fill) +
  path(swash(`${x - 20},${y + 12} ${x},${y + 8} ${x + 20},${y + 12}`, 2.4), INK)
const topHat = () =>
  path(blob('56,44 96,34 138,42 136,50 96,44 58,53'), INK) +
  path(blob('72,40! 76,-2 98,-8 120,-4 122,38! 96,33'), '#2d2944') +
  path(blob('73,33! 97,26 121,31! 122,38! 96,33 72,40!'), '#a8412f')
const beret = () =>
  path(blob('52,46 58,26 92,14 128,22 140,42 98,38'), '#a8412f') + path(ribbon('94,16 98,6', [5, 4]), '#7d2a20')
const paint = () =>
  path(blob('118,108 128,112 122,126 112,120'), '#2f5bac') +
  path(blob('70,140 80,144 74,156 64,150'), '#f2b73a') +
  path(blob('140,150 150,152 146,164 136,160'), '#cf4b38')
const scarf = (fill: string) =>
  path(blob('58,94 92,106 130,92 132,106 96,120 60,110'), fill) +
  path(blob('106,112! 124,106! 130,150! 112,152!'), fill) +
  path(
    each(4, (i) => `M${110 + i * 0.8} ${118 + i * 8}h17v3h-17z`),
    '#fffaf0',
  )
const toolbelt = () =>
  path(ribbon('84,140 120,146 160,138', [9, 9, 9]), '#8a5a3c') + path('M108 140h10v18h-10zM132 140h5v22h-5z', '#767c92')
const MOODS_OF_PACK = ['calm', 'happy', 'sleepy', 'curious'] as const
const pack = () =>
  spots('-4,116 .42 0; 164,124 .4 1; 24,168 .34 2; 182,170 .36 3', (x, y, k, mood) =>
    at(x, y, k, catHead({ ...coal, mood: MOODS_OF_PACK[mood], detail: 0, lines: true })),
  )

export const PETS: Record<string, Pet> = {
  shadow: { room: rooms.shadowWall, cat: { ...coal, pose: 'walk', mood: 'calm', flip: true } },
  jazz: { room: rooms.piano, cat: { ...soot, pose: 'stretch', mood: 'happy' } },
  nocka: { room: rooms.bed, cat: { ...coal, pose: 'curl', mood: 'sleepy', base: '#332c48' } },
  blackberry: { room: rooms.basket, cat: { ...plush, pose: 'peek', mood: 'curious' }, low: -6 },
  kotangens: { room: rooms.desk, cat: { ...coal, pose: 'loaf', mood: 'calm', eye: '#9cc46a' } },
  picatso: {
    room: rooms.studio,
    cat: { ...coal, pose: 'sit', mood: 'grumpy', base: '#38314f' },
    wears: () => beret() + paint(),
  },
  chester: { room: rooms.rug, cat: { ...honey, pose: 'stretch', mood: 'happy' } },
  bell: { room: rooms.sill, cat: { ...honey, pose: 'sit', mood: 'curious' }, wears: bell },
  kikimora: { room: rooms.sofa, cat: { ...ginger, pose: 'sit', mood: 'grumpy', flip: true } },
  zeus: { room: rooms.highShelf, cat: { ...lynx, pose: 'sit', mood: 'calm', cheeks: 1.08 } },
  pumpkin: { room: rooms.laundry, cat: { ...orange, pose: 'curl', mood: 'sleepy', plump: 1.08 }, low: -12 },
  chairman: { room: rooms.armchair, cat: { ...apricot, pose: 'sit', mood: 'grumpy', plump: 1.1 } },
  cooper: { room: rooms.kitchen, cat: { ...white, pose: 'walk', mood: 'curious', flip: true } },
  gershon: { room: rooms.bath, cat: { ...white, pose: 'peek', mood: 'grumpy', eye: '#9cba55' }, low: -16 },
  snowflake: { room: rooms.snow, cat: { ...fluff, pose: 'sit', mood: 'calm', eye: '#6fa8d6' } },
  sparkle: {
    room: rooms.party,
    cat: { ...pearl, pose: 'sit', mood: 'happy', flip: true },
    wears: () => bow(108, 112, '#b83f63'),
  },
  cuddleface: {
    room: rooms.cushions,
    cat: { ...fluff, pose: 'loaf', mood: 'happy' },
    low: -6,
    wears: () => bow(74, 150, '#2f5bac'),
  },
  sox: {
    room: rooms.drawer,
    cat: { coat: 'siamese', base: '#fff8ea', mark: '#b9ab9a', eye: '#6fa8d6', pose: 'loaf', mood: 'curious', flip: true },
    low: -10,
  },
  alvin: { room: rooms.bookcase, cat: { ...tortie, pose: 'walk', mood: 'curious', flip: true } },
  dinah: { room: rooms.box, cat: { ...creamy, pose: 'peek', mood: 'curious' }, low: -22 },
  luna: { room: rooms.nightWindow, cat: { ...tuxedo, pose: 'sit', mood: 'calm' } },
  luska: { room: rooms.box, cat: { ...patched, pose: 'loaf', mood: 'happy', flip: true }, low: -34 },
  wyplosz: { room: rooms.fence, cat: { ...ginger, pose: 'peek', mood: 'curious', ears: 1.2 }, low: -14 },
  lili: { room: rooms.roof, cat: { ...white, pose: 'stretch', mood: 'happy' } },
  monter: { room: rooms.cellar, cat: { ...soot, pose: 'walk', mood: 'calm', flip: true }, wears: toolbelt },
  watek: { room: rooms.threads, cat: { ...pearl, pose: 'loaf', mood: 'curious' } },
  kreska: {
    room: rooms.wardrobe,
    cat: { ...panther, pose: 'sit', mood: 'happy', edge: '#8f86b8' },
    wears: () => scarf('#b83f63'),
  },
  kocilla: { room: rooms.city, cat: { ...ginger, pose: 'walk', mood: 'grumpy', flip: true, eye: '#a6d68f' } },
  wataha: { room: rooms.street, cat: { ...coal, pose: 'sit', mood: 'grumpy', edge: '#a9a3d6' }, wears: pack },
  pan_kot: { room: rooms.table, cat: { ...lynx, pose: 'sit', mood: 'calm' }, wears: () => topHat() + bow(94, 110, '#2d2944') },
  mruczel: { room: rooms.grass, cat: { ...patched, pose: 'walk', mood: 'happy', flip: true }, low: -14 },
  misza: { room: rooms.snow, cat: { ...fluff, pose: 'loaf', mood: 'sleepy' } },
  kropka: {
    room: rooms.market,
    cat: { ...white, pose: 'sit', mood: 'curious' },
    wears: () => path(blob('126,140 138,134 150,142 148,156 136,160 126,152'), '#9a93a8'),
  },
  brandonek: { room: rooms.grass, cat: { ...coal, pose: 'peek', mood: 'calm', eye: '#b6c95c' }, low: -10 },
  penny: { room: rooms.market, cat: { ...honey, pose: 'loaf', mood: 'curious' } },
}

/** For cards that we do not know yet: a coat that has all their colours. */
export function petOf(key: string, colours: readonly string[]): Pet {
  const has = (colour: string) => colours.includes(colour)
  const coat = has('black')
    ? has('orange')
      ? has('white')
        ? patched
        : tortie
      : has('white')
        ? tuxedo
        : coal
    : has('orange')
      ? has('white')
        ? creamy
        : ginger
      : white
  return PETS[key] ?? { room: rooms.sofa, cat: { ...coat, pose: 'sit' } }
}

/** The cat of a card as a head, for rows of cats. */
export const petHead = (key: string, colours: readonly string[]) =>
  withGrain(2, () => catHead({ ...petOf(key, colours).cat, look: undefined, detail: 1 }))
/** The whole figure with what it wears, 200 x 200. */
export const figure = (pet: Pet) => {
  const worn = pet.wears?.() ?? ''
  return cat({ ...pet.cat, flip: false }) + worn
}
