/** Markings of a cat's head by its coat, to be clipped by the outline of the head. `lx`, `ly`: where the face is turned. */
import { blob, stroke } from './brush'
import type { Coat, Papers } from './coat'
import { both, path } from './draw'
import { mix } from './paper'

type Marking = (C: Papers, lx: number, ly: number) => string

const muzzle: Marking = (C, lx, ly) =>
  path(
    blob([
      [lx, 4 + ly],
      [17 + lx, 10 + ly],
      [30 + lx, 22 + ly],
      [24 + lx, 38],
      [lx, 48],
      [-24 + lx, 38],
      [-30 + lx, 22 + ly],
      [-17 + lx, 10 + ly],
    ]),
    mix(C.base, C.light, 0.8),
  )

const MARKINGS: Partial<Record<Coat, Marking>> = {
  longhair: muzzle,
  siamese: (C, lx, ly) =>
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
  tuxedo: (C, lx, ly) =>
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
  calico: (C, lx) =>
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
    ) +
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
  tabby: (C, lx, ly) =>
    muzzle(C, lx, ly) +
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
  striped: (C, lx, ly) =>
    muzzle(C, lx, ly) +
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
  spotted: (C, lx, ly) =>
    muzzle(C, lx, ly) +
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
}

export const headMarkings = (coat: Coat, C: Papers, [lx, ly]: readonly [number, number]) => MARKINGS[coat]?.(C, lx, ly) ?? ''
