/** The face of a cat in five moods: eyes, nose, mouth and whiskers. */
import { blob, num, stroke, swash } from './brush'
import { isDark, type Coat, type Mood, type Papers } from './coat'
import { both, path } from './draw'
import { mix, paper } from './paper'

const ink = paper.ink

export function face(mood: Mood, C: Papers, coat: Coat, detail: number, look: readonly [number, number]): string {
  const around = (m: number) => (coat === 'calico' ? (m < 0 ? C.mark : mix(C.light, C.base, 0.3)) : C.base)
  const eyes = ([-1, 1] as const).map((m) => eye(m, mood, C.eye, around(m), detail, look)).join('')
  return eyes + muzzle(mood, C, coat, detail, look)
}

/**
 * An eye is an almond of iris paper, one ink pupil and one ink lid; no shine, no whites, no brows. `u`: the paper around it.
 */
function eye(m: 1 | -1, mood: Mood, iris: string, u: string, detail: number, [lx, ly]: readonly [number, number]): string {
  const x = m * 25 + lx * (m * lx < 0 ? 1.1 : 0.8),
    y = 4 + ly,
    drawn = isDark(u) ? mix(u, '#fff5e3', 0.7) : ink,
    o: string[] = []
  if (mood === 'happy') {
    return path(
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
    )
  }
  if (mood === 'sleepy') {
    return path(
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
    )
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
      iris,
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
  return o.join('')
}

/** Nose, mouth and whiskers. */
function muzzle(mood: Mood, C: Papers, coat: Coat, detail: number, [lx, ly]: readonly [number, number]): string {
  const o: string[] = []
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
