/** The head of a cat: its outline, with the markings of its coat and its face. */
import { face } from './catFace'
import { headMarkings } from './catMarkings'
import { BREED, isDark, papers, type CatSpec, type Coat, type Mood, type Papers } from './coat'
import { both, fresh, path } from './draw'
import { blob, mirror, stroke, swash, type P } from './brush'
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
    ink = paper.ink,
    dark = isDark(C.base)
  const marks = headMarkings(coat, C, look)
  const k = marks ? [marks] : []
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
        insideEar(coat, C),
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
    (detail || s.lines ? path(headLines(long, e, ch), dark ? mix(C.base, '#b9b0e0', 0.42) : ink) : '') +
    face(mood, C, coat, detail, look)
  )
}

/** Brush lines along the outline: down and right, the ears, the cheek. */
const headLines = (long: boolean, e: number, ch: number) =>
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
      ))

function insideEar(coat: Coat, C: Papers): string {
  if (coat === 'siamese') return mix(C.mark, '#e09a8e', 0.4)
  return coat === 'calico' ? '#e7a391' : mix(C.base, '#e58f86', isDark(C.base) ? 0.4 : 0.55)
}
