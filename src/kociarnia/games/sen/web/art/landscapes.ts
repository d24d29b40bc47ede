/** The land of Sen: hills are sleeping cats, exactly as many ravens as the card counts, and one warm spot. Field 200 x 280. */
import { at, circle, each, ellipse, fresh, path, rect } from '$page/art/draw'
import { blob, drop, ribbon, swash, withGrain } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { fir, raven, ravenFar, stars } from '$page/art/things'

export const GLOW = '#f2c14b'
export const MOONLIGHT = '#f3ead0'
const NIGHT_LINE = '#12302f'

export interface Papers {
  sky: string
  far: string
  hill: string
  near: string
}
/** From kind lands to grim ones: the more ravens, the darker and the more violet the night. */
export function papers(ravens: number): Papers {
  const t = Math.min(1, ravens / 9)
  return {
    sky: mix('#5580b0', '#39346b', t),
    far: mix('#3f6a94', '#282857', t),
    hill: mix('#3a7a6a', '#2a3a5c', t),
    near: mix('#245a52', '#1a2444', t),
  }
}
export const sky = (p: Papers, seed: number, moon: readonly [number, number, number]) =>
  rect(0, 0, 200, 280, p.sky) + stars(22, seed, 200, 150, '#dfe8f6', 2.6) + circle(...moon, MOONLIGHT)
export const farHills = (p: Papers, y = 170) =>
  path(blob(`-10,${y + 6} 40,${y - 12} 90,${y} 140,${y - 20} 210,${y - 2} 210,300 -10,300`), p.far)
export const meadow = (p: Papers, y = 256) =>
  path(blob(`-10,${y + 6} 60,${y - 2} 140,${y + 6} 210,${y - 4} 210,300 -10,300`), p.near) +
  path(
    each(8, (i) => drop(12 + i * 25, y + 12 + (i % 2) * 4, 16 + i * 25, y + 4 + (i % 2) * 4, 2)),
    mix(p.near, '#cfe3e6', 0.35),
  )
const tufts = (p: Papers, x: number, y: number, n: number) =>
  path(
    each(n, (i) => drop(x + i * 17, y + (i % 2) * 8, x + 8 + i * 17, y + 9 + (i % 2) * 8, 2.8)),
    mix(p.hill, '#cfe3e6', 0.3),
  )

/** A hill that is a sleeping cat: head left, back right. awake: one eye is open, and it is the warm spot. */
export function catHill(p: Papers, awake = false): string {
  const line = mix(p.near, NIGHT_LINE, 0.6)
  return (
    path(blob('94,300 92,214 110,194 146,178 184,190 214,226 220,300'), p.hill) +
    path(swash('98,250 100,224 116,206 144,198', 4), line) +
    tufts(p, 112, 212, 5) +
    path(
      blob('-10,300 10,236 16,214 20,186! 38,202 62,204 84,190! 86,214 96,236 84,262 50,272 20,262'),
      mix(p.hill, '#ffffff', 0.07),
    ) +
    (awake
      ? path(blob('56,234! 64,226 78,231! 68,240'), GLOW) + ellipse(67, 233, 2.4, 5, '#1a1830')
      : path(swash('60,233 68,238 75,232', 3.6), line)) +
    path(
      swash('24,230 31,236 38,231', 3.6) + swash('42,248 48,252 54,247', 2.6) + swash('86,200 92,220 100,238 90,258', 3.6),
      line,
    ) +
    path(blob('44,241 54,241 49,246'), '#c98a8a') +
    path(drop(26, 196, 32, 208, 3) + drop(79, 199, 72, 211, 3), line)
  )
}
/** The same from behind: a long back with a tail laid around it, and two ears at the far end. */
export function backHill(p: Papers): string {
  const line = mix(p.near, NIGHT_LINE, 0.6)
  return (
    path(blob('126,206 136,172! 148,186 166,184 180,168! 186,204 176,224 140,222'), mix(p.hill, '#ffffff', 0.07)) +
    path(blob('-14,300 -8,232 24,200 74,192 128,206 176,220 214,250 214,300'), p.hill) +
    path(ribbon('-6,270 40,250 90,252 128,264 150,258', [16, 20, 20, 16, 8]), mix(p.hill, '#ffffff', 0.07)) +
    path(swash('-4,280 40,262 90,264 130,275', 3.6) + swash('20,214 60,200 104,206', 3), line) +
    tufts(p, 40, 216, 5)
  )
}
/** Two hills curled around each other. */
export function curlHill(p: Papers): string {
  const line = mix(p.near, NIGHT_LINE, 0.6)
  return (
    path(blob('30,300 34,226 70,190 122,180 168,196 198,232 206,300'), p.hill) +
    path(swash('160,222 132,206 108,218 106,242 122,254', 4), line) +
    tufts(p, 92, 200, 5) +
    path(blob('14,262 20,232 26,202! 44,216 66,216 86,204! 90,232 98,250 84,276 52,286 24,280'), mix(p.hill, '#ffffff', 0.07)) +
    path(swash('30,246 37,251 44,246', 3.4) + swash('62,247 70,252 77,246', 3.4) + swash('48,262 53,266 58,262', 2.4), line) +
    path(blob('48,255 58,255 53,260'), '#c98a8a') +
    path(ribbon('200,262 150,282 96,284', [12, 16, 8]), mix(p.hill, '#ffffff', 0.07))
  )
}

// --- warm spots

export const house = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    k,
    path('M-12 0V-16L0-28 12-16V2Z', '#e8d9b8') +
      path('M-16-14 0-31 16-14 12-11 0-23-12-11Z', '#a8412f') +
      path('M-4-12h8v9h-8z', GLOW),
  )
export const boat = (x: number, y: number) =>
  path(blob(`${x - 22},${y}! ${x + 22},${y}! ${x + 14},${y + 12} ${x - 12},${y + 12}`), '#5a3a2c') +
  path(`M${x} ${y}v-22h2v22z`, '#5a3a2c') +
  circle(x + 1, y - 24, 5, GLOW) +
  path(swash(`${x - 8},${y + 20} ${x},${y + 18} ${x + 10},${y + 20}`, 3), GLOW)
export const lamp = (x: number, y: number) =>
  path(`M${x - 2} ${y}v-46h4v46z`, '#1b1830') +
  path(`M${x - 8} ${y - 46}h16l-3-14h-10z`, '#1b1830') +
  path(`M${x - 5} ${y - 48}h10l-2-9h-6z`, GLOW)
export const fire = (x: number, y: number) =>
  path(
    blob(`${x - 12},${y} ${x - 7},${y - 14} ${x - 1},${y - 26}! ${x + 3},${y - 13} ${x + 9},${y - 17}! ${x + 12},${y}`),
    '#e2703a',
  ) +
  path(blob(`${x - 6},${y} ${x - 2},${y - 12}! ${x + 6},${y}`), GLOW) +
  path(
    ribbon(`${x - 16},${y + 3} ${x + 16},${y - 1}`, [4, 4]) + ribbon(`${x - 16},${y - 1} ${x + 16},${y + 4}`, [4, 4]),
    '#3f2a22',
  )
const mill = (x: number, y: number) =>
  path(blob(`${x - 16},${y}! ${x - 11},${y - 52}! ${x + 11},${y - 52}! ${x + 16},${y}!`), '#cbb894') +
  path(`M${x - 15} ${y - 50}L${x} ${y - 68} ${x + 15} ${y - 50}Z`, '#7b4a3c') +
  path(`M${x - 4} ${y - 30}h8v11h-8z`, GLOW) +
  each(
    4,
    (i) => `<g transform="translate(${x} ${y - 52}) rotate(${i * 90 + 22})">${path('M-2 0h4l2-54h-15v40h9z', '#3f3346')}</g>`,
  )
const tower = (x: number, y: number) =>
  path(`M${x - 15} ${y}L${x - 12} ${y - 90}H${x + 12}L${x + 15} ${y}Z`, '#726ea6') +
  path(`M${x - 18} ${y - 88}v-14h7v6h7v-6h8v6h7v-6h7v14z`, '#726ea6') +
  path(blob(`${x - 5},${y - 60}! ${x - 5},${y - 72} ${x},${y - 77} ${x + 5},${y - 72} ${x + 5},${y - 60}!`), GLOW)
/** A wall with n merlons, and a gate with light in it. */
const wall = (x: number, y: number, n: number) =>
  path(`M${x} ${y + 70}V${y}` + each(n, () => 'v-12h11v12h11') + `V${y + 70}Z`, '#5d598e') +
  path(
    each(6, (i) => `M${x + 8 + i * 23} ${y + 14 + (i % 2) * 14}h12v5h-12z`),
    '#726ea6',
  ) +
  path(blob(`${x + 62},${y + 70}! ${x + 62},${y + 44} ${x + 74},${y + 34} ${x + 86},${y + 44} ${x + 86},${y + 70}!`), GLOW)
const bareTree = (x: number, y: number) =>
  path(
    ribbon(`${x},${y} ${x - 4},${y - 50} ${x + 4},${y - 104}`, [20, 13, 8]) +
      ribbon(`${x - 2},${y - 60} ${x - 30},${y - 84} ${x - 62},${y - 92}`, [9, 6, 2]) +
      ribbon(`${x},${y - 76} ${x + 26},${y - 100} ${x + 58},${y - 106}`, [9, 6, 2]) +
      ribbon(`${x + 3},${y - 98} ${x - 10},${y - 130} ${x - 40},${y - 140}`, [8, 5, 2]) +
      ribbon(`${x + 4},${y - 100} ${x + 18},${y - 132} ${x + 44},${y - 146}`, [7, 5, 2]) +
      ribbon(`${x + 26},${y - 100} ${x + 34},${y - 84} ${x + 56},${y - 76}`, [5, 4, 1]),
    '#1b1830',
  )
const branch = () =>
  path(
    ribbon('206,62 170,76 130,84 84,82', [13, 9, 7, 2]) +
      ribbon('176,74 160,60 152,46', [6, 4, 1]) +
      ribbon('140,82 124,94 104,100', [5, 4, 1]),
    '#1b1830',
  )
const rail = (y: number) =>
  path(
    each(6, (i) => `M${8 + i * 36} ${y - 4}h7v40h-7z`) +
      ribbon(`-4,${y + 6} 100,${y + 3} 204,${y + 7}`, [5, 5, 5]) +
      ribbon(`-4,${y + 22} 100,${y + 20} 204,${y + 23}`, [5, 5, 5]),
    '#2b2438',
  )

// --- ravens

/** Ravens by where they are: "p 74,36 50" perched, "u" and "d" in flight with wings up or down, ">" facing right. */
export function ravens(places: string): string {
  const name = { p: '', u: '', d: '' }
  const cut = (kind: 'p' | 'u' | 'd') => {
    name[kind] = fresh()
    const body =
      kind === 'p' ? withGrain(1, () => raven({ tone: '#5d6aa0', edge: '#8fa9c4' })) : ravenFar('#171430', kind === 'u')
    return `<symbol id="${name[kind]}" viewBox="0 ${kind === 'p' ? '0 200 200' : '-4 100 68'}" overflow="visible">${body}</symbol>`
  }
  let symbols = ''
  const used = places.split('; ').map((place) => {
    const [, kind, right, x, y, size] = /^([pud])(>?) (-?\d+),(-?\d+) (\d+)$/.exec(place)!
    const k = kind as 'p' | 'u' | 'd'
    if (!name[k]) symbols += cut(k)
    const move = right ? `translate(${+x + +size} ${y}) scale(-1 1)` : `translate(${x} ${y})`
    return `<use href="#${name[k]}" width="${size}" height="${kind === 'p' ? size : Math.round(+size * 0.68)}" transform="${move}"/>`
  })
  return symbols + used.join('')
}
/** A flock of n in the sky, for lands that have no picture of their own and for what a special land counts. */
const FLOCK =
  'u 78,18 34; d> 120,14 32; u> 152,36 30; d 86,50 28; u 118,46 26; d> 150,70 26; u 76,82 24; d 110,78 22; u> 164,10 24; d 96,104 20; u 132,98 20; d> 164,98 20'
export const flock = (n: number) => (n ? ravens(FLOCK.split('; ').slice(0, n).join('; ')) : '')

interface Land {
  moon: readonly [number, number, number]
  scene: (p: Papers) => string
  ravens: string
}
/** The ten lands, by their ravens. */
export const LANDS: readonly Land[] = [
  {
    moon: [134, 66, 34],
    ravens: '',
    scene: (p) =>
      farHills(p, 150) +
      path('M-4 166H204V240H-4z', '#6f9cc0') +
      path(swash('100,176 134,173 170,177', 3) + swash('112,186 136,184 158,187', 2.6), MOONLIGHT) +
      boat(52, 188) +
      path(swash('20,226 60,222 100,227', 2.4) + swash('130,206 156,203 186,207', 2.4), '#a9c6dc') +
      at(0, 46, 1, catHill(p)) +
      meadow(p, 262),
  },
  {
    moon: [150, 60, 30],
    ravens: 'p 103,76 52',
    scene: (p) =>
      farHills(p, 164) +
      path(fir(170, 186, 46) + fir(150, 184, 30), mix(p.far, p.near, 0.5)) +
      path(
        ribbon('134,214 138,160 132,122', [12, 7, 3]) +
          ribbon('136,166 150,146 160,142', [5, 3, 1]) +
          ribbon('136,176 120,158 112,156', [5, 3, 1]),
        '#1b1830',
      ) +
      catHill(p) +
      house(176, 204, 0.9) +
      meadow(p),
  },
  {
    moon: [128, 72, 38],
    ravens: 'p 92,152 48; p> 142,150 48',
    scene: (p) =>
      farHills(p, 160) +
      path(fir(30, 196, 54) + fir(60, 192, 34), mix(p.far, p.near, 0.5)) +
      backHill(p) +
      rail(194) +
      lamp(30, 236) +
      meadow(p, 246),
  },
  {
    moon: [62, 130, 34],
    ravens: 'p 74,36 50; p 110,32 50; p> 146,18 54',
    scene: (p) =>
      farHills(p) +
      path(fir(152, 176, 40) + fir(176, 182, 52) + fir(132, 178, 28), mix(p.far, p.near, 0.5)) +
      catHill(p) +
      path(fir(110, 202, 18) + fir(122, 197, 24), mix(p.hill, p.near, 0.6)) +
      house(160, 184) +
      meadow(p) +
      branch(),
  },
  {
    moon: [112, 78, 32],
    ravens: 'p 137,70 40; p 67,100 40; u> 78,40 34; d> 160,34 32',
    scene: (p) =>
      farHills(p, 168) + mill(140, 208) + backHill(p) + path(fir(20, 222, 40), mix(p.hill, p.near, 0.6)) + meadow(p, 252),
  },
  {
    moon: [154, 106, 34],
    ravens: 'u 80,22 36; d> 140,30 36; u> 156,78 30; d 70,98 32; u> 150,122 28',
    scene: (p) => farHills(p, 172) + tower(122, 210) + curlHill(p) + meadow(p, 262),
  },
  {
    moon: [112, 82, 48],
    ravens: 'p 72,72 40; p> 148,62 40; p 96,28 38; p> 146,22 38; p 108,64 40; p> 148,92 36',
    scene: (p) => farHills(p, 176) + bareTree(122, 226) + catHill(p) + house(176, 206, 0.8) + meadow(p),
  },
  {
    moon: [112, 116, 62],
    ravens: 'p 20,105 32; p> 45,105 32; p 64,105 32; p> 89,105 32; p 108,105 32; p> 133,105 32; p 152,105 32',
    scene: (p) => farHills(p, 156) + wall(32, 146, 7) + at(-8, 22, 1, backHill(p)) + meadow(p, 262),
  },
  {
    moon: [126, 96, 54],
    ravens: 'u 76,26 34; d> 118,20 34; u> 154,42 34; d> 160,80 30; u 150,114 30; d 108,128 28; u 76,104 28; d 84,64 28',
    scene: (p) =>
      farHills(p, 184) +
      path(fir(22, 206, 52) + fir(182, 206, 66), mix(p.far, p.near, 0.6)) +
      catHill(p) +
      meadow(p, 252) +
      fire(150, 256),
  },
  {
    moon: [120, 92, 58],
    ravens:
      'p 66,74 38; p> 150,64 40; p 88,28 38; p> 146,20 38; p 104,62 40; p> 146,98 36; d> 138,132 30; u 82,122 28; p 4,148 40',
    scene: (p) => farHills(p, 186) + bareTree(118, 230) + catHill(p, true) + meadow(p, 260),
  },
]
/** A land of n ravens. */
export function land(n: number): string {
  const p = papers(n)
  const known = LANDS[n]
  if (!known) return sky(p, 9 + n, [128, 84, 40]) + flock(n) + farHills(p) + catHill(p) + house(160, 196) + meadow(p)
  return sky(p, 9 + n * 4, known.moon) + known.scene(p) + (known.ravens ? ravens(known.ravens) : '')
}
