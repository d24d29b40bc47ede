/** The beasts of the night, 200 x 200 each. */
import { cat, type CatSpec } from '$page/art/cat'
import { both, circle, each, ellipse, path } from '$page/art/draw'
import { blob, drop, nicks, stroke, swash } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, MOON, side } from '$page/art/things'

interface Papers {
  a?: string
  b?: string
  c?: string
}
/** Moth, 200 x 200: a symmetrical paper cut whose wings watch you with a cat's eyes. */
export function moth(o: Papers = {}): string {
  const a = o.a ?? '#b79ac0',
    b = o.b ?? '#6e4f86',
    c = o.c ?? MOON
  const fore = '6,76 22,52 56,30 96,26! 94,56 78,88 48,104 12,104',
    hind = '8,102 40,104 68,116 76,140 60,162 40,150 30,172! 16,142'
  return (
    path(
      both((m) => blob(side(m, hind))),
      b,
    ) +
    path(
      both((m) => blob(side(m, fore))),
      a,
    ) +
    path(
      both(
        (m) =>
          each(6, (i) => drop(100 + m * (88 - i * 7), 40 + i * 10, 100 + m * (80 - i * 7), 40 + i * 9, 2.6)) +
          blob(side(m, '30,70 50,54 72,62 62,80 44,84')),
      ),
      b,
    ) +
    path(
      both((m) => blob(side(m, '34,71! 50,58 68,64! 54,80'))),
      c,
    ) +
    path(
      both((m) => blob(side(m, '50,60 55,69 51,79 47,69'))),
      INK,
    ) +
    path(
      both(
        (m) =>
          each(4, (i) => drop(100 + m * (24 + i * 11), 124 + i * 1, 100 + m * (26 + i * 12), 138 - i * 1, 3)) +
          `M${100 + m * 48} 134a5 5 0 1 0 .1 0z`,
      ),
      c,
    ) +
    path(blob('100,66 112,82 109,110 104,140 100,158! 96,140 91,110 88,82'), '#efe2cf') +
    path(
      each(5, (i) => stroke(91 + i, 92 + i * 12, 100, 98 + i * 12, 109 - i, 92 + i * 12, 2)),
      '#b79a7a',
    ) +
    path(
      both(
        (m) =>
          swash(
            [
              [100 + m * 5, 70],
              [100 + m * 12, 46],
              [100 + m * 34, 26],
            ],
            3,
          ) +
          each(5, (i) =>
            stroke(
              100 + m * (8 + i * 4),
              58 - i * 6.4,
              100 + m * (16 + i * 4),
              56 - i * 7,
              100 + m * (20 + i * 5),
              48 - i * 7,
              1,
            ),
          ),
      ),
      '#5a4460',
    ) +
    circle(94, 76, 2.6, INK) +
    circle(106, 76, 2.6, INK) +
    path(swash('106,104 150,106 180,84 196,52', 3) + swash('160,164 178,148 176,124', 2.6), INK)
  )
}
/** Bat, 200 x 200, flying, with a kitten's face. */
export function bat(o: { fur?: string; skin?: string } = {}): string {
  const f = o.fur ?? '#7c5a70',
    s = o.skin ?? '#4d3c5e',
    wing = '12,84 34,60 58,40! 76,52 98,84 98,122! 86,108 72,122! 60,108 46,128! 34,116 16,126'
  return (
    path(
      both((m) => blob(side(m, wing))),
      s,
    ) +
    path(
      both(
        (m) =>
          stroke(100 + m * 58, 42, 100 + m * 70, 76, 100 + m * 72, 120, 1.6) +
          stroke(100 + m * 58, 42, 100 + m * 50, 80, 100 + m * 46, 126, 1.6) +
          stroke(100 + m * 58, 42, 100 + m * 90, 70, 100 + m * 97, 120, 1.4),
      ),
      mix(s, '#e8c6cf', 0.35),
    ) +
    path(blob('100,70 122,86 126,118 116,146 100,156 84,146 74,118 78,86'), f) +
    path(nicks('84,112 96,118 108,118 118,112', '90,150 98,154 106,154 112,148', 3, 8), mix(f, INK, 0.35)) +
    path(stroke(92, 150, 90, 160, 92, 168, 2) + stroke(108, 150, 110, 160, 108, 168, 2), s) +
    path(blob('84,58! 74,40 66,12! 90,26 96,44 104,44 110,26 134,12! 126,40 116,58! 128,74 122,92 100,100 78,92 72,74'), f) +
    path(
      both((m) => blob(side(m, '16,44 18,32 29,22! 24,42 16,52'))),
      '#c98a94',
    ) +
    path(
      both((m) =>
        blob([
          [100 + m * 6, 76, 'c'],
          [100 + m * 13, 66],
          [100 + m * 21, 71, 'c'],
          [100 + m * 14, 80],
        ]),
      ),
      '#f4c64e',
    ) +
    circle(87, 73, 2.6, INK) +
    circle(113, 73, 2.6, INK) +
    path(blob('95,83 105,83 100,89'), '#d08a92') +
    path(stroke(100, 89, 94, 94, 90, 90, 1.2) + stroke(100, 89, 106, 94, 110, 90, 1.2), INK) +
    path('M95 92l2 5 2-4.6zM105 92l-2 5-2-4.6z', '#fff5e3') +
    path(swash('160,42 180,54 200,86 199,120', 3) + swash('124,76 130,100 128,126 116,150', 3.2), INK)
  )
}
/** Owl, 200 x 200, frontal, all rosettes. */
export function owl(o: Papers = {}): string {
  const a = o.a ?? '#8a6a4f',
    b = o.b ?? '#5a4233',
    c = o.c ?? '#f0dcb6'
  const disc = (x: number) =>
    circle(x, 74, 27, c) +
    path(
      each(12, (i) => {
        const t = (i * Math.PI) / 6
        return drop(x + Math.cos(t) * 17, 74 + Math.sin(t) * 17, x + Math.cos(t) * 25, 74 + Math.sin(t) * 25, 2.6)
      }),
      '#c79d5c',
    ) +
    circle(x, 74, 14, '#f2b73a') +
    ellipse(x, 74, 7.5, 10, INK)
  return (
    path(blob('46,26! 74,38 100,42 126,38 154,26! 152,60 160,96 156,136 136,170 100,182 64,170 44,136 40,96 48,60'), a) +
    path(blob('100,96 130,104 136,136 122,164 100,174 78,164 64,136 70,104'), c) +
    path(
      each(4, (j) =>
        each(4 + (j % 2), (i) => drop(76 + i * 16 - (j % 2) * 8, 110 + j * 14, 76 + i * 16 - (j % 2) * 8, 121 + j * 14, 4)),
      ),
      mix(a, b, 0.3),
    ) +
    path(
      both((m) => blob(side(m, '56,92! 62,120 54,152 34,172! 36,140 40,112'))),
      b,
    ) +
    path(
      both((m) => each(4, (i) => drop(100 + m * (55 - i * 3), 108 + i * 14, 100 + m * (51 - i * 4), 119 + i * 14, 2.6))),
      mix(a, c, 0.3),
    ) +
    disc(74) +
    disc(126) +
    path(blob('100,78 107,86 100,102! 93,86'), '#e09a3a') +
    path(stroke(48, 34, 72, 42, 96, 60, 4) + stroke(152, 34, 128, 42, 104, 60, 4), b) +
    path(
      both((m) => each(3, (i) => drop(100 + m * (16 + i * 7), 172, 100 + m * (14 + i * 8), 187, 3))),
      '#e09a3a',
    ) +
    path(swash('156,30 155,60 163,96 159,138 140,170', 3.6) + swash('46,32 48,48 46,62', 2.4), INK)
  )
}
/** Dragon-kitten, 200 x 200: a loaf that has been told it is a dragon. */
export function dragon(o: Partial<CatSpec> = {}): string {
  const base = o.base ?? '#2f8a7e',
    far = '118,110! 106,72 112,26! 126,44 144,34! 144,60 152,102',
    near = '134,116! 140,76 162,34! 171,56 190,50! 186,72 201,84! 182,96 174,122'
  return (
    path(blob(far), '#c98a2a') +
    path(stroke(120, 106, 112, 66, 113, 28, 2) + stroke(124, 106, 132, 70, 143, 36, 2), '#94611a') +
    path(
      [
        [166, 100],
        [177, 115],
        [184, 133],
        [187, 152],
      ]
        .map(([x, y]) => `M${x - 12} ${y - 2}L${x + 9} ${y - 10}L${x - 2} ${y + 14}Z`)
        .join(''),
      '#e2703a',
    ) +
    cat({
      pose: 'loaf',
      coat: 'solid',
      mood: 'grumpy',
      ...o,
      base,
      light: mix(base, '#fff5e3', 0.4),
      mark: mix(base, INK, 0.3),
      eye: o.eye ?? '#f4c64e',
    }) +
    path(blob(near), '#f2b73a') +
    path(
      stroke(138, 110, 144, 72, 161, 38, 2.4) +
        stroke(142, 112, 164, 82, 188, 52, 2.2) +
        stroke(146, 115, 172, 102, 198, 84, 2),
      '#b8741f',
    ) +
    path(swash('164,31 174,53 192,48', 3) + swash('189,72 204,84 186,98 177,122', 3), INK) +
    path(blob('104,174 88,166 72,182! 88,192 102,188'), '#e2703a') +
    path(swash('78,190 90,196 106,192', 2.6), INK) +
    path(blob('56,80 47,66 48,48! 61,62 66,77') + blob('80,76 79,62 88,47! 92,62 90,77'), '#f6d98e') +
    path(
      stroke(49, 63, 55, 64, 60, 61, 1.2) +
        stroke(51, 71, 58, 72, 64, 68, 1.2) +
        stroke(80, 60, 86, 62, 91, 60, 1.2) +
        stroke(80, 68, 85, 70, 91, 68, 1.2),
      '#b8803a',
    ) +
    path(swash('30,126 16,120 14,106 22,98 14,84', 6) + swash('22,130 8,128 4,116', 4), '#b9b2cc')
  )
}
