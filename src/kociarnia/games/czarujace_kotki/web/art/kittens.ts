/** The kittens of the library, and who must not catch them. 200 x 200 each; hats reach above the field. */
import { cat, type CatSpec } from '$page/art/cat'
import { circle, each, path } from '$page/art/draw'
import { blob, ribbon, swash } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, MOON, spark, star } from '$page/art/things'

type Robe = Partial<CatSpec> & { cloth?: string; trim?: string }
const cape = (c: string, t: string) =>
  path(
    blob('60,98! 92,110 126,94! 142,116 160,146 166,176! 148,170 134,178! 122,150 104,126 90,122 70,130 58,140! 58,118'),
    c,
  ) +
  path(swash('96,112 120,138 136,176', 3) + swash('130,98 148,120 168,172', 3.2), mix(c, INK, 0.35)) +
  path(
    each(3, (i) => star(134 + i * 8, 122 + i * 17, 4.6 - i * 0.4)),
    t,
  ) +
  circle(92, 112, 5, t)
const pointedHat = (c: string, t: string) =>
  path(blob('46,50! 66,41 94,36 124,38 146,46! 128,52 96,50 64,54'), mix(c, INK, 0.35)) +
  path(blob('62,46 72,22 84,2 104,-14 134,-12! 116,2 114,20 128,42 96,46'), c) +
  path(blob('66,37 96,31 122,32 127,42 96,45 63,47'), t) +
  path(star(92, 16, 7) + star(106, 0, 4) + star(108, 22, 3.4), t) +
  path(swash('137,-12 119,3 117,20 131,42', 3.4) + swash('70,24 82,3 100,-11', 2.2) + swash('100,53 126,55 148,48', 2.8), INK)
const floppyHat = (c: string, t: string) =>
  path(blob('40,56! 62,42 94,38 128,40 150,52! 128,54 96,50 66,56'), mix(c, INK, 0.35)) +
  path(blob('64,46 66,20 90,6 118,12 140,32! 146,50! 132,44 124,42 96,44'), c) +
  path(blob('66,38 96,32 124,36 126,44 96,46 64,48'), t) +
  circle(147, 52, 7, t) +
  path(swash('120,10 143,32 149,48', 3) + swash('100,54 130,57 152,54', 2.6), INK)
const mortarboard = (c: string, t: string) =>
  path(blob('66,46! 68,26 96,20 122,26 124,44! 96,38'), mix(c, INK, 0.3)) +
  path('M44 24 96 6 146 22 94 40Z', c) +
  path(ribbon('94,22 140,28 144,48', [2.4, 2.4, 2.4]), t) +
  path(blob('138,48! 150,48! 152,64! 136,64!'), t) +
  path(swash('146,26 122,34 98,43', 2.8), INK)
const turban = (c: string, t: string) =>
  path(blob('52,46 58,16 94,0 132,14 140,44 96,36'), c) +
  path(swash('56,40 90,16 130,14', 4) + swash('62,24 96,28 136,40', 4) + swash('58,44 96,34 138,44', 4), mix(c, INK, 0.3)) +
  path(spark(96, 22, 12), t) +
  path(swash('134,14 144,30 143,46', 3), INK)

interface Kitten {
  cat: Robe
  hat: (c: string, t: string) => string
  cloth: string
  trim: string
}
/** The four kittens: coat, mood, hat and cloth differ. */
export const KITTENS: Record<string, Kitten> = {
  baebae: { cat: { coat: 'calico', mood: 'happy' }, hat: pointedHat, cloth: '#7a4a9a', trim: MOON },
  easa: { cat: { coat: 'siamese', mood: 'curious' }, hat: turban, cloth: '#1f7d80', trim: '#f2b73a' },
  muffin: { cat: { coat: 'spotted', mood: 'happy', plump: 1.1 }, hat: floppyHat, cloth: '#b0508c', trim: '#fbe9bf' },
  grumpkin: { cat: { coat: 'longhair', mood: 'grumpy' }, hat: mortarboard, cloth: '#3a4a7a', trim: '#cf6a35' },
}
const NEW: Kitten = { cat: { coat: 'tabby', mood: 'curious' }, hat: pointedHat, cloth: '#a8412f', trim: MOON }
export function kitten(key: string, detail: 0 | 1 | 2 = 1): string {
  const { cat: look, hat, cloth, trim } = KITTENS[key] ?? NEW
  return cat({ pose: 'sit', coat: 'tabby', ...look, detail }) + cape(cloth, trim) + hat(cloth, trim)
}
/** The professor, with a candle and spectacles; she sees everything. */
export const professor = () =>
  cat({
    pose: 'sit',
    coat: 'longhair',
    mood: 'grumpy',
    base: '#9a93a8',
    mark: '#767090',
    light: '#e6e2ee',
    eye: '#f2b73a',
    detail: 1,
  }) +
  cape('#3f2a3c', '#a8412f') +
  mortarboard('#3f2a3c', '#a8412f') +
  path(
    'M74 58a15 15 0 1 1-.1 0zM74 61a12 12 0 1 0 .1 0zM113 58a15 15 0 1 1-.1 0zM113 61a12 12 0 1 0 .1 0zM88 70h11v3h-11z',
    '#c98a2a',
    'fill-rule="evenodd"',
  ) +
  path(blob('30,112! 42,112! 42,160! 30,160!', 0.4), '#fbf3e2') +
  path(blob('36,86! 43,100 36,110 29,100'), MOON) +
  path(blob('18,160 36,156 54,160 50,168 36,170 22,168'), '#c98a2a')
/** A chaos cat: all fur, claws and stars, upside down on principle. */
export const chaosCat = () =>
  `<g transform="rotate(180 100 100)">${cat({ pose: 'stretch', coat: 'longhair', mood: 'curious', base: '#e0784a', mark: '#a8412f', light: '#fbdcab', eye: '#a6d68f', detail: 1 })}</g>`
