/** A warm flat with too many cats. At least one of them sits where it should not. */
import { cat, type CatSpec } from '$page/art/cat'
import { coverOf } from '$page/art/cover'
import { at, each, path, rect } from '$page/art/draw'
import { blob, ribbon, swash, withGrain } from '$page/art/brush'
import { INK, star, wallpaper } from '$page/art/things'
import { bottle, yarn } from './art/objects'

const one = (x: number, y: number, k: number, look: CatSpec) =>
  at(
    look.flip ? x + 200 * k : x,
    y,
    k,
    withGrain(1, () => cat({ detail: 1, ...look, flip: false })),
    0,
    look.flip ? -k : k,
  )
export const cover = coverOf(
  () =>
    rect(0, 0, 320, 200, '#f0cfa0') +
    wallpaper('#e6bf8a', 340, 150) +
    rect(0, 140, 320, 60, '#c08a58') +
    path(swash('0,156 110,152 220,158 320,154', 2.6) + swash('40,182 150,186 300,180', 2.6), '#a9784a') +
    rect(0, 134, 320, 8, '#fff6e0') +
    rect(14, 44, 78, 5, '#7b5138') +
    one(20, -34, 0.42, { pose: 'loaf', coat: 'siamese', mood: 'grumpy' }) +
    rect(226, 16, 74, 66, '#cfe6ea') +
    path(blob('226,82 248,62 276,68 300,56 300,82'), '#7fa86a') +
    path('M261 16h5v66h-5zM226 46h74v5h-74zM220 11h86v6h-86zM218 82h90v7h-90z', '#fff6e0') +
    one(226, 2, 0.46, { pose: 'sit', coat: 'longhair', mood: 'calm' }) +
    path(blob('66,158 68,96 88,82 160,88 232,82 252,96 254,158'), '#1f7d80') +
    one(132, 12, 0.46, { pose: 'walk', coat: 'tuxedo', mood: 'happy' }) +
    path(swash('160,92 162,116 160,142', 3), '#155a5e') +
    one(72, 54, 0.52, { pose: 'sit', coat: 'striped', mood: 'grumpy' }) +
    one(120, 60, 0.5, { pose: 'curl', coat: 'calico', mood: 'sleepy' }) +
    one(174, 54, 0.52, { pose: 'sit', coat: 'spotted', mood: 'curious', flip: true }) +
    path(blob('56,142 160,137 264,142 262,166 160,170 58,166'), '#17686c') +
    path(blob('46,112 60,102 76,112 78,168! 46,168!') + blob('274,112 260,102 244,112 242,168! 274,168!'), '#1f7d80') +
    path('M74 172h172l20 24H54z', '#8f3528') +
    path('M84 176h152l14 16H70z', '#23706f') +
    path(
      each(8, (i) => star(92 + i * 19.5, 184, 6, 8, 0.5)),
      '#e0a95a',
    ) +
    one(96, 124, 0.4, { pose: 'stretch', coat: 'tabby', mood: 'happy', flip: true }) +
    path('M12 146h62l-4 48H16z', '#c99f6b') +
    one(6, 92, 0.38, { pose: 'peek', coat: 'solid', mood: 'curious' }) +
    path('M12 154h62l-4 42H16z', '#c99f6b') +
    path('M12 152h62l-1 8H13z', '#b3874f') +
    at(206, 152, 0.36, yarn()) +
    path(ribbon('240,186 262,192 280,184', [2, 2, 2]), '#b83f63') +
    at(276, 122, 0.44, bottle()) +
    path(swash('276,114 277,140 276,166', 3), INK),
)
