/** Who lives in the old town: fifteen cats and two keepers, seen from the front, 200 x 200 each. Nothing they wear is blue. */
import { cat, type CatSpec } from '$page/art/cat'
import { both, circle, each, ellipse, path } from '$page/art/draw'
import { blob, drop, ribbon, stroke, swash } from '$page/art/brush'
import { INK, side, star } from '$page/art/things'

interface Townscat {
  cat: CatSpec
  wears?: () => string
}
const collar = (fill: string) => path(ribbon('58,98 92,108 128,94', [7, 8, 7]), fill)
const button = () =>
  collar('#8f3d3a') + circle(93, 113, 10, '#f6e7c6') + path('M89 109h3v3h-3zM95 109h3v3h-3zM89 115h3v3h-3zM95 115h3v3h-3z', INK)
const cap = () =>
  path(star(94, 30, 21, 14, 0.88), '#b0492f') + circle(94, 30, 13, '#f6e7c6') + path(star(94, 30, 9, 5, 0.5), '#b0492f')
const brush = () =>
  path(ribbon('20,152 58,140', [6, 6]), '#8a5a3c') +
  path(blob('2,160! 22,144 24,158 12,166'), '#cf6f3c') +
  path(blob('112,126 122,130 116,142 106,136'), '#cf6f3c')
const fig = () =>
  path(blob('46,166 62,152 78,166 76,184 48,184'), '#6e3f66') +
  path(ribbon('62,154 64,144', [4, 3]), '#5f8a45') +
  path(drop(64, 148, 82, 140, 5), '#5f8a45')
const sprat = () =>
  path(blob('10,122! 26,112 46,114 60,126! 70,116! 68,140! 60,130 44,138 24,134'), '#8f9aa0') + circle(22, 122, 3, INK)
const ladle = () =>
  path(ribbon('150,110 172,150', [5, 5]), '#8a5a3c') +
  path(blob('160,150! 196,146! 190,172 168,176'), '#9a8f86') +
  path(blob('162,151 178,145 195,148 178,156'), '#f2b73a')
const hiccup = () => path(spiral(30, 60) + spiral(166, 44), '#8f3d3a')
const spiral = (x: number, y: number) => swash(`${x - 8},${y} ${x},${y - 8} ${x + 8},${y} ${x},${y + 6} ${x - 3},${y}`, 4)
const tiara = () =>
  path(blob('60,48! 66,24! 78,38! 92,14! 108,36! 120,22! 126,46! 94,38'), '#f2b73a') +
  circle(93, 32, 5, '#b0492f') +
  path(
    each(5, (i) => `M${68 + i * 13} ${104 + (i % 2) * 3 + Math.abs(2 - i) * -1}a5 5 0 1 1-.1 0z`),
    '#fffaf0',
  )
const bicorne = () =>
  path(blob('34,46! 58,18 94,6 132,16 158,42! 128,44 94,38 62,46'), '#4a2f45') +
  path(swash('38,46 66,44 94,38 126,42 156,42', 4), '#f2b73a') +
  path(star(94, 24, 9, 5, 0.5), '#f2b73a') +
  collar('#f2b73a')
const sparks = () =>
  path(star(28, 40, 9, 4, 0.36) + star(168, 60, 11, 4, 0.36) + star(150, 22, 7, 4, 0.36) + star(20, 110, 6, 4, 0.36), '#e2703a')
const amber = () =>
  collar('#7b5138') +
  path(
    each(5, (i) => `M${66 + i * 13} ${100 + [0, 5, 7, 4, -1][i]}a7 7 0 1 1-.1 0z`),
    '#e0962e',
  ) +
  circle(92, 118, 9, '#f2b73a')
const smudges = () =>
  path(
    blob('58,140 72,136 78,150 62,154') + blob('120,120 136,124 132,138 118,134') + blob('108,72 120,74 118,84 106,82'),
    '#5a4632',
    'opacity=".55"',
  )
const leaf = () => path(drop(60, 30, 30, 6, 9) + drop(150, 40, 182, 18, 8), '#5f8a45')

/** Every cat of the town, each of its own pose, coat, mood and belongings. */
export const CATS: Record<string, Townscat> = {
  guzik: { cat: { pose: 'sit', coat: 'tabby', mood: 'curious' }, wears: button },
  kapsel: { cat: { pose: 'sit', coat: 'spotted', mood: 'happy', flip: true }, wears: cap },
  bryza: {
    cat: { pose: 'walk', coat: 'longhair', mood: 'happy', base: '#efe6d6', mark: '#cbbfae', light: '#ffffff', eye: '#9cba55' },
    wears: leaf,
  },
  pedzel: { cat: { pose: 'loaf', coat: 'calico', mood: 'curious' }, wears: brush },
  sadza: {
    cat: { pose: 'curl', coat: 'longhair', mood: 'sleepy', base: '#3a3346', mark: '#231d36', light: '#5f566e', eye: '#f4c64e' },
  },
  figa: { cat: { pose: 'peek', coat: 'siamese', mood: 'grumpy', eye: '#9cba55' }, wears: fig },
  szprotka: { cat: { pose: 'walk', coat: 'tuxedo', mood: 'happy' }, wears: sprat },
  wegielek: { cat: { pose: 'loaf', coat: 'solid', mood: 'calm', eye: '#e2703a' } },
  rosol: {
    cat: {
      pose: 'sit',
      coat: 'solid',
      mood: 'happy',
      base: '#e8c37a',
      mark: '#c99a4a',
      light: '#fbe9bf',
      eye: '#6f9440',
      plump: 1.1,
    },
    wears: ladle,
  },
  czkawka: { cat: { pose: 'stretch', coat: 'tabby', mood: 'curious', base: '#b9a08c', mark: '#6f5646' }, wears: hiccup },
  hrabina: {
    cat: { pose: 'sit', coat: 'longhair', mood: 'calm', base: '#f4ead8', mark: '#d0c2aa', light: '#ffffff', eye: '#9cba55' },
    wears: tiara,
  },
  admiral: { cat: { pose: 'sit', coat: 'tuxedo', mood: 'grumpy', flip: true }, wears: bicorne },
  iskra: { cat: { pose: 'stretch', coat: 'striped', mood: 'curious', flip: true }, wears: sparks },
  bursztyn: {
    cat: { pose: 'sit', coat: 'striped', mood: 'sleepy', base: '#e0962e', mark: '#a8601a', light: '#fbe3b0' },
    wears: amber,
  },
  morus: { cat: { pose: 'walk', coat: 'calico', mood: 'grumpy' }, wears: smudges },
}
/** A cat of the town; one that is new to us comes as a tabby. */
export function townscat(key: string, detail: 0 | 1 | 2 = 1): string {
  const { cat: look, wears } = CATS[key] ?? { cat: { pose: 'sit', coat: 'tabby' } }
  const body = cat({ ...look, flip: false, detail, lines: true }) + (wears?.() ?? '')
  return look.flip ? `<g transform="matrix(-1 0 0 1 200 0)">${body}</g>` : body
}

// --- keepers: figures from a painted chest, never a detailed face

const SKIN = '#f0c9a0'
const dollFace = () =>
  path(blob('100,36 126,46 134,70 122,94 100,102 78,94 66,70 74,46'), SKIN) +
  both((m) => circle(100 + m * 21, 79, 7.5, '#e58a78')) +
  path(swash('80,68 86,64 92,68', 2.8) + swash('108,68 114,64 120,68', 2.8) + swash('92,84 100,89 108,84', 2.6), INK) +
  path(stroke(99, 70, 96, 78, 100, 79, 1.2), '#c58f68')
const flower = (x: number, y: number, r: number, fill: string) =>
  path(
    each(6, (i) => drop(x, y, x + Math.cos((i * Math.PI) / 3) * r, y + Math.sin((i * Math.PI) / 3) * r, r * 0.34)),
    fill,
  ) + circle(x, y, r * 0.28, '#f7d35c')

/** Tall, in a long coat and a high hat, with a lamp on a pole. */
function lamplighter(): string {
  const coat = '#6e3f66'
  return (
    path(blob('100,96 130,104 148,132 154,184! 46,184! 52,132 70,104'), coat) +
    path(blob('88,102 112,102 112,184! 88,184!'), '#fbf0da') +
    path(
      each(4, (i) => `M98 ${112 + i * 18}h5v5h-5z`),
      '#a8412f',
    ) +
    flower(66, 150, 11, '#f3b6a8') +
    flower(134, 158, 11, '#f3b6a8') +
    path(blob('72,98! 100,108 128,98! 124,112 100,120 76,112'), '#cf6a35') +
    dollFace() +
    both((m) => path(blob(side(m, '26,50 34,70 32,104 24,112 18,104 24,84')), '#8a5a3c')) +
    path(blob('76,44! 78,4 100,-2 122,4 124,44! 100,38'), '#3f2a3c') +
    path(blob('60,50 100,38 140,50 124,56 100,50 76,56'), '#3f2a3c') +
    path(blob('77,34! 100,28 123,34! 124,42! 100,36 76,42!'), '#cf6a35') +
    path(ribbon('172,190 168,40', [6, 5]), '#8a5a3c') +
    path('M154 42h30l-5-28h-20z', '#3f2a3c') +
    path('M160 38h18l-3-20h-12z', '#f7dc94') +
    path(blob('150,14 169,2 188,14'), '#3f2a3c') +
    path(blob('148,128 166,120 178,128 168,140 150,142'), coat) +
    ellipse(170, 128, 8, 8, SKIN) +
    path(swash('126,6 127,30 128,46', 3) + swash('134,108 152,134 158,182', 3.6), INK)
  )
}
/** Broad, in a striped jersey and a straw hat, with an oar. */
function boatman(): string {
  return (
    path(ribbon('28,190 36,60', [6, 6]), '#8a5a3c') +
    path(blob('26,64! 24,30 34,14 46,28 46,64!'), '#c99f6b') +
    path(blob('100,100 140,108 172,140 178,184! 22,184! 28,140 60,108'), '#fbf0da') +
    path(
      each(4, (i) =>
        blob(
          `${30 - i},${126 + i * 16} 100,${120 + i * 16} ${170 + i},${126 + i * 16} ${172 + i},${133 + i * 16} 100,${127 + i * 16} ${28 - i},${133 + i * 16}`,
        ),
      ),
      '#b0492f',
    ) +
    path(blob('74,100! 100,112 126,100! 132,116 108,118! 112,140! 100,124 88,140! 92,118! 68,116'), '#5f8a45') +
    dollFace() +
    path(blob('70,84 84,96 100,92 116,96 130,84 126,106 100,116 74,106'), '#7b5138') +
    path(swash('92,98 100,102 108,98', 2.6), '#fbf0da') +
    path(blob('36,54 70,40 100,36 130,40 164,54 130,60 100,54 70,60'), '#e0bd74') +
    path(blob('70,46! 74,24 100,18 126,24 130,46! 100,40'), '#e9cf8f') +
    path(blob('70,40! 100,34 130,40! 130,47! 100,41 70,47!'), '#b0492f') +
    path(
      each(6, (i) => drop(50 + i * 20, 52 - (i % 2) * 3, 58 + i * 19, 55 - (i % 2) * 3, 1.6)),
      '#b8904a',
    ) +
    ellipse(34, 140, 10, 9, SKIN) +
    path(swash('166,56 140,62 116,58', 3) + swash('144,110 175,140 182,182', 3.6), INK)
  )
}
/** The keepers by key; whoever is new comes with a kerchief and a bowl. */
export function keeper(key: string): string {
  if (key === 'lamplighter') return lamplighter()
  if (key === 'boatman') return boatman()
  return (
    path(blob('100,96 136,104 166,132 176,184! 24,184! 34,132 64,104'), '#a8412f') +
    path(blob('76,104 124,104 132,140 118,184! 82,184! 68,140'), '#fbf0da') +
    flower(48, 152, 12, '#f3b6a8') +
    flower(152, 152, 12, '#f3b6a8') +
    dollFace() +
    path(
      blob('100,22 132,34 146,66 140,98 118,108! 128,84 128,60 114,48 100,45 86,48 72,60 72,84 82,108! 60,98 54,66 68,34'),
      '#5f8a45',
    ) +
    flower(100, 34, 8, '#f7d35c') +
    path(blob('70,150! 130,150! 122,172 100,178 78,172'), '#8f3d3a') +
    path(blob('70,150 100,143 130,150 100,157'), '#fffaf0') +
    both((m) => ellipse(100 + m * 32, 158, 9, 8, SKIN)) +
    path(swash('146,44 151,68 144,98', 3.4) + swash('140,106 169,132 179,182', 3.6), INK)
  )
}
/** A small boat, 200 x 200, that brings somebody home. */
export const boat = (passenger: string) =>
  `<g transform="translate(34 14) scale(.66)">${passenger}</g>` +
  path(blob('0,102! 22,124 60,132 100,134 140,132 178,124 200,102! 190,150 164,176 130,184 70,184 36,176 10,150'), '#8f3d3a') +
  path(blob('0,102! 22,124 60,132 100,134 140,132 178,124 200,102! 184,138 140,146 100,148 60,146 16,138'), '#cf6f3c') +
  path(
    each(7, (i) => drop(44 + i * 19, 154, 44 + i * 19, 166, 3.4)),
    '#f2b73a',
  ) +
  path(swash('198,114 188,150 164,179', 3.4) + swash('130,187 96,189 66,186', 3), INK)
