import { each, path } from '$page/art/draw'
import { blob, drop, stroke, swash } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { BLACK, INK, MOON } from '$page/art/things'

/** Hourglass, 200 x 200: moon-sand above, feathers below. */
export function hourglass(o: { glass?: string; wood?: string; sand?: string } = {}): string {
  const g = o.glass ?? '#cfe3e6',
    w = o.wood ?? '#8a5a3c',
    s = o.sand ?? MOON
  const glass =
    '60,38! 140,38! 138,62 122,84 106,98 106,104 122,118 138,140 140,164! 60,164! 62,140 78,118 94,104 94,98 78,84 62,62'
  return (
    path(blob(glass), g) +
    path(blob('66,60! 100,66 134,60! 122,80 104,96 100,98 96,96 78,80'), s) +
    path(blob('66,160! 70,146 86,138 100,130 114,138 130,146 134,160!'), BLACK) +
    path(stroke(100, 97, 101, 116, 100, 132, 1.6), s) +
    path(
      each(4, (i) => drop(80 + i * 12, 150 - (i % 2) * 6, 90 + i * 11, 156 - (i % 2) * 5, 3)),
      '#4b4674',
    ) +
    path(drop(92, 112, 98, 124, 3) + drop(110, 118, 105, 128, 2.4), BLACK) +
    path(swash('70,46 70,62 82,80', 4) + swash('74,128 68,142 67,156', 3.4), '#ffffff') +
    path(blob('46,22 154,22 158,32 152,41 48,41 42,32', 0.6) + blob('46,162 154,162 158,172 152,182 48,182 42,172', 0.6), w) +
    path(
      blob('50,41! 58,41! 55,100 58,162! 50,162! 48,100') + blob('142,41! 150,41! 152,100 150,162! 142,162! 145,100'),
      mix(w, INK, 0.2),
    ) +
    path(
      each(7, (i) => drop(58 + i * 14, 27, 58 + i * 14, 36, 3) + drop(58 + i * 14, 168, 58 + i * 14, 177, 3)),
      mix(w, '#f0c890', 0.55),
    ) +
    path(
      swash('160,26 161,36 152,44', 3) +
        swash('144,42 141,64 126,86', 3) +
        swash('108,102 126,118 143,142', 3) +
        swash('44,178 60,186 150,186 161,172', 3.2),
      INK,
    )
  )
}
