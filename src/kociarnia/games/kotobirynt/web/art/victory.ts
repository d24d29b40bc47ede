/** The winner's evening: lit windows along the canal, and the cats that were led home come by in their boats. */
import { at, drawing, each, path, rect } from '$page/art/draw'
import { blob, swash, withGrain } from '$page/art/brush'
import { boat, keeper, townscat } from './figures'

const WIDE = 720
const HOUSES = ['#cf8a52', '#b0492f', '#e0a95a', '#a5563f', '#d9a06a', '#8f3d3a', '#cf8a52']
const ROOFS = ['#8f3d3a', '#6b2f3a', '#943f2c', '#5a2b36', '#a8412f', '#6e3f4a', '#8f3d3a']

const house = (place: number) => {
  const x = place * 104 - 6
  const top = 78 + ((place * 37) % 44)
  return (
    path(
      blob(`${x},${top}! ${x + 52},${top - 46}! ${x + 106},${top}! ${x + 100},${top + 8} ${x + 4},${top + 8}`, 0.2),
      ROOFS[place],
    ) +
    rect(x + 6, top + 2, 94, 210 - top, HOUSES[place]) +
    path(
      each(4, (i) => `M${x + 22 + (i % 2) * 40} ${top + 22 + Math.floor(i / 2) * 44}h22v26h-22z`),
      place % 2 ? '#f7dc94' : '#fbe9b0',
    )
  )
}

/** `faces`: the winner's cats. */
export const victory = (faces: readonly string[]): string =>
  drawing(WIDE, 430, () =>
    withGrain(1, () => {
      const seen = faces.slice(0, 8)
      const far = seen.length > 3 ? Math.floor(seen.length / 2) : 0
      const row = (cats: readonly string[], y: number, size: number, shift: number) =>
        cats
          .map((face, place) => {
            const apart = Math.min(190, 620 / Math.max(cats.length, 1))
            return at(WIDE / 2 + shift + (place - (cats.length - 1) / 2) * apart - 100 * size, y, size, boat(townscat(face)))
          })
          .join('')
      return (
        HOUSES.map((_, place) => house(place)).join('') +
        path(blob('0,204! 360,198 720,204! 720,232! 0,232!', 0.2), '#e6d2a4') +
        path('M0 228h720v12H0z', '#b99a6c') +
        at(30, 92, 0.66, keeper('boatman')) +
        at(560, 92, 0.66, keeper('lamplighter')) +
        path(blob('0,238! 720,238! 718,392 690,422 360,428 30,422 2,392', 0.4), '#23707a') +
        path(
          each(9, (i) =>
            swash(
              `${20 + i * 80},${268 + (i % 3) * 50} ${46 + i * 80},${262 + (i % 3) * 50} ${72 + i * 80},${268 + (i % 3) * 50}`,
              3,
            ),
          ),
          '#5fb0b4',
        ) +
        row(seen.slice(0, far), 146, 0.82, 0) +
        row(seen.slice(far), 226, 1, 0)
      )
    }),
  )
