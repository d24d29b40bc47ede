/**
 * What stands on the corners of the quay, seen from above like everything on the ground: trees, a well, barrels, a lamp. 100 ×
 * 100.
 */
import { circle, drawing, each, ellipse, path } from '$page/art/draw'
import { blob, drop, withGrain } from '$page/art/brush'
import { mix, paper } from '$page/art/paper'

const shade = (x: number, y: number, r: number) => ellipse(x + r * 0.14, y + r * 0.2, r, r, paper.ink, 'opacity=".22"')

function tree(x: number, y: number, r: number): string {
  const crown = [
    [-1, 0],
    [-0.7, -0.75],
    [0, -1],
    [0.75, -0.65],
    [1, 0.1],
    [0.6, 0.85],
    [-0.2, 0.95],
    [-0.8, 0.6],
  ] as const
  const leaf = (a: number, b: number) => drop(x + r * a, y + r * b, x + r * (a + 0.32), y + r * (b + 0.06), r * 0.12)
  return (
    shade(x, y, r) +
    path(blob(crown.map(([a, b]) => [x + a * r, y + b * r] as const)), '#5f8a45') +
    path(
      leaf(-0.6, -0.35) + leaf(-0.1, -0.65) + leaf(-0.35, 0.05) + leaf(0.15, -0.15) + leaf(-0.2, 0.5) + leaf(0.35, 0.4),
      '#9dbb6a',
    )
  )
}

/** A lid of staves, bound by a hoop. */
const barrel = (x: number, y: number, r: number) =>
  shade(x, y, r) +
  circle(x, y, r, mix(paper.bark, paper.ink, 0.25)) +
  circle(x, y, r * 0.84, paper.kraft) +
  path(
    `M${x - r * 0.28} ${y - r * 0.78}v${r * 1.56}h${r * 0.07}v${-r * 1.56}zM${x + r * 0.22} ${y - r * 0.8}v${r * 1.6}h${r * 0.07}v${-r * 1.6}z`,
    paper.bark,
  )

/** A round well of cut stones, dark within: water stays the canals' own colour. */
const well = () =>
  shade(50, 50, 31) +
  circle(50, 50, 31, '#b99a6c') +
  each(9, (i) => {
    const [a, b] = [(i * 40 * Math.PI) / 180, ((i * 40 + 31) * Math.PI) / 180]
    const at = (angle: number, r: number) => `${50 + Math.cos(angle) * r} ${50 + Math.sin(angle) * r}`
    return path(`M${at(a, 30)}A30 30 0 0 1 ${at(b, 30)}L${at(b, 19)}A19 19 0 0 0 ${at(a, 19)}Z`, i % 2 ? '#f1e2bf' : '#e6d2a4')
  }) +
  circle(50, 50, 17, mix(paper.ink, paper.dusk, 0.35)) +
  path('M14 47h72l-1 6H15z', paper.bark)

/** A lantern on its post, and a crate to sit on. */
const lamp = () =>
  shade(38, 40, 17) +
  path(blob('38,20! 56,31! 56,51! 38,62! 20,51! 20,31!', 0.3), mix(paper.ink, paper.slate, 0.2)) +
  path(blob('38,28! 49,35! 49,47! 38,54! 27,47! 27,35!', 0.3), paper.moon) +
  path('M59 58h28v26h-28z', paper.ink, 'opacity=".22" transform="translate(3 4)"') +
  path('M59 58h28v26h-28z', paper.kraft) +
  path('M59 65h28v2.500h-28zM59 75h28v2.500h-28z', paper.bark)

const pictures = [
  () => tree(38, 40, 25) + tree(68, 66, 19),
  well,
  () => barrel(36, 40, 19) + barrel(68, 58, 16) + barrel(40, 76, 13),
  lamp,
]
/** The ornament of a corner, clockwise from the upper left. */
export const ornament = (corner: number) => drawing(100, 100, () => withGrain(2, () => pictures[corner % pictures.length]()))
