/** The winner's feast: the winner's own cats have gathered on the rug under a garland, each with what it wears. */
import { at, drawing, each, path } from '$page/art/draw'
import { blob, swash, withGrain } from '$page/art/brush'
import { bowl } from './food'
import { figure, petOf } from './pets'

const FLAGS = ['#8f3528', '#23706f', '#e0a95a', '#b83f63']
const [FIRST, LAST] = [20, 700]
/** How deep the string hangs, in two bows. */
const sag = (x: number) => 12 + 54 * Math.sin((Math.PI * ((x - FIRST) % 340)) / 340)
/** Flags across the wall. */
export const garland = drawing(720, 110, () =>
  withGrain(1, () => {
    const bow = (from: number) => [0, 85, 170, 255, 340].map((step) => `${from + step},${sag(from + step)}`).join(' ')
    return (
      path(swash(bow(FIRST).replace(/,[^,]*$/, ',12'), 5) + swash(bow(LAST - 340), 5), '#7b5138') +
      FLAGS.map((fill, colour) =>
        path(
          each(4, (step) => {
            const x = 44 + (step * FLAGS.length + colour) * 42
            return `M${x - 15} ${sag(x) - 2}L${x + 15} ${sag(x) - 2}L${x} ${sag(x) + 34}Z`
          }),
          fill,
        ),
      ).join('')
    )
  }),
)

const rug = () =>
  path(blob('26,206! 360,200 694,206! 706,336! 360,340 14,336!', 0.3), '#8f3528') +
  path('M50 220h620l14 104H36z', '#e0a95a') +
  path(
    each(20, (i) => `M${62 + i * 31} 222l8 10l-8 10l-8-10zM${50 + i * 32.5} 304l8 9l-8 9l-8-9z`),
    '#8f3528',
  ) +
  path('M74 244h572l10 58H64z', '#23706f')

export interface Guest {
  face: string
  colours: readonly string[]
  fed: boolean
}
const MOST = 9
const WIDE = 720

/** The winner's cats in two rows, the farther one between the heads of the nearer; whoever is fed has a bowl. */
export const victory = (guests: readonly Guest[]): string =>
  drawing(WIDE, 346, () =>
    withGrain(1, () => {
      const seen = guests.slice(0, MOST)
      const farther = seen.length > 3 ? Math.floor((seen.length - 1) / 2) : 0
      const apart = Math.min(210, 640 / Math.max(seen.length - farther, 1))
      const row = (cats: readonly Guest[], y: number, size: number) =>
        cats
          .map(({ face, colours, fed }, place) => {
            const look = petOf(face, colours)
            const x = WIDE / 2 + (place - (cats.length - 1) / 2) * apart
            const drawn = figure({ ...look, cat: { ...look.cat, detail: 1, ...(fed ? {} : { mood: 'grumpy' as const }) } })
            return (
              (look.cat.flip ? at(x + 100 * size, y, size, drawn, 0, -size) : at(x - 100 * size, y, size, drawn)) +
              (fed ? at(x - 26, y + 166 * size, 0.48, bowl()) : '')
            )
          })
          .join('')
      return rug() + row(seen.slice(0, farther), -8, 0.94) + row(seen.slice(farther), 112, apart < 170 ? 0.98 : 1.1)
    }),
  )
