/** The head of a cat: outline, markings of its coat, and five moods. */
import { BREED, isDark, papers, type CatSpec, type Coat, type Mood, type Papers } from './coat'
import { both, fresh, path } from './draw'
import { blob, mirror, num, stroke, swash, type P } from './brush'
import { mix, paper } from './paper'

/** `body` cut out by the outline of another piece. */
export function clipped(outline: string, body: string): string {
  const clip = fresh()
  return `<clipPath id="${clip}"><use href="#${outline}"/></clipPath><g clip-path="url(#${clip})">${body}</g>`
}

/** Head on its own field, about 120 wide, centre of the face at 0,0. */
function headShape(ears = 1, cheeks = 1, long = false): string {
  const c = cheeks,
    half: P[] = [
      [17, -33, 'c'],
      [31, -33 - 20 * ears],
      [48, -33 - 34 * ears, 'c'],
      [56, -12 - 26 * ears],
      [57 + c, -10],
      [62 * c, 12],
      [50 * c, 32],
      [26 * c, 41],
      [0, 43],
    ]
  if (long)
    half.splice(
      4,
      4,
      [59, -12],
      [72, 2, 'c'],
      [64 * c, 7],
      [75, 20, 'c'],
      [61 * c, 22],
      [66, 36, 'c'],
      [48 * c, 34],
      [26 * c, 42],
    )
  return blob([...half, ...mirror(half).slice(1), [0, -31]])
}
/** A head alone, for portraits, backs and heaps: about 120 wide, centre of the face at 0,0. */
export const catHead = (s: Omit<CatSpec, 'pose'>) =>
  head({ ...s, pose: 'peek' }, papers({ ...s, pose: 'peek' }), fresh(), s.look ?? [0, 0], s.mood ?? 'calm')

/** The head of a cat that is being drawn: its outline is called `name`, for the cat's clip, rim and shadow. */
export function head(s: CatSpec, C: Papers, name: string, look: readonly [number, number], mood: Mood): string {
  const detail = s.detail ?? 2,
    coat = s.coat,
    long = coat === 'longhair',
    e = s.ears ?? BREED[coat]?.[0] ?? 1,
    ch = s.cheeks ?? BREED[coat]?.[1] ?? 1,
    [lx, ly] = look,
    ink = paper.ink,
    dark = isDark(C.base)
  const k: string[] = []
  const muzzle = blob([
    [lx, 4 + ly],
    [17 + lx, 10 + ly],
    [30 + lx, 22 + ly],
    [24 + lx, 38],
    [lx, 48],
    [-24 + lx, 38],
    [-30 + lx, 22 + ly],
    [-17 + lx, 10 + ly],
  ])
  if (coat === 'siamese')
    k.push(
      path(
        both((m) =>
          blob([
            [m * 12, -30],
            [m * 30, -84],
            [m * 64, -70],
            [m * 64, -14],
            [m * 36, -22],
          ]),
        ) +
          blob([
            [lx, -12 + ly],
            [13 + lx, -4 + ly],
            [24 + lx, 10 + ly],
            [26 + lx, 24 + ly],
            [15 + lx, 36 + ly],
            [lx, 39 + ly],
            [-15 + lx, 36 + ly],
            [-26 + lx, 24 + ly],
            [-24 + lx, 10 + ly],
            [-13 + lx, -4 + ly],
          ]),
        C.mark,
      ),
    )
  if (coat === 'tuxedo')
    k.push(
      path(
        blob([
          [lx, -24 + ly, 'c'],
          [6 + lx, -4 + ly],
          [14 + lx, 8 + ly],
          [35 + lx, 22 + ly],
          [30 + lx, 40],
          [lx, 50],
          [-30 + lx, 40],
          [-35 + lx, 22 + ly],
          [-14 + lx, 8 + ly],
          [-6 + lx, -4 + ly],
        ]),
        C.light,
      ),
    )
  if (coat === 'calico')
    k.push(
      path(
        blob([
          [-8 + lx, -50],
          [lx, -20],
          [-9 + lx, 2],
          [-28 + lx, 15],
          [-70, 12],
          [-70, -40],
          [-46, -84],
        ]),
        C.mark,
      ),
      path(
        blob([
          [10 + lx, -50],
          [14 + lx, -24],
          [36 + lx, -8],
          [70, -2],
          [70, -50],
          [46, -84],
        ]),
        C.light,
      ),
    )
  if (['tabby', 'longhair', 'spotted', 'striped'].includes(coat)) k.push(path(muzzle, mix(C.base, C.light, 0.8)))
  if (coat === 'tabby')
    k.push(
      path(
        stroke(lx, -36, lx, -24, lx, -12, 3.6) +
          both(
            (m) =>
              stroke(m * 12 + lx, -38, m * 8 + lx, -26, m * 15 + lx, -13, 3.8) +
              stroke(m * 66, 4, m * 50, 8, m * 40 + lx, 10, 3.6) +
              stroke(m * 64, 20, m * 52, 21, m * 40 + lx, 20, 3.4),
          ),
        C.mark,
      ),
    )
  if (coat === 'striped')
    k.push(
      path(
        stroke(lx, -40, lx, -24, lx, -6, 6.5) +
          both(
            (m) =>
              stroke(m * 20, -44, m * 15 + lx, -26, m * 14 + lx, -13, 6) +
              stroke(m * 70, -2, m * 54, 4, m * 41 + lx, 7, 6) +
              stroke(m * 68, 22, m * 54, 23, m * 42 + lx, 21, 5.5),
          ),
        C.mark,
      ),
    )
  if (coat === 'spotted')
    k.push(
      path(
        [
          [-10, -24, 3.6],
          [10, -24, 3.6],
          [0, -14, 3.2],
          [49, 17, 4],
          [-49, 17, 4],
          [46, -7, 3.4],
          [-46, -7, 3.4],
        ]
          .map(([x, y, q]) =>
            blob([
              [x + lx * 0.5 - q, y],
              [x + lx * 0.5, y - q * 0.8],
              [x + lx * 0.5 + q, y],
              [x + lx * 0.5, y + q],
            ]),
          )
          .join(''),
        C.mark,
      ),
    )
  if (s.overHead) k.push(s.overHead)
  if (detail)
    k.push(
      path(
        both((m) =>
          blob([
            [m * 28, -34],
            [m * 36, -33 - 14 * e],
            [m * 46, -33 - 24 * e, 'c'],
            [m * 51, -18 - 16 * e],
            [m * 49, -16],
            [m * 40, -24],
          ]),
        ),
        coat === 'siamese'
          ? mix(C.mark, '#e09a8e', 0.4)
          : coat === 'calico'
            ? '#e7a391'
            : mix(C.base, '#e58f86', dark ? 0.4 : 0.55),
      ),
    )
  if (detail > 1)
    k.push(
      path(
        both((m) => stroke(m * 28, -22, m * 36, -36, m * 40, -33 - 12 * e, 1.8)),
        coat === 'calico' ? '#c98272' : C.base,
      ),
      path(blob('62,-14 70,20 44,54 -10,54 30,38 52,18'), ink, `opacity="${dark ? 0.35 : 0.11}"`),
    )
  return (
    `<g fill="${C.base}"><path id="${name}" d="${headShape(e, ch, long && detail > 0)}"/></g>` +
    (k.length ? clipped(name, k.join('')) : '') +
    (detail || s.lines
      ? path(
          (long
            ? swash('60,-34 61,-22 63,-10', 3) + swash('64,38 50,37 34,43', 3)
            : swash(
                [
                  [61, -24],
                  [64, -6],
                  [65 * ch, 12],
                  [55 * ch, 30],
                  [34, 41],
                ],
                3.8,
              )) +
            swash(
              [
                [-19, -36],
                [-33, -34 - 19 * e],
                [-47, -32 - 33 * e],
              ],
              2.6,
            ) +
            (long
              ? ''
              : swash(
                  [
                    [-63 * ch, 8],
                    [-57 * ch, 26],
                    [-40, 38],
                  ],
                  2.6,
                )),
          dark ? mix(C.base, '#b9b0e0', 0.42) : ink,
        )
      : '') +
    face(mood, C, coat, detail, lx, ly)
  )
}

/** Five moods. An eye is an almond of iris paper, one ink pupil and one ink lid; no shine, no whites, no brows. */
function face(mood: Mood, C: Papers, coat: Coat, detail: number, lx: number, ly: number): string {
  const ink = paper.ink,
    o: string[] = []
  const under = (m: number) => (coat === 'calico' ? (m < 0 ? C.mark : mix(C.light, C.base, 0.3)) : C.base) // paper around each eye
  for (const m of [-1, 1] as const) {
    const x = m * 25 + lx * (m * lx < 0 ? 1.1 : 0.8),
      y = 4 + ly,
      u = under(m),
      drawn = isDark(u) ? mix(u, '#fff5e3', 0.7) : ink
    if (mood === 'happy') {
      o.push(
        path(
          swash(
            [
              [x - 11, y + 4],
              [x - 6, y - 3],
              [x, y - 5],
              [x + 6, y - 3],
              [x + 11, y + 4],
            ],
            4,
          ),
          drawn,
        ),
      )
      continue
    }
    if (mood === 'sleepy') {
      o.push(
        path(
          swash(
            [
              [x - 11, y - 1],
              [x - 5, y + 4],
              [x, y + 5],
              [x + 5, y + 4],
              [x + 11, y - 1],
            ],
            4,
          ),
          drawn,
        ),
      )
      continue
    }
    const w = mood === 'curious' ? 12 : 12.5,
      h = mood === 'curious' ? 11.5 : 9
    o.push(
      path(
        blob([
          [x - m * w, y + 3, 'c'],
          [x - m * 3, y + h * 0.8],
          [x + m * 7, y + h * 0.42],
          [x + m * w, y - 3, 'c'],
          [x + m * 3, y - h],
          [x - m * 7, y - h * 0.6],
        ]),
        C.eye,
      ),
    )
    const [pw, ph] = mood === 'curious' ? [7, 8.6] : mood === 'grumpy' ? [3.4, 7] : [3.8, 8]
    o.push(`<ellipse cx="${num(x + lx * 0.4)}" cy="${num(y - 0.2)}" rx="${pw}" ry="${ph}" fill="${ink}"/>`)
    if (mood === 'grumpy')
      o.push(
        path(
          blob([
            [x - m * 16, y + 2, 'c'],
            [x + m * 16, y - 7, 'c'],
            [x + m * 12, y - 15],
            [x - m * 12, y - 12],
          ]),
          u,
        ),
        path(stroke(x - m * 15, y + 3, x, y - 4, x + m * 16, y - 7.5, 2.4), isDark(u) ? mix(u, '#000000', 0.5) : ink),
      )
    else if (detail)
      o.push(
        path(
          stroke(x - m * (w + 1), y + 3.5, x - m * 1, y - h * 2, x + m * (w + 3), y - 4, 1.7),
          isDark(u) ? mix(u, '#000000', 0.45) : ink,
        ),
      )
  }
  const nx = lx * 1.3,
    ny = 16 + ly,
    on = coat === 'siamese' ? C.mark : coat === 'tuxedo' ? C.light : C.base,
    my = ny + 3
  o.push(
    path(
      blob([
        [nx - 5.6, ny - 3],
        [nx, ny - 3.6],
        [nx + 5.6, ny - 3],
        [nx + 2, ny + 2.6],
        [nx, ny + 3.4],
        [nx - 2, ny + 2.6],
      ]),
      isDark(on) ? mix(on, '#e58f86', 0.6) : '#b9535a',
    ),
  )
  if (!detail) return o.join('')
  const mc = isDark(on) ? mix(on, '#fff5e3', 0.5) : ink
  if (mood === 'curious')
    o.push(
      path(
        stroke(nx, my, nx, my + 2, nx, my + 4, 1) +
          blob([
            [nx, my + 4],
            [nx + 3.4, my + 8],
            [nx, my + 12],
            [nx - 3.4, my + 8],
          ]),
        isDark(on) ? '#c48a94' : '#7d3440',
      ),
    )
  else {
    const b = mood === 'grumpy' ? -1 : 1
    o.push(
      path(
        stroke(nx, my, nx, my + 2, nx, my + 5, 1) +
          both((m) =>
            b > 0
              ? stroke(nx, my + 4, nx + m * 6, my + 9, nx + m * 11, my + 3, 1.6)
              : stroke(nx, my + 4, nx + m * 7, my + 3, nx + m * 10, my + 9, 1.6),
          ),
        mc,
      ),
    )
  }
  if (detail > 1)
    o.push(
      path(
        [1, -1]
          .map(
            (m) =>
              stroke(m * 34 + lx, 19 + ly, m * 56, 12, m * 80, 15, 0.9) +
              stroke(m * 34 + lx, 24 + ly, m * 56, 25, m * 77, 32, 0.9),
          )
          .join(''),
        isDark(C.base) ? mix(C.base, '#fff5e3', 0.6) : mix(C.base, ink, 0.75),
      ),
    )
  return o.join('')
}
