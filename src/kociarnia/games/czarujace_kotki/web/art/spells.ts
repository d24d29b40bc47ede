/** Spells: what they do as a glyph, and as round seals, 100 x 100. */
import { catHead } from '$page/art/cat'
import { at, circle, path } from '$page/art/draw'
import { tile } from '$page/art/frame'
import { blob, ribbon, swash, withGrain } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { MOON, spark, star } from '$page/art/things'
import { PARCHMENT } from './cardParts'

const slip = (x: number, y: number, turn: number, fill: string, k = 1) =>
  at(x, y, k, path(blob('-10,-14! 10,-14! 10,14! -10,14!', 0.4), fill), turn)
export const arrow = (points: string, tip: string, fill: string) => path(swash(points, 7), fill) + path(tip, fill)
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
