/** Things that more than one game draws: stars, firs, books, the raven. Each says on which field it is drawn. */
import { at, both, circle, each, path } from './draw'
import { blob, drop, num, pts, ribbon, rng, stroke, swash, type P, type Points } from './brush'
import { paper } from './paper'

export const INK = paper.ink
export const MOON = paper.moon
export const BLACK = '#25213a'
const FEATHER = '#3d3860'

/** Points of one side, seen from the middle line at cx; m = -1 is the other side. */
export const side = (m: number, q: Points, cx = 100): P[] =>
  pts(q).map((a) => (a[2] ? [cx + m * a[0], a[1], 'c'] : [cx + m * a[0], a[1]]) as P)

/** Star with n scissor points, centre x,y, outer radius r. */
export function star(x: number, y: number, r: number, n = 5, deep = 0.44, turn = -Math.PI / 2): string {
  return blob(
    Array.from({ length: n * 2 }, (_, i) => {
      const a = turn + (i * Math.PI) / n
      const k = i % 2 ? r * deep : r
      return [x + Math.cos(a) * k, y + Math.sin(a) * k, 'c'] as P
    }),
  )
}
/** The star of magic and of night skies. */
export const spark = (x: number, y: number, r: number) => star(x, y, r, 4, 0.36)

/** n stars strewn over w x h, most of them specks; the same seed strews them alike. */
export function stars(n: number, seed: number, w: number, h: number, fill: string, big = 3.4): string {
  const r = rng(seed)
  return path(
    each(n, () => {
      const x = 8 + r() * (w - 16)
      const y = 8 + r() * (h - 16)
      const k = 1 + r() * r() * big
      if (k > 2.4) return spark(x, y, k)
      const q = num(k / 2)
      return `M${num(x - k / 2)} ${num(y)}l${q}-${q} ${q} ${q}-${q} ${q}z`
    }),
    fill,
  )
}

/** Rays around a centre, from the outer radius inwards. */
export const rays = (x: number, y: number, n: number, outer: number, inner: number, w: number, turn = 0) =>
  each(n, (i) => {
    const a = (i * 2 * Math.PI) / n + turn
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return drop(x + c * outer, y + s * outer, x + c * inner, y + s * inner, w)
  })

/** A fir cut in three steps; its foot at x,y. */
export const fir = (x: number, y: number, h: number) =>
  `M${num(x)} ${num(y - h)}` +
  `L${num(x + h * 0.2)} ${num(y - h * 0.58)}H${num(x + h * 0.1)}L${num(x + h * 0.3)} ${num(y - h * 0.22)}H${num(x + h * 0.12)}` +
  `L${num(x + h * 0.36)} ${num(y)}H${num(x - h * 0.36)}` +
  `L${num(x - h * 0.12)} ${num(y - h * 0.22)}H${num(x - h * 0.3)}L${num(x - h * 0.1)} ${num(y - h * 0.58)}H${num(x - h * 0.2)}Z`

/** A row of books on a plank at y, from x to `to`. */
export function shelf(y: number, seed: number, from = 0, to = 200): string {
  const r = rng(seed)
  const papers = ['#a8412f', '#6e3f66', '#1f7d80', '#c99f6b', '#5c6788', '#d08b4e', '#f0cf86'] // the last one: bands on spines
  const d = papers.map(() => '')
  for (let x = from; x < to;) {
    const w = Math.round(10 + r() * 9)
    const h = Math.round(28 + r() * 15)
    d[Math.floor(r() * 6)] += `M${x} ${y - h}h${w - 1}v${h}h-${w - 1}z`
    if (r() > 0.5) d[6] += `M${x} ${y - h + 6}h${w - 1}v3h-${w - 1}z`
    x += w
  }
  return d.map((q, i) => path(q, papers[i])).join('') + path(`M${from} ${y}h${to - from}v6H${from}z`, '#5a3a2c')
}

/** Rows of wallpaper drops over w x h. */
export const wallpaper = (fill: string, w = 200, h = 170) =>
  path(
    each(Math.ceil(h / 40), (j) =>
      each(Math.ceil(w / 40) + 1, (i) => {
        const x = 20 + i * 40 - (j % 2) * 20
        return drop(x, 16 + j * 40, x, 28 + j * 40, 3)
      }),
    ),
    fill,
  )

interface RavenPapers {
  tone?: string // the light on its feathers
  edge?: string // rim of light up and left
  eye?: string
}
/** Raven, 200 x 200, standing, facing left. */
export function raven(o: RavenPapers = {}): string {
  const tone = o.tone ?? '#4b4674'
  const body =
    '10,70! 34,54 52,44 72,36 94,46 120,78 150,110 192,158! 176,160 180,172! 150,156 128,152 104,160 78,148 62,120 54,92 46,78'
  const wing = '84,88! 106,82 134,104 160,132 186,160! 160,150 166,164! 140,148 142,160! 118,142 96,122'
  const feet =
    ribbon('106,150 102,168 98,184', [7, 4, 4]) +
    ribbon('126,148 126,166 122,184', [7, 4, 4]) +
    stroke(98, 183, 88, 184, 78, 187, 2.4) +
    stroke(98, 183, 106, 185, 112, 187, 2) +
    stroke(122, 183, 112, 184, 104, 188, 2.4) +
    stroke(122, 183, 130, 185, 136, 187, 2)
  const feathers =
    each(6, (i) => drop(98 + i * 11, 92 + i * 10.5, 108 + i * 11.5, 100 + i * 10, 3)) +
    each(5, (i) => drop(96 + i * 12, 106 + i * 9, 107 + i * 12, 113 + i * 9, 2.6)) +
    each(4, (i) => drop(100 + i * 12, 120 + i * 8, 110 + i * 12, 126 + i * 8, 2.2)) +
    each(5, (i) => drop(60 + i * 4, 86 + i * 9, 58 + i * 6, 96 + i * 10, 2)) +
    each(3, (i) => drop(70 + i * 5, 84 + i * 10, 70 + i * 6, 93 + i * 11, 2))
  return (
    (o.edge ? `<g transform="translate(-2 -2)">${path(blob(body), o.edge)}</g>` : '') +
    path(feet + blob(body), BLACK) +
    path(blob(wing), FEATHER) +
    path(feathers + swash('12,71 30,68 48,72', 2.2) + stroke(36, 56, 46, 54, 54, 58, 1.6), tone) +
    circle(64, 58, 6.4, o.eye ?? MOON) +
    circle(62.6, 57.6, 3, BLACK) +
    path(swash('124,80 154,111 194,157', 3.4) + swash('64,126 80,151 106,163 130,155', 3.2), INK)
  )
}

/** Raven in flight, 240 x 160, seen from below, wings spread. */
export function ravenFlight(o: RavenPapers = {}): string {
  const tone = o.tone ?? '#4b4674'
  const half = '10,58 34,36 66,22 112,6! 104,28 118,34! 102,48 112,58! 90,64 94,78! 70,76 64,92! 44,84 20,96'
  const tail = '120,20! 134,36 138,62 134,96 150,150! 134,138 120,154! 106,138 90,150! 106,96 102,62 106,36'
  const feathers =
    both(
      (m) =>
        each(5, (i) => drop(120 + m * (40 + i * 13), 52 - i * 5, 120 + m * (54 + i * 12), 60 - i * 4, 3.6)) +
        each(4, (i) => drop(120 + m * (34 + i * 13), 66 - i * 2, 120 + m * (46 + i * 12), 74 - i, 3)),
    ) +
    each(
      3,
      (i) =>
        drop(120, 60 + i * 16, 120, 72 + i * 16, 3) +
        both((m) => drop(120 + m * 8, 56 + i * 16, 120 + m * 9, 67 + i * 16, 2.6)),
    )
  return (
    path(both((m) => blob(side(m, half, 120))) + blob(tail), BLACK) +
    path(feathers, tone) +
    path(blob('112,30 120,2! 128,30 120,36'), '#5b5686') +
    both((m) => circle(120 + m * 10, 38, 3.6, o.eye ?? MOON))
  )
}

/** A raven far off, flying left, 100 x 60: wedge tail, fingered wings, a beak; never a bat. up: the wings are raised. */
export function ravenFar(fill = '#171430', up = true): string {
  const body = '0,36! 12,30 19,25 28,26 48,31 68,34 98,29! 90,37 99,42! 74,44 52,46 32,43 20,37 10,37'
  const near = up
    ? '32,36! 36,20 50,7 70,0! 66,6 80,6! 74,12 86,14! 77,19 86,24! 74,27 66,38'
    : '32,38! 38,50 52,58 72,61! 66,54 80,55! 73,49 82,46! 70,42 62,36'
  const far = up ? '30,32! 22,18 25,5 36,-2! 38,5 47,3! 44,12 48,16 46,34' : '30,40! 25,52 30,61! 38,56 45,58! 46,42'
  return path(blob(far), fill) + path(blob(body), fill) + path(blob(near), fill)
}

/** Raven pip, 24 x 24: one cut, for counting. */
export const ravenPip = (fill = BLACK, eye: string = MOON) =>
  path(
    blob(
      '.5,8.6! 4.4,5.4 8,3.6 12,5.6 16,11 23.5,20.5! 19,19.4 17,18.2 13,19.6 13.6,22.4! 11.4,22.4! 11,19.4 7.4,16.4 6,11 5,9.6',
    ),
    fill,
  ) + circle(7.6, 7.4, 1.3, eye)

/** A paper moon with a bite of the sky in it; r its radius. */
export const crescent = (x: number, y: number, r: number, fill: string, sky: string) =>
  circle(x, y, r, fill) + circle(x + r * 0.36, y - r * 0.25, r * 0.84, sky)

/** A pencil, 24 x 24: what is marked with it was designed by us, not printed in the box. */
export const pencil = (fill = '#8a5a3c') =>
  at(
    12,
    12,
    1,
    path('M-9 3-2.5 3 9 3 11.5 0 9-3-2.5-3-9-3Z', fill) + path('M-9 3-9-3-4-3-4 3Z', '#b9535a') + path('M9 3 11.5 0 9-3Z', INK),
    -45,
  )
