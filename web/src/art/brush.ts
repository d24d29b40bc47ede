/**
 * The hand: the few gestures everything in Kociarnia is drawn with.
 *   blob()   a piece of paper cut with scissors: a closed curve through points
 *   fur()    the same piece, its edge nicked into tufts
 *   ribbon() a brush pulled along a path, thick to thin: tails, wings, branches
 *   swash()  a brush line that swells and ends in points; stroke() one flick of it
 *   nicks(), drop(), spatter()  the ornament and the only texture
 * All of them return path data ("d"); path() makes a flat, unoutlined piece of paper of it.
 */
export type P = readonly [number, number] | readonly [number, number, 'c'] // 'c' marks a corner
/** Points in a row: '12,30 40,8! 60,30' ("!" marks a corner, where the scissors turn), or computed ones. */
export type Points = string | readonly P[]
export function pts(p: Points): readonly P[] {
  if (typeof p !== 'string') return p
  return p.split(' ').map((q) => {
    const [x, y] = q.split(',').map(parseFloat) as [number, number]
    return q.endsWith('!') ? [x, y, 'c'] : [x, y]
  })
}
let grain = 10
/** Rounding of coordinates inside f: 10 = 0.1 unit (the default), 2 = 0.5, 1 = whole units (small cats in heaps). */
export function withGrain<T>(g: number, f: () => T): T {
  const was = grain
  grain = g
  try {
    return f()
  } finally {
    grain = was
  }
}
const r = (n: number) =>
  String(Math.round(n * grain) / grain)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0')
export const num = r
const pt = (x: number, y: number) => join([r(x), r(y)])

/** Closed curve through points (Catmull-Rom); points marked 'c' stay sharp. t is the tension, 1 = round. */
export function blob(points: Points, t = 1): string {
  const p = pts(points),
    n = p.length,
    at = (i: number) => p[(i + n) % n]
  let d = 'M' + pt(at(0)[0], at(0)[1])
  for (let i = 0; i < n; i++) d += seg(at(i - 1), at(i), at(i + 1), at(i + 2), t, i > 0)
  return d + 'Z'
}
/** Open curve through points, for clip edges and strokes. */
export function line(points: Points, t = 1): string {
  const p = pts(points)
  let d = 'M' + pt(p[0][0], p[0][1])
  for (let i = 0; i < p.length - 1; i++) d += seg(p[i - 1] ?? p[i], p[i], p[i + 1], p[i + 2] ?? p[i + 1], t, i > 0)
  return d
}
const q1 = (n: number) => Math.round(n * grain) / grain
const join = (v: string[]) =>
  v.reduce((s, n, i) => s + (i && n[0] !== '-' && !(n[0] === '.' && v[i - 1].includes('.')) ? ' ' : '') + n, '')
const rel = (b: P, ...v: number[]) => join(v.map((n, i) => r(q1(n) - q1(b[(i % 2) as 0 | 1]))))
/** smooth: the previous segment ended in a handle that mirrors ours, so the short form "s" will do. */
function seg(a: P, b: P, c: P, e: P, t: number, smooth = false): string {
  const k = t / 6,
    u = b[2] === 'c',
    v = c[2] === 'c'
  // beside a corner the handle lies on the edge itself: edges enter and leave corners almost straight, as scissors do
  const x2 = v ? c[0] + (b[0] - c[0]) * 0.2 : c[0] - (e[0] - b[0]) * k,
    y2 = v ? c[1] + (b[1] - c[1]) * 0.2 : c[1] - (e[1] - b[1]) * k
  const x1 = u ? b[0] + (c[0] - b[0]) * 0.2 : b[0] + (c[0] - a[0]) * k,
    y1 = u ? b[1] + (c[1] - b[1]) * 0.2 : b[1] + (c[1] - a[1]) * k
  return u && v
    ? 'l' + rel(b, c[0], c[1])
    : smooth && !u
      ? 's' + rel(b, x2, y2, c[0], c[1])
      : 'c' + rel(b, x1, y1, x2, y2, c[0], c[1])
}
interface Sample {
  x: number
  y: number
  nx: number
  ny: number
}
/** Points sampled along the curve, with unit normals pointing left of travel. */
export function sample(points: Points, per: number, closed = false): Sample[] {
  const p = pts(points),
    n = p.length,
    out: Sample[] = []
  const at = (i: number) => (closed ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))])
  const last = closed ? n : n - 1
  for (let i = 0; i < last; i++)
    for (let s = 0; s < per + (i === last - 1 && !closed ? 1 : 0); s++) {
      const t = s / per,
        [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const f = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t ** 3)
      const g = (k: 0 | 1) =>
        0.5 * (c[k] - a[k] + 2 * (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t + 3 * (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t)
      let dx = g(0),
        dy = g(1)
      const l = Math.hypot(dx, dy) || 1
      dx /= l
      dy /= l
      out.push({ x: f(0), y: f(1), nx: dy, ny: -dx })
    }
  return out
}
/** A brush pulled along points. w: width at each point (or a function of 0..1). from/to cut out a part of it (rings, tips). */
export function ribbon(
  p: Points,
  w: number[] | ((t: number) => number),
  o: { from?: number; to?: number; per?: number; flat?: boolean } = {},
): string {
  const s = sample(p, o.per ?? 2),
    N = s.length - 1
  const width = (t: number) => {
    if (typeof w === 'function') return w(t)
    const q = t * (w.length - 1),
      i = Math.min(w.length - 2, Math.floor(q))
    return w[i] + (w[i + 1] - w[i]) * (q - i)
  }
  const a = Math.round((o.from ?? 0) * N),
    b = Math.round((o.to ?? 1) * N)
  const L: P[] = [],
    R: P[] = []
  for (let i = a; i <= b; i++) {
    const q = s[i],
      h = width(i / N) / 2
    L.push([q.x + q.nx * h, q.y + q.ny * h])
    R.unshift([q.x - q.nx * h, q.y - q.ny * h])
  }
  const cap = (i: number) => (o.flat ? 'L' : `A${r(width(i / N) / 2)} ${r(width(i / N) / 2)} 0 0 1 `)
  return line(L) + cap(b) + pt(R[0][0], R[0][1]) + line(R).replace(/^M[^c]*/, '') + cap(a) + pt(L[0][0], L[0][1]) + 'Z'
}
/** One flick of the brush from a to b bending through c, widest (w) in the middle. */
export function stroke(ax: number, ay: number, cx: number, cy: number, bx: number, by: number, w: number): string {
  const l = Math.hypot(bx - ax, by - ay) || 1,
    nx = (-(by - ay) / l) * w,
    ny = ((bx - ax) / l) * w
  return `M${pt(ax, ay)}q${rel([ax, ay], cx + nx, cy + ny, bx, by)}q${rel([bx, by], cx - nx, cy - ny, ax, ay)}z`
}
/** A cut piece whose edge, between the listed points (by index), is nicked into tufts that lean with the outline. */
export function fur(
  points: Points,
  where: readonly (readonly [number, number] | readonly [number, number, number])[],
  size = 11,
  depth = 7,
  lean0 = 0.5,
): string {
  const p = pts(points),
    n = p.length
  let d = 'M' + pt(p[0][0], p[0][1])
  for (let i = 0; i < n; i++) {
    const a = p[(i - 1 + n) % n],
      b = p[i],
      c = p[(i + 1) % n],
      e = p[(i + 2) % n]
    const w = where.find(([f, t]) => i >= f && i < t)
    if (!w) {
      d += seg(a, b, c, e, 1)
      continue
    }
    const lean = w[2] ?? lean0
    const len = Math.hypot(c[0] - b[0], c[1] - b[1]),
      k = Math.max(1, Math.round(len / size)),
      q = sample([a, b, c, e], k * 4).slice(k * 4, k * 8 + 1)
    for (let j = 0; j < k; j++) {
      const m = q[j * 4 + 2],
        z = q[j * 4 + 4] ?? m,
        dd = depth * (0.75 + (0.5 * ((i * 7 + j * 5) % 3)) / 2)
      const tx = -m.ny,
        ty = m.nx // travel direction
      const X = m.x + m.nx * dd + tx * size * lean,
        Y = m.y + m.ny * dd + ty * size * lean
      d +=
        `Q${pt(m.x + m.nx * dd * 0.9 - Math.sign(lean) * tx * size * 0.15, m.y + m.ny * dd * 0.9 - Math.sign(lean) * ty * size * 0.15)} ${pt(X, Y)}` +
        `Q${pt(z.x + z.nx * 1, z.y + z.ny * 1)} ${pt(z.x, z.y)}`
    }
  }
  return d + 'Z'
}
/** A cross-band of a ribbon between two fractions of its length (tail rings, socks): straight-edged, short. */
export function band(p: Points, w: number[], from: number, to: number): string {
  const s = sample(p, 12),
    N = s.length - 1,
    W = (t: number) => {
      const q = t * (w.length - 1),
        i = Math.min(w.length - 2, Math.floor(q))
      return w[i] + (w[i + 1] - w[i]) * (q - i)
    }
  const steps = Math.max(1, Math.ceil((to - from) / 0.12)),
    L: string[] = [],
    R: string[] = []
  for (let i = 0; i <= steps; i++) {
    const t = from + ((to - from) * i) / steps,
      q = s[Math.round(t * N)],
      h = W(t) / 2
    L.push(pt(q.x + q.nx * h, q.y + q.ny * h))
    R.unshift(pt(q.x - q.nx * h, q.y - q.ny * h))
  }
  return 'M' + [...L, ...R].join('L') + 'Z'
}
/** A stripe that enters a ribbon from its edge and thins out (leg bars). */
export function wedge(p: Points, w: number[], t: number): string {
  const s = sample(p, 12),
    N = s.length - 1,
    q = s[Math.round(t * N)],
    z = s[Math.min(N, Math.round(t * N) + 2)],
    i = Math.min(w.length - 2, Math.floor(t * (w.length - 1))),
    h = (w[i] + (w[i + 1] - w[i]) * (t * (w.length - 1) - i)) / 2
  return stroke(
    q.x - q.nx * h,
    q.y - q.ny * h,
    (q.x + z.x) / 2,
    (q.y + z.y) / 2,
    q.x + q.nx * h * 0.3,
    q.y + q.ny * h * 0.3,
    3.4,
  )
}
/** A brush line: a ribbon that swells to w and ends in points. Haunches, closed eyes, water, smoke. */
export const swash = (points: Points, w: number) => {
  const p = pts(points),
    s = sample(p, p.length > 3 ? 1 : 2),
    M = s.length - 1,
    L: P[] = [],
    R: P[] = []
  s.forEach((q, i) => {
    const h = (w / 2) * Math.sin(Math.PI * Math.min(1, (i / M) * 0.92 + 0.04)) ** 0.8
    if (i === 0 || i === M) {
      L.push([q.x, q.y])
    } else {
      L.push([q.x + q.nx * h, q.y + q.ny * h])
      R.unshift([q.x - q.nx * h, q.y - q.ny * h])
    }
  })
  return line(L) + line([L[L.length - 1], ...R, L[0]]).replace(/^M[^c]*/, '') + 'Z'
}
/** Scissor nicks: rows of small drops between two lines, thinning out: fur, feathers, thatch, waves. */
export function nicks(a: Points, b: Points, rows: number, len: number): string {
  const A = sample(a, 6),
    B = sample(b, 6),
    n = Math.min(A.length, B.length)
  let d = ''
  for (let j = 0; j < rows; j++)
    for (let i = 3 + (j % 2) * 2; i < n - 2; i += 4) {
      const u = 0.16 + j * 0.2,
        p = A[i],
        q = B[i],
        o = A[i + 1],
        x = p.x + (q.x - p.x) * u,
        y = p.y + (q.y - p.y) * u,
        l = len * (1 - j * 0.14)
      const tx = o.x - p.x,
        ty = o.y - p.y,
        T = Math.hypot(tx, ty) || 1,
        ix = q.x - p.x,
        iy = q.y - p.y,
        I = Math.hypot(ix, iy) || 1
      const dx = (tx / T) * 0.8 + (ix / I) * 0.35,
        dy = (ty / T) * 0.8 + (iy / I) * 0.35
      d += drop(x, y, x + dx * l, y + dy * l, l * 0.24)
    }
  return d
}
/** A drop: pointed where the scissors enter, round where they turn. */
export function drop(ax: number, ay: number, bx: number, by: number, w: number): string {
  const l = Math.hypot(bx - ax, by - ay) || 1,
    nx = (-(by - ay) / l) * w,
    ny = ((bx - ax) / l) * w
  return `M${pt(ax, ay)}q${rel([ax, ay], bx + nx * 1.3, by + ny * 1.3, bx, by)}q${rel([bx, by], bx - nx * 1.3, by - ny * 1.3, ax, ay)}z`
}
/** Stipple: specks from the rim of a shade towards a centre, thinning out; the only texture we use. */
export function spatter(area: Points, cx: number, cy: number, n: number, r: () => number): string {
  const s = sample(area, 6, true)
  let d = ''
  for (let i = 0; i < n; i++) {
    const q = s[Math.floor(r() * s.length)],
      u = r() * r() * 0.3,
      x = q.x + (cx - q.x) * u,
      y = q.y + (cy - q.y) * u,
      k = 0.5 + r() * 0.7
    d += `M${Math.round(x)} ${Math.round(y)}l${join([k, k * 0.4, -k * 0.6, k].map(num))}z`
  }
  return d
}
export const mirror = (p: Points): P[] =>
  pts(p)
    .map((q) => (q[2] ? [-q[0], q[1], 'c'] : [-q[0], q[1]]) as P)
    .reverse()

/** Deterministic small random, so that a cat drawn twice is the same cat. */
export const rng = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0
  return seed / 4294967296
}
