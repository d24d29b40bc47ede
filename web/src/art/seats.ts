/** Seats: each has a paper and an outline of its own, so that nobody needs the colour to know whose a thing is. */
import { catHead, type CatSpec } from './cat'
import { circle, drawing, path } from './draw'
import { blob, withGrain } from './brush'
import { mix } from './paper'
import { INK, star } from './things'

export const SEAT = ['#f2b73a', '#4fb0a5', '#e0784a', '#a98bd8', '#35577f', '#8f3446'] as const
/** The outlines: four soft corners, scallops, a circle, an octagon, a five-petalled flower, a shield. Field 100 x 100. */
const OUTLINE = [
  () => blob('50,-1 84,2 99,16 101,50 99,84 84,98 50,101 16,98 1,84 -1,50 1,16 16,2'),
  () => star(50, 50, 51, 16, 0.9),
  () => blob('50,1 85,15 99,50 85,85 50,99 15,85 1,50 15,15'),
  () => star(50, 50, 52, 8, 0.86),
  () => blob(Array.from({ length: 10 }, (_, i) => ringPoint(i, 10, i % 2 ? 41 : 52))),
  () => blob('4,8! 50,2 96,8! 97,46 82,80 50,101! 18,80 3,46'),
]
const ringPoint = (i: number, n: number, r: number) => {
  const a = (i * 2 * Math.PI) / n - Math.PI / 2
  return [50 + Math.cos(a) * r, 50 + Math.sin(a) * r] as const
}
export const seatOutline = (seat: number) => OUTLINE[seat % OUTLINE.length]()
/** A disc of the seat's paper with something in it, 100 x 100. */
export const disc = (inner: () => string, seat: number) =>
  drawing(100, 100, () =>
    withGrain(2, () => {
      const fill = SEAT[seat % SEAT.length]
      return (
        path(seatOutline(seat), mix(fill, INK, 0.45)) +
        `<g transform="translate(4 4) scale(.92)">${path(seatOutline(seat), fill)}</g>` +
        inner()
      )
    }),
  )
/** The cats people are shown as, one for each seat. */
export const AVATAR: readonly Omit<CatSpec, 'pose'>[] = [
  { coat: 'calico', mood: 'happy' },
  { coat: 'tuxedo', mood: 'calm' },
  { coat: 'tabby', mood: 'curious' },
  { coat: 'solid', mood: 'calm' },
  { coat: 'siamese', mood: 'happy' },
  { coat: 'longhair', mood: 'calm' },
]
const headIn = (cat: Omit<CatSpec, 'pose'>) =>
  `<g transform="translate(50 60) scale(.56)">${catHead({ detail: 1, ...cat })}</g>`
export const avatar = (seat: number, cat = AVATAR[seat % AVATAR.length]) => disc(() => headIn(cat), seat)
/** The same cat with its eyes closed; empty for one that smiles, whose eyes are closed anyway. */
export function asleep(seat: number): string {
  const cat = AVATAR[seat % AVATAR.length]
  return cat.mood === 'happy' ? '' : avatar(seat, { ...cat, mood: 'sleepy' })
}
/** The same seat without a face: for tokens, pennants, counters. */
export const seatMark = (seat: number) => disc(() => circle(50, 50, 18, mix(SEAT[seat % SEAT.length], INK, 0.45)), seat)
