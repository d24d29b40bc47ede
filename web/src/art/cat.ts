/**
 * One cat, many cats. cat({pose, coat, mood, …}) returns a <g> on a 200 x 200 field, ground line at y = 184; the tails of long-haired
 * cats reach a little beyond it. Same bones everywhere: tail and legs are ribbons, torso and head are blobs, markings run from a
 * back line towards a belly line. So a new coat works in every pose and a new pose takes every coat.
 */
import { BONES, type Bones } from './poses'
import { isDark, papers, type CatSpec, type Coat, type Papers } from './coat'
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

/** What all pieces of one cat are cut by. */
interface Cut {
  spec: CatSpec
  bones: Bones
  papers: Papers
  id: string // the pieces are called by it, for clip, rim and shadow
  detail: 0 | 1 | 2
  dark: boolean
  far: string // the paper of what lies behind
  wide: (p: Points) => readonly P[] // slim or stout
  r: () => number
}

const ink = paper.ink
// no fill on the piece itself: the rim and the shadow use it again in another paper
const piece = (name: string, d: string, fill: string) => `<g fill="${fill}"><path id="${name}" d="${d}"/></g>`

function cutOf(spec: CatSpec): Cut {
  const { detail = 2, plump = 1, seed = 7 } = spec
  const C = papers(spec)
  const dark = isDark(C.base)
  const wide = (p: Points): readonly P[] => (plump === 1 ? pts(p) : pts(p).map((q) => [100 + (q[0] - 100) * plump, q[1]] as P))
  const far = mix(C.base, ink, dark ? 0.5 : 0.24)
  return { spec, bones: BONES[spec.pose], papers: C, id: fresh(), detail, dark, far, wide, r: rng(seed) }
}

export function cat(spec: CatSpec): string {
  const cut = cutOf(spec)
  const { bones, papers: C, id, detail, dark, far, wide } = cut
  const { pose, coat, mood = 'calm' } = spec
  const [hx, hy, hs, hr] = bones.head
  const headAt = `translate(${hx} ${hy}) rotate(${hr + (spec.tilt ?? 0)}) scale(${hs})`

  // the silhouette: four kinds of pieces, each cut once (id) and reused for clip, rim and shadow
  const use = (k: string, more = '') => `<use href="#${id}${k}"${more}/>`
  const headUse = (move = '', more = '') => use('h', ` transform="${move}${headAt}"${more}`)
  const silhouette = () => use('t') + use('b') + bones.legs.map((_, i) => use('l' + i)).join('') + headUse()

  const front = bones.tailFront
  const o: string[] = []
  if (spec.cast) o.push(`<g fill="${spec.cast}" transform="translate(3 4)">${silhouette()}</g>`)
  if (spec.edge) o.push(`<g fill="${spec.edge}" transform="translate(-1.6 -1.8)">${silhouette()}</g>`)
  if (!front) o.push(tail(cut))
  const torso = coat === 'longhair' && detail ? fur(wide(bones.torso), bones.furry) : blob(wide(bones.torso))
  o.push(legs(cut, true), piece(`${id}b`, torso, bones.dim ? far : C.base))
  if (!bones.dim) o.push(legs(cut, false))
  const shadow = headUse(`translate(3 ${num(9 * hs)}) `, ` fill="${ink}" opacity="${dark ? 0.45 : 0.17}"`)
  const marks = [...markings(cut), ...(spec.over ? [spec.over] : []), ...shading(cut, shadow)]
  if (marks.length) o.push(clipped(`${id}b`, marks.join('')))
  if (bones.dim) o.push(legs(cut, false))
  o.push(ornament(cut))
  const lines = brushLines(cut)
  if (!front) o.push(lines)
  if (front === 'under') o.push(tail(cut))
  const face = pose === 'curl' && mood === 'calm' ? 'sleepy' : mood
  o.push(`<g transform="${headAt}">${head(spec, C, `${id}h`, spec.look ?? bones.look ?? [0, 0], face)}</g>`)
  if (front === 'over') o.push(tail(cut))
  if (front) o.push(lines)
  return `<g${spec.flip ? ' transform="matrix(-1 0 0 1 200 0)"' : ''}>${o.join('')}</g>`
}

function tail({ spec: { coat }, bones, papers: C, id, detail }: Cut): string {
  const long = coat === 'longhair'
  const fluffy = long && !bones.tailFront
  const w = long ? bones.tw.map((w, i) => w * (fluffy ? [1, 1.5, 1.9, 2, 1.9, 1.7][i] : 1.25)) : bones.tw
  const spine = fluffy ? pts(bones.tail).map(([x, y], i) => [x - Math.min(i, 2) * 4, y] as P) : bones.tail
  const outline = long && detail ? plume(spine, w) : ribbon(spine, w, { per: detail ? 2 : 1 })
  return piece(`${id}t`, outline, coat === 'siamese' ? C.mark : C.base) + (TAILS[coat]?.(spine, w, C) ?? '')
}

const tip = (p: Points, w: number[], from: number, fill: string) => path(ribbon(p, w, { from, per: 4 }), fill)
const rings = (p: Points, w: number[], n: number, len: number, fill: string) =>
  path(
    each(n, (i) => band(p, w, 0.86 - ((i + 1) * 0.7) / n, 0.86 - ((i + 1) * 0.7) / n + len)),
    fill,
  )
/** What a coat does to the tail. */
const TAILS: Partial<Record<Coat, (p: Points, w: number[], C: Papers) => string>> = {
  tabby: (p, w, C) => rings(p, w, 4, 0.08, C.mark) + tip(p, w, 0.88, C.mark),
  striped: (p, w, C) => rings(p, w, 3, 0.13, C.mark) + tip(p, w, 0.87, C.mark),
  spotted: (p, w, C) => rings(p, w, 3, 0.06, C.mark) + tip(p, w, 0.92, C.mark),
  tuxedo: (p, w, C) => tip(p, w, 0.8, C.light),
  calico: (p, w, C) => path(band(p, w, 0.2, 0.52), C.light) + tip(p, w, 0.74, C.mark),
}

/** The legs behind the torso, or those before it. */
const legs = (cut: Cut, behind: boolean) => cut.bones.legs.map((l, i) => (!!l.far === behind ? leg(cut, l, i) : '')).join('')

function leg({ spec: { coat }, papers: C, id, detail, far, wide }: Cut, l: Bones['legs'][number], i: number): string {
  const c = l.far ? far : C.base,
    sock = coat === 'tuxedo' ? C.light : coat === 'siamese' ? C.mark : '',
    sk = sock && l.far ? mix(sock, ink, 0.2) : sock
  const s = wide(l.s),
    px = num(wide([[l.paw[0], 0]])[0][0]),
    [, py, pr] = l.paw,
    pc = sk || c
  const paw = `<ellipse cx="${px}" cy="${py}" rx="${pr}" ry="${num(pr * 0.55)}"/>`
  const limb = !detail && s.length < 3 ? '' : `<path d="${ribbon(s, l.w, { per: detail ? 2 : 1 })}"/>`
  let g = `<g fill="${c}"><g id="${id}l${i}">${limb}${paw}</g></g>`
  if (sk) g += (l.sock ? path(band(s, l.w, l.sock, 1), sk) : '') + `<g fill="${sk}">${paw}</g>`
  if ((coat === 'tabby' || coat === 'striped') && l.sock)
    g += path([0.5, 0.68, 0.84].map((t) => wedge(s, l.w, t)).join(''), l.far ? mix(C.mark, ink, 0.2) : C.mark)
  if (detail > 1 && !l.far)
    g += path(
      stroke(+px - 5, py - 1, +px - 6, py + 3, +px - 5, py + 6, 1) +
        stroke(+px + 3, py - 1, +px + 3, py + 3, +px + 2, py + 6.5, 1),
      mix(pc, ink, isDark(pc) ? 0.9 : 0.5),
    )
  return g
}

const lerp = (a: P, b: P, t: number): [number, number] => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
/** A point on a line, by how far along it lies. */
function along(p: readonly P[], t: number): P {
  const s = sample(p, 8),
    q = s[Math.min(s.length - 1, Math.round(t * (s.length - 1)))]
  return [q.x, q.y]
}

/** What a coat does to each side, between the line of the back and that of the belly. */
const SIDES: Partial<Record<Coat, (back: readonly P[], belly: readonly P[], r: () => number) => string>> = {
  tabby: (a, b) =>
    each(7, (i) => {
      const t = (i + 0.5) / 7,
        p = along(a, t),
        q = along(b, Math.min(1, t + 0.05)),
        e = lerp(p, q, i % 2 ? 0.5 : 0.8),
        k = lerp(p, e, 0.5)
      return stroke(...lerp(p, q, -0.12), k[0] + 3, k[1] - 2, ...e, 5)
    }),
  striped: (a, b) =>
    each(5, (i) => {
      const t = (i + 0.5) / 5,
        p = along(a, t),
        q = along(b, Math.min(1, t + 0.04)),
        k = lerp(p, q, 0.45)
      return stroke(...lerp(p, q, -0.2), k[0] + 5, k[1] - 2, ...lerp(p, q, 0.98), 11)
    }),
  spotted: (a, b, r) =>
    each(7, (i) =>
      (i % 2 ? [0.12, 0.62] : [0.36, 0.88])
        .map((u) => {
          const [x, y] = lerp(along(a, (i + 0.5) / 7), along(b, (i + 0.5) / 7), u),
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
}

/** Markings of the torso, clipped by it. */
function markings({ spec: { coat }, bones, papers: C, detail, dark, wide, r }: Cut): string[] {
  const m: string[] = []
  if (['tuxedo', 'longhair', 'tabby'].includes(coat)) {
    const bib = wide(bones.bib)
    const fill = mix(coat === 'tabby' ? mix(C.base, C.light, 0.7) : C.light, ink, bones.dim ? 0.24 : 0)
    m.push(path(detail && coat !== 'tuxedo' ? fur(bib, [[2, bib.length]], 10, 5) : blob(bib), fill))
  }
  for (const [a, b] of bones.sides) {
    const side = SIDES[coat]
    if (side) m.push(path(side(wide(a), wide(b), r), C.mark))
    else if (detail > 1 && coat !== 'calico')
      m.push(path(nicks(wide(a), wide(b), 3, 8), mix(C.base, dark ? '#8d86b8' : ink, dark ? 0.3 : 0.2)))
  }
  if (coat === 'calico') bones.patches.forEach((p, i) => m.push(path(blob(wide(p)), i ? C.mark : C.light)))
  return m
}

/** Shade on the torso, the shadow of the head and a little spatter. */
function shading({ bones, papers: C, detail, dark, wide, r }: Cut, shadow: string): string[] {
  if (!detail) return []
  const shade = path(blob(wide(bones.shade)), ink, `opacity="${dark ? 0.38 : 0.14}"`)
  if (detail === 1) return [shade, shadow]
  const drops = spatter(wide(bones.shade), bones.head[0] + 20, 110, 34, r)
  return [shade, shadow, path(drops, mix(C.base, ink, dark ? 0.6 : 0.45))]
}

/** An ornament cut into the haunch. */
function ornament({ spec, bones, papers: C, wide }: Cut): string {
  const [x, y, size] = bones.haunch
  if (!spec.folk || !size) return ''
  const move = `translate(${num(wide([[x, 0]])[0][0])} ${y}) scale(${num(size / 10)})`
  return `<path d="${spec.folk}" transform="${move}" fill="${C.light}"/>`
}

function brushLines({ spec, bones, papers: C, detail, dark, wide }: Cut): string {
  if (!detail && !spec.lines) return ''
  const crease = dark ? mix(C.base, '#b9b0e0', 0.42) : ink
  return path((detail ? bones.ink : bones.ink.slice(0, 3)).map((c) => swash(wide(c), 3.6)).join(''), crease)
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
