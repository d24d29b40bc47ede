/**
 * One cat, many cats. cat({pose, coat, mood, …}) returns a <g> on a 200 x 200 field, ground line at y = 184; the tails of long-haired
 * cats reach a little beyond it. Same bones everywhere: tail and legs are ribbons, torso and head are blobs, markings run from a
 * back line towards a belly line. So a new coat works in every pose and a new pose takes every coat.
 */
import { BONES } from './poses'
import { isDark, papers, type CatSpec } from './coat'
import { each, fresh, path } from './draw'
import {
  band,
  blob,
  fur,
  nicks,
  num,
  pts,
  ribbon,
  rng,
  sample,
  spatter,
  stroke,
  swash,
  wedge,
  type P,
  type Points,
} from './brush'
import { clipped, head } from './catHead'
import { mix, paper } from './paper'

export { POSES, type Pose } from './poses'
export { COATS, MOODS, type CatSpec, type Coat, type Mood } from './coat'
export { catHead } from './catHead'

export function cat(spec: CatSpec): string {
  const { pose, coat, mood = 'calm', detail = 2, plump = 1 } = spec,
    B = BONES[pose],
    C = papers(spec),
    ink = paper.ink
  const id = fresh(),
    r = rng(spec.seed ?? 7),
    dark = isDark(C.base),
    long = coat === 'longhair'
  const far = mix(C.base, ink, dark ? 0.5 : 0.24),
    crease = dark ? mix(C.base, '#b9b0e0', 0.42) : ink
  const wide = (p: Points): readonly P[] => (plump === 1 ? pts(p) : pts(p).map((q) => [100 + (q[0] - 100) * plump, q[1]] as P))
  const [hx, hy, hs, hr] = B.head,
    headAt = `translate(${hx} ${hy}) rotate(${hr + (spec.tilt ?? 0)}) scale(${hs})`
  const points = coat === 'siamese'

  // the silhouette: four kinds of pieces, each cut once (id) and reused for clip, rim and shadow
  const tw = long ? B.tw.map((w, i) => w * (B.tailFront ? 1.25 : [1, 1.5, 1.9, 2, 1.9, 1.7][i])) : B.tw,
    spine = long && !B.tailFront ? pts(B.tail).map(([x, y], i) => [x - Math.min(i, 2) * 4, y] as P) : B.tail
  // no fill on the piece itself: the rim and the shadow use it again in another paper
  const piece = (k: string, d: string, fill: string) => `<g fill="${fill}"><path id="${id}${k}" d="${d}"/></g>`
  const use = (k: string, more = '') => `<use href="#${id}${k}"${more}/>`
  const dTorso = long && detail ? fur(wide(B.torso), B.furry) : blob(wide(B.torso))
  const headUse = (move = '', more = '') => use('h', ` transform="${move}${headAt}"${more}`)
  const silhouette = () => use('t') + use('b') + B.legs.map((_, i) => use('l' + i)).join('') + headUse()

  const tail = () => {
    const part = (a: number, c: string) => path(ribbon(spine, tw, { from: a, per: 4 }), c)
    const rings = (n: number, len: number) =>
      path(
        Array.from({ length: n }, (_, i) => band(spine, tw, 0.86 - ((i + 1) * 0.7) / n, 0.86 - ((i + 1) * 0.7) / n + len)).join(
          '',
        ),
        C.mark,
      )
    return (
      piece('t', long && detail ? plume(spine, tw) : ribbon(spine, tw, { per: detail ? 2 : 1 }), points ? C.mark : C.base) +
      (coat === 'tabby'
        ? rings(4, 0.08) + part(0.88, C.mark)
        : coat === 'striped'
          ? rings(3, 0.13) + part(0.87, C.mark)
          : coat === 'spotted'
            ? rings(3, 0.06) + part(0.92, C.mark)
            : coat === 'tuxedo'
              ? part(0.8, C.light)
              : coat === 'calico'
                ? path(band(spine, tw, 0.2, 0.52), C.light) + part(0.74, C.mark)
                : '')
    )
  }
  const legs = (f: boolean) =>
    B.legs
      .map((l, i) => {
        if (!!l.far !== f) return ''
        const c = f ? far : C.base,
          sock = coat === 'tuxedo' ? C.light : points ? C.mark : '',
          sk = sock && f ? mix(sock, ink, 0.2) : sock
        const s = wide(l.s),
          px = num(wide([[l.paw[0], 0]])[0][0]),
          [, py, pr] = l.paw,
          pc = sk || c
        const paw = `<ellipse cx="${px}" cy="${py}" rx="${pr}" ry="${num(pr * 0.55)}"/>`
        const limb = !detail && s.length < 3 ? '' : `<path d="${ribbon(s, l.w, { per: detail ? 2 : 1 })}"/>`
        let g = `<g fill="${c}"><g id="${id}l${i}">${limb}${paw}</g></g>`
        if (sk) g += (l.sock ? path(band(s, l.w, l.sock, 1), sk) : '') + `<g fill="${sk}">${paw}</g>`
        if ((coat === 'tabby' || coat === 'striped') && l.sock)
          g += path([0.5, 0.68, 0.84].map((t) => wedge(s, l.w, t)).join(''), f ? mix(C.mark, ink, 0.2) : C.mark)
        if (detail > 1 && !f)
          g += path(
            stroke(+px - 5, py - 1, +px - 6, py + 3, +px - 5, py + 6, 1) +
              stroke(+px + 3, py - 1, +px + 3, py + 3, +px + 2, py + 6.5, 1),
            mix(pc, ink, isDark(pc) ? 0.9 : 0.5),
          )
        return g
      })
      .join('')

  const o: string[] = []
  if (spec.cast) o.push(`<g fill="${spec.cast}" transform="translate(3 4)">${silhouette()}</g>`)
  if (spec.edge) o.push(`<g fill="${spec.edge}" transform="translate(-1.6 -1.8)">${silhouette()}</g>`)
  if (!B.tailFront) o.push(tail())
  o.push(legs(true), piece('b', dTorso, B.dim ? far : C.base))
  if (!B.dim) o.push(legs(false))

  // markings and shading, clipped by the torso
  const m: string[] = [],
    lerp = (a: P, b: P, t: number): P => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const lerp2 = (a: P, b: P, t: number) => lerp(a, b, t) as unknown as [number, number]
  const along = (p: Points, t: number): P => {
    const s = sample(wide(p), 8),
      q = s[Math.min(s.length - 1, Math.round(t * (s.length - 1)))]
    return [q.x, q.y]
  }
  if (['tuxedo', 'longhair', 'tabby'].includes(coat))
    m.push(
      path(
        detail && coat !== 'tuxedo' ? fur(wide(B.bib), [[2, wide(B.bib).length]], 10, 5) : blob(wide(B.bib)),
        mix(coat === 'tabby' ? mix(C.base, C.light, 0.7) : C.light, ink, B.dim ? 0.24 : 0),
      ),
    )
  for (const [a, b] of B.sides) {
    if (coat === 'tabby')
      m.push(
        path(
          each(7, (i) => {
            const t = (i + 0.5) / 7,
              p = along(a, t),
              q = along(b, Math.min(1, t + 0.05)),
              e = lerp(p, q, i % 2 ? 0.5 : 0.8),
              s = lerp(p, q, -0.12),
              k = lerp(p, e, 0.5)
            return stroke(s[0], s[1], k[0] + 3, k[1] - 2, e[0], e[1], 5)
          }),
          C.mark,
        ),
      )
    if (coat === 'striped')
      m.push(
        path(
          each(5, (i) => {
            const t = (i + 0.5) / 5,
              p = along(a, t),
              q = along(b, Math.min(1, t + 0.04)),
              k = lerp(p, q, 0.45),
              z = lerp(p, q, 0.98)
            return stroke(...lerp2(p, q, -0.2), k[0] + 5, k[1] - 2, z[0], z[1], 11)
          }),
          C.mark,
        ),
      )
    if (coat === 'spotted')
      m.push(
        path(
          each(7, (i) =>
            (i % 2 ? [0.12, 0.62] : [0.36, 0.88])
              .map((u) => {
                const p = along(a, (i + 0.5) / 7),
                  q = along(b, (i + 0.5) / 7),
                  [x, y] = lerp(p, q, u),
                  k = 5 + r() * 2
                return blob([
                  [x - k, y],
                  [x, y - k * 0.6],
                  [x + k, y + 1],
                  [x, y + k * 0.75],
                ])
              })
              .join(''),
          ),
          C.mark,
        ),
      )
    if (detail > 1 && !['striped', 'spotted', 'calico', 'tabby'].includes(coat))
      m.push(path(nicks(wide(a), wide(b), 3, 8), mix(C.base, dark ? '#8d86b8' : ink, dark ? 0.3 : 0.2)))
  }
  if (coat === 'calico') B.patches.forEach((p, i) => m.push(path(blob(wide(p)), i ? C.mark : C.light)))
  if (spec.over) m.push(spec.over)
  if (detail) {
    m.push(
      path(blob(wide(B.shade)), ink, `opacity="${dark ? 0.38 : 0.14}"`),
      headUse(`translate(3 ${num(9 * hs)}) `, ` fill="${ink}" opacity="${dark ? 0.45 : 0.17}"`),
    )
    if (detail > 1) m.push(path(spatter(wide(B.shade), B.head[0] + 20, 110, 34, r), mix(C.base, ink, dark ? 0.6 : 0.45)))
  }
  if (m.length) o.push(clipped(`${id}b`, m.join('')))
  if (B.dim) o.push(legs(false))
  if (spec.folk && B.haunch[2])
    o.push(
      `<path d="${spec.folk}" transform="translate(${num(wide([[B.haunch[0], 0]])[0][0])} ${B.haunch[1]}) scale(${num(B.haunch[2] / 10)})" fill="${C.light}"/>`,
    )
  const lines =
    detail || spec.lines ? path((detail ? B.ink : B.ink.slice(0, 3)).map((c) => swash(wide(c), 3.6)).join(''), crease) : ''
  if (!B.tailFront) o.push(lines)
  if (B.tailFront === 'under') o.push(tail())
  o.push(
    `<g transform="${headAt}">${head(spec, C, `${id}h`, spec.look ?? B.look ?? [0, 0], pose === 'curl' && mood === 'calm' ? 'sleepy' : mood)}</g>`,
  )
  if (B.tailFront === 'over') o.push(tail())
  if (B.tailFront) o.push(lines)
  return `<g${spec.flip ? ' transform="matrix(-1 0 0 1 200 0)"' : ''}>${o.join('')}</g>`
}

/** A fluffy tail: a broad ribbon with a few tufts cut out of either edge, all leaning towards the tip. */
function plume(p: Points, w: number[]): string {
  const s = sample(p, 1),
    N = s.length - 1,
    L: P[] = [],
    R: P[] = []
  s.forEach((q, i) => {
    if (i === N) return
    const h = w[i] / 2,
      tx = -q.ny,
      ty = q.nx,
      k = i ? 1 : 0
    L.push([q.x + q.nx * h, q.y + q.ny * h])
    R.unshift([q.x - q.nx * h, q.y - q.ny * h])
    if (k) {
      L.push(
        [q.x + q.nx * (h + 3) + tx * 10, q.y + q.ny * (h + 3) + ty * 10, 'c'],
        [q.x + q.nx * (h - 2) + tx * 9, q.y + q.ny * (h - 2) + ty * 9],
      )
      R.unshift(
        [q.x - q.nx * (h - 2) + tx * 12, q.y - q.ny * (h - 2) + ty * 12],
        [q.x - q.nx * (h + 3) + tx * 13, q.y - q.ny * (h + 3) + ty * 13, 'c'],
      )
    }
  })
  const t = s[N]
  return blob([
    ...L,
    [t.x + t.nx * 7, t.y + t.ny * 7],
    [t.x - t.ny * 9, t.y + t.nx * 9, 'c'],
    [t.x - t.nx * 7, t.y - t.ny * 7],
    ...R,
  ])
}
