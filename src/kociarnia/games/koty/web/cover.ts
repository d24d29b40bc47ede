/** A bedroom at night: all cats in one bed, and a raven at the window. */
import { cat, type CatSpec } from '$page/art/cat'
import { coverOf } from '$page/art/cover'
import { at, each, path, rect } from '$page/art/draw'
import { blob, drop, ribbon, withGrain } from '$page/art/brush'
import { MOON, crescent, raven, stars } from '$page/art/things'
import { SUIT } from './art/suits'

const sleeper = (x: number, y: number, k: number, look: Partial<CatSpec> & { base: string }, flip = false) =>
  at(
    flip ? x + 200 * k : x,
    y,
    k,
    withGrain(1, () => cat({ pose: 'curl', coat: 'solid', detail: 1, mood: 'sleepy', ...look })),
    0,
    flip ? -k : k,
  )
const { blue, yellow, green, pink } = SUIT
const patch = (colours: readonly string[], y: number) =>
  colours
    .map((fill, i) =>
      path(blob(`${-4 + i * 54},${y}! ${52 + i * 54},${y - 3}! ${54 + i * 54},${y + 36}! ${-2 + i * 54},${y + 38}!`), fill),
    )
    .join('')

export const cover = coverOf(
  () =>
    rect(0, 0, 320, 200, '#191d45') +
    stars(46, 12, 320, 130, '#8f89cf', 3) +
    rect(186, 12, 108, 92, '#4b4590') +
    rect(192, 18, 96, 80, '#2b3874') +
    crescent(256, 48, 24, MOON, '#2b3874') +
    path('M237 18h5v80h-5zM192 56h96v5h-96zM180 98h120v8H180z', '#6a63a8') +
    at(
      242,
      52,
      0.26,
      withGrain(1, () => raven({ tone: '#5d5690', edge: '#8f89cf' })),
    ) +
    path(blob('-8,148! -6,84 16,66 40,72 46,140!'), '#7b5138') +
    path(blob('8,140 14,112 60,102 96,116 98,146'), '#fffaf0') +
    sleeper(96, 2, 0.5, { pose: 'sit', mood: 'curious', base: pink.tints[0], eye: pink.lamp, light: pink.tints[2] }) +
    sleeper(62, 44, 0.52, { pose: 'loaf', mood: 'calm', base: yellow.tints[1], eye: yellow.lamp, light: yellow.tints[2] }) +
    sleeper(134, 40, 0.54, { pose: 'loaf', mood: 'happy', base: blue.tints[1], light: blue.tints[2] }, true) +
    sleeper(34, 74, 0.5, { base: green.tints[1], light: green.tints[2] }) +
    sleeper(102, 68, 0.56, { base: blue.tints[2], light: '#ffffff' }) +
    sleeper(184, 70, 0.52, { base: pink.tints[2], light: '#ffffff' }, true) +
    path(blob('-8,162 60,154 160,162 240,154 328,162 328,210 -8,210'), '#2c2a60') +
    patch(['#372d63', '#2b3874', '#4a2f5a', '#2c4a58', '#372d63', '#4a3a5a'], 165) +
    path(
      each(6, (i) => each(4, (j) => drop(8 + i * 54 + j * 12, 171, 14 + i * 54 + j * 12, 171, 1.6))),
      '#8f89cf',
    ) +
    path(ribbon('-4,196 160,192 324,197', [2, 2, 2]), '#4b4590') +
    sleeper(232, 118, 0.42, { coat: 'solid', base: '#25213a', edge: '#8f89cf' }),
)
