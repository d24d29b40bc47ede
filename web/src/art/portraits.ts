/** The page's own cats: its sign, the bots, and those who sit where there is nothing else to show. */
import { cat, catHead, type CatSpec } from './cat'
import { at, circle, drawing, each, ellipse, path, rect } from './draw'
import { blob, drop, ribbon, swash, withGrain } from './brush'
import { mix } from './paper'
import { INK, MOON, crescent, rays, spark, stars } from './things'

// --- the sign: a house full of cats. Field 512 x 512

const windowCat = (x: number, y: number, k: number, look: Omit<CatSpec, 'pose'>) => at(x, y, k, catHead({ detail: 1, ...look }))
/** A house with a cat's ears; its window is lit, and somebody looks out. */
const house = () =>
  path(
    blob('96,230! 92,86! 176,160 256,150 336,160 420,86! 416,230! 432,300 424,430! 256,438 88,430! 80,300', 0.9),
    '#cf6a35',
  ) +
  path(blob('120,196! 116,136! 156,172') + blob('392,196! 396,136! 356,172'), '#e9a07c') +
  path(blob('424,250 436,300 424,430! 256,438 300,420 400,400'), INK, 'opacity=".16"') +
  path(
    each(
      5,
      (i) =>
        drop(120 + i * 14, 268 + (i % 2) * 34, 120 + i * 14, 296 + (i % 2) * 34, 6) +
        drop(392 - i * 14, 268 + (i % 2) * 34, 392 - i * 14, 296 + (i % 2) * 34, 6),
    ),
    '#a8502a',
  ) +
  path(blob('256,222 322,240 348,312 346,432! 166,432! 164,312 190,240'), '#7d2a20') +
  path(blob('256,236 312,252 334,316 332,432! 180,432! 178,316 200,252'), MOON) +
  windowCat(256, 366, 1.06, { coat: 'solid', mood: 'curious', base: '#2d2944' }) +
  path(ribbon('150,432 256,438 362,430', [16, 18, 16]), '#7d2a20')
/** The app's sign. `mask`: the ground runs to the edges, for systems that cut their own shape. */
export const appIcon = (mask = false) =>
  drawing(512, 512, () =>
    withGrain(1, () => {
      const ground = mask
        ? rect(0, 0, 512, 512, '#262a52')
        : path(blob('60,14 256,8 452,14 498,60 504,256 498,452 452,498 256,504 60,498 14,452 8,256 14,60', 0.8), '#262a52')
      const sky =
        crescent(256, 96, 38, MOON, '#262a52') +
        path(spark(150, 62, 14) + spark(360, 60, 17) + spark(50, 176, 11) + spark(464, 190, 12) + spark(60, 400, 8), '#8f89cf')
      return ground + at(mask ? 56 : 0, mask ? 50 : 0, mask ? 0.78 : 1, sky + at(-15, -2, 1.06, house()))
    }),
  )
/** The sign in a tab of the browser, 64 x 64; `turn`: it is your turn. */
export const tabIcon = (turn = false) =>
  drawing(64, 64, () =>
    withGrain(
      10,
      () =>
        path(blob('8,2 32,1 56,2 62,8 63,32 62,56 56,62 32,63 8,62 2,56 1,32 2,8', 0.8), turn ? '#a8412f' : '#262a52') +
        at(32, 38, 0.44, catHead({ coat: 'striped', mood: turn ? 'curious' : 'happy', detail: 0, lines: true })) +
        (turn ? circle(52, 12, 10, '#fffaf0') + circle(52, 12, 7, '#f2b73a') : ''),
    ),
  )

// --- the bots, 200 x 200, on a round of paper

const round = (fill: string, body: () => string) =>
  drawing(200, 200, () =>
    withGrain(2, () => circle(100, 100, 98, fill) + path(rays(100, 100, 24, 94, 86, 3), mix(fill, INK, 0.18)) + body()),
  )
/** The levels, by name: a little kitten, a kitten, a cat, a big tom, a tiger. */
const BOTS: Record<string, () => string> = {
  maluszek: () =>
    round(
      '#f3d9c4',
      () =>
        at(
          41,
          40,
          0.66,
          cat({
            pose: 'loaf',
            coat: 'solid',
            mood: 'happy',
            detail: 1,
            ears: 1.25,
            cheeks: 1.16,
            base: '#e9c9a0',
            look: [0, 2],
          }),
        ) + path(swash('62,170 100,178 138,170', 3), '#d8a978'),
    ),
  kociak: () =>
    round(
      '#cfe0b0',
      () =>
        at(
          44,
          60,
          0.62,
          cat({
            pose: 'sit',
            coat: 'tabby',
            mood: 'curious',
            detail: 1,
            ears: 1.15,
            cheeks: 1.08,
            base: '#c9a57c',
            look: [0, 2],
          }),
        ) +
        path(ribbon('120,168 148,176 160,164', [3, 3, 3]), '#b83f63') +
        circle(166, 156, 13, '#b83f63') +
        path(swash('156,152 166,148 176,156', 2) + swash('156,160 166,156 176,163', 2), '#f0a3b6'),
    ),
  kot: () => round('#b9d1e6', () => at(22, 24, 0.82, cat({ pose: 'sit', coat: 'tuxedo', mood: 'calm', detail: 1 }))),
  kocur: () =>
    round('#e9c48a', () =>
      at(
        10,
        2,
        0.9,
        cat({ pose: 'loaf', coat: 'longhair', mood: 'grumpy', detail: 1, plump: 1.08, base: '#7b7f93', cheeks: 1.14 }),
      ),
    ),
  tygrys: () =>
    round(
      '#a8412f',
      () =>
        at(
          100,
          110,
          1.1,
          catHead({
            coat: 'striped',
            mood: 'calm',
            detail: 2,
            ears: 0.62,
            cheeks: 1.12,
            base: '#ef9232',
            mark: '#2d2038',
            light: '#fff5e3',
            eye: '#f7dc94',
          }),
        ) + path(swash('66,166 100,174 134,166', 4), INK),
    ),
}
/** The portrait of a bot's level; other names get a plain cat. */
export const bot = (level: string) => (BOTS[level] ?? BOTS.kot)()

/** Mruczek, the calico of the house, who teaches; 200 x 200, without a ground: he sits on the edge of the bar. */
export const teacher = (mood: 'calm' | 'happy' | 'curious') =>
  drawing(200, 200, () =>
    withGrain(2, () => at(10, 8, 0.94, cat({ pose: 'sit', coat: 'calico', mood, detail: 2, ears: 1.06 }))),
  )

// --- where there is nothing else to show, 320 x 200

const scene = (body: () => string) => drawing(320, 200, () => withGrain(2, body))
const shadow = (x: number, y: number, w: number) => ellipse(x, y, w, 7, INK, 'opacity=".2"')
/** Nothing here yet: a cat asleep in a box. */
export const emptyCat = () =>
  scene(
    () =>
      shadow(160, 184, 96) +
      path('M88 92 70 74 96 64 120 84ZM232 92 252 74 226 64 200 84Z', '#b3874f') +
      path('M88 92h144v30H88z', '#a9784a') +
      at(86, 8, 0.72, cat({ pose: 'curl', coat: 'calico', mood: 'sleepy', detail: 1 })) +
      path('M88 112h144l-8 72H96z', '#c99f6b') +
      path('M88 112h144l-2 14H90z', '#b3874f') +
      path(star6(160, 152), '#e9cf9a') +
      path(swash('234,114 230,150 226,184', 3), INK) +
      each(3, (i) =>
        at(206 + i * 16, 62 - i * 18, 0.3 + i * 0.09, path('M-20-20H20V-10L-4 12H20V22H-22V12L4-10H-20Z', '#8f86b8'), -8),
      ),
  )
const star6 = (x: number, y: number) => spark(x, y, 18)
/** Cut off: a cat, a plug, and nobody has seen anything. */
export const offlineCat = () =>
  scene(
    () =>
      shadow(140, 186, 84) +
      path(ribbon('-6,160 40,176 70,150 96,172', [5, 5, 5, 5]), '#4a4478') +
      path(blob('94,162! 112,160! 114,182! 96,184!'), '#4a4478') +
      path('M112 164h10v4h-10zM114 174h10v4h-10z', '#9a93a8') +
      path(ribbon('326,150 282,170 252,158 236,172', [5, 5, 5, 5]), '#4a4478') +
      path(blob('220,164! 238,162! 238,184! 218,182!'), '#4a4478') +
      path('M219 168h4v4h-4zM218 176h4v4h-4z', '#f3e7cf') +
      at(82, 10, 0.92, cat({ pose: 'sit', coat: 'striped', mood: 'happy', detail: 1 })) +
      path(spark(190, 150, 9) + spark(206, 132, 6), '#f2b73a'),
  )
/** No such page: a cat has gone behind the curtain, and its tail tells where. */
export const lostCat = () =>
  scene(
    () =>
      circle(92, 66, 40, MOON) +
      stars(12, 4, 320, 90, '#8f89cf', 3) +
      path(blob('-6,188 60,178 160,186 260,178 326,188 326,210 -6,210'), mix('#4a4478', '#f3e7cf', 0.35)) +
      at(24, 26, 0.8, cat({ pose: 'walk', coat: 'solid', mood: 'curious', detail: 1 })) +
      path(ribbon('232,186 228,120 236,66', [8, 7, 6]), '#7b5138') +
      path(blob('196,64! 276,58! 290,74! 276,90! 198,92!'), '#c99f6b') +
      path(blob('202,104! 262,100! 262,126! 204,128! 190,116!'), '#d9b77c') +
      path(swash('214,76 236,72 262,76', 3) + swash('212,114 232,111 250,114', 3), '#7b5138') +
      path(swash('278,60 292,75 278,92', 3), INK),
  )
