/**
 * The old town from straight above: canal tiles, 100 x 100. Water meets every open side at its middle, 26 wide. A tile that is turned
 * is lit anew: roofs and shadows never turn with it, so light always falls from the upper left.
 */
import { each, ellipse, path, rect } from '$page/art/draw'
import { blob, drop, num, swash } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK } from '$page/art/things'

type Point = readonly [number, number]
const WATER = '#2f8790'
const DEEP = '#1f6f7b'
const FOAM = '#8cc3c0'
const QUAY = '#f1e2bf'
const CURB = '#b99a6c'
const ROOF = ['#b0492f', '#cf6f3c', '#8f3d3a', '#d08b4e', '#5c6788']

/** Houses as "x,y WxH v0": ridge upright (v) or across (h), number of the roof's paper. Trees as "x,y r". */
interface Quarter {
  houses: string
  trees: string
  waves: readonly string[]
}
const ALONG = ['45,8 47,14 45,20', '55,24 53,30 55,37', '46,66 48,73 46,80', '55,82 53,88 55,95']
const ACROSS = ['68,46 75,48 82,46', '80,55 87,53 94,55']
const QUARTERS: Record<string, Quarter> = {
  NS: {
    houses: '3,3 26x34 v0; 3,40 26x24 h3; 4,78 22x19 h1; 71,3 26x22 h1; 71,44 26x28 v2; 72,75 25x22 h4',
    trees: '13,71 6; 78,34 6.5; 90,35 5',
    waves: ALONG,
  },
  NE: {
    houses: '73,3 24x23 v1; 3,3 26x28 v2; 3,34 26x24 h0; 3,71 28x26 h3; 44,74 24x23 v1; 71,72 26x25 h0',
    trees: '38,60 7; 16,65 5; 38,80 5',
    waves: ['47,10 51,24 58,36', '66,44 80,52 94,53', '56,12 58,22 64,31'],
  },
  NES: {
    houses: '3,3 26x24 h1; 3,30 26x34 v0; 3,74 26x23 h3; 72,4 25x23 h2; 72,73 25x24 v1',
    trees: '15,69 4.5',
    waves: [...ALONG, ...ACROSS],
  },
  NESW: {
    houses: '3,3 25x24 h0; 72,3 25x25 v3; 3,72 26x25 v1; 78,78 19x19 h4',
    trees: '74,74 5.5',
    waves: [...ALONG, ...ACROSS, '8,47 15,49 22,47'],
  },
  'NS EW': { houses: '3,3 24x24 v4; 73,3 24x22 h1; 3,75 24x22 h2; 74,74 23x23 v0', trees: '', waves: [] },
}
/** A quarter for canals of any other shape: only what never stands in the water. */
const PLAIN: Quarter = { houses: '3,3 25x25 h0; 72,3 25x25 v3; 3,72 25x25 v1; 72,72 25x25 h2', trees: '', waves: [] }

const END: Record<string, Point> = { N: [50, -1], E: [101, 50], S: [50, 101], W: [-1, 50] }
/** The middle line of a canal, side by side: what water, boats and light run along. Unturned. */
export function course(channel: string): string[] {
  const [a, b] = [...channel].map((side) => END[side])
  if (channel.length === 1) return [`M${a.join(' ')}L50 50`]
  if (channel.length > 2) {
    const through = channel.includes('N') && channel.includes('S') ? ['M50-1V101'] : []
    const over = channel.includes('E') && channel.includes('W') ? ['M-1 50H101'] : []
    const rest = [...channel].filter((side) => ('NS'.includes(side) ? !through.length : !over.length))
    return [...through, ...over, ...rest.map((side) => `M50 50L${END[side].join(' ')}`)]
  }
  const straight = a[0] === b[0] || a[1] === b[1]
  if (straight) return channel.includes('N') ? ['M50-1C49 30 51 70 50 101'] : ['M-1 50H101']
  const towards = (p: Point) => `${num(50 + (p[0] - 50) * 0.4)} ${num(50 + (p[1] - 50) * 0.4)}`
  return [`M${a.join(' ')}C${towards(a)} ${towards(b)} ${b.join(' ')}`]
}
const stroke = (d: string, fill: string, w: number) => `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${w}"/>`

/** A tile with these canals, turned by so many quarters clockwise. */
export function canal(channels: readonly string[], quarter = 0): string {
  const turns = quarter & 3
  const turned = (x: number, y: number): Point => {
    let [a, b] = [x, y]
    for (let i = 0; i < turns; i++) [a, b] = [-b, a]
    return [a, b]
  }
  const onTile = (x: number, y: number): Point => {
    const [a, b] = turned(x - 50, y - 50)
    return [Math.round((a + 50) * 10) / 10, Math.round((b + 50) * 10) / 10]
  }
  const { houses, trees, waves } = QUARTERS[channels.join(' ')] ?? PLAIN
  const outline = (q: readonly Point[]) => 'M' + q.map(([x, y]) => onTile(x, y).join(' ')).join('L') + 'Z'
  /** A plane of a roof whose outward side is nx,ny before the turn. */
  const plane = (q: readonly Point[], nx: number, ny: number, roof: string) => {
    const [a, b] = turned(nx, ny)
    const light = -a * 0.55 - b * 0.85 // -1 dark .. 1 light
    return path(outline(q), light > 0 ? mix(roof, '#fbe3b4', light * 0.3) : mix(roof, INK, -light * 0.42))
  }
  const parsed = houses.split('; ').map((house) => {
    const [, x, y, w, h, ridge, roof] = /^(\d+),(\d+) (\d+)x(\d+) ([vh])(\d)$/.exec(house)!
    return { x: +x, y: +y, w: +w, h: +h, upright: ridge === 'v', roof: ROOF[+roof] }
  })
  const house = ({ x, y, w, h, upright, roof }: (typeof parsed)[number]) => {
    const e = Math.min(w, h) * 0.42
    const [a, b]: [Point, Point] = upright
      ? [
          [x + w / 2, y + e],
          [x + w / 2, y + h - e],
        ]
      : [
          [x + e, y + h / 2],
          [x + w - e, y + h / 2],
        ]
    const [tl, tr, br, bl]: [Point, Point, Point, Point] = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]
    const [cx, cy] = upright ? onTile(x + w * 0.3, y + h * 0.55) : onTile(x + w * 0.34, y + h * 0.3)
    return (
      plane(upright ? [tl, a, b, bl] : [tl, bl, a], -1, 0, roof) +
      plane(upright ? [tr, a, b, br] : [tr, br, b], 1, 0, roof) +
      plane(upright ? [tl, tr, a] : [tl, tr, b, a], 0, -1, roof) +
      plane(upright ? [bl, br, b] : [bl, br, b, a], 0, 1, roof) +
      rect(cx - 2, cy - 2, 4.2, 4.2, '#f1dcc0') +
      rect(cx - 0.9, cy - 0.9, 2, 2, INK)
    )
  }
  const tree = (spot: string) => {
    const [, x, y, size] = /^(\d+),(\d+) ([\d.]+)$/.exec(spot)!
    const [a, b] = onTile(+x, +y)
    const q = +size
    return (
      ellipse(a + 1.5, b + 2, q, q, INK, 'opacity=".25"') +
      path(
        blob([
          [a - q, b],
          [a - q * 0.6, b - q * 0.8],
          [a, b - q],
          [a + q * 0.8, b - q * 0.5],
          [a + q, b + q * 0.2],
          [a + q * 0.4, b + q * 0.9],
          [a - q * 0.5, b + q * 0.8],
        ]),
        '#5f8a45',
      ) +
      path(
        drop(a - q * 0.5, b - q * 0.3, a - q * 0.1, b - q * 0.2, 1) +
          drop(a, b + q * 0.2, a + q * 0.4, b + q * 0.3, 1) +
          drop(a - q * 0.1, b - q * 0.6, a + q * 0.3, b - q * 0.5, 1),
        '#9dbb6a',
      )
    )
  }
  // the lit bank lies up and left whatever the turn: the bright water is moved back by the turn
  const shift = (
    [
      [0.8, 1.6],
      [1.6, -0.8],
      [-0.8, -1.6],
      [-1.6, 0.8],
    ] as const
  )[turns as 0 | 1 | 2 | 3]
  const lines = channels.map(course)
  const all = lines.flat()
  const water =
    all.map((d) => stroke(d, QUAY, 33)).join('') +
    all.map((d) => stroke(d, CURB, 28.5)).join('') +
    all.map((d) => stroke(d, DEEP, 26)).join('') +
    `<g transform="translate(${shift.map(num).join(' ')})">${all.map((d) => stroke(d, WATER, 23.5)).join('')}</g>` +
    path(waves.map((wave) => swash(wave, 1.7)).join(''), FOAM)
  const ground =
    rect(0, 0, 100, 100, '#dcc391') +
    path(
      each(14, (i) => `M${((i * 37) % 96) + 2} ${((i * 53) % 96) + 2}h2.6v1.2h-2.6z`),
      '#c9ab74',
    )
  const shade = parsed
    .map(({ x, y, w, h }) =>
      outline([
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]),
    )
    .join('')
  return (
    ground +
    `<g transform="rotate(${turns * 90} 50 50)">${lines.length > 1 ? aqueduct(lines[0], lines[1]) : water}</g>` +
    path(shade, INK, 'opacity=".26" transform="translate(1.8 2.4)"') +
    parsed.map(house).join('') +
    (trees ? trees.split('; ').map(tree).join('') : '')
  )
}
/** Two canals that do not meet: the second one crosses above the first, on a stone aqueduct. */
const aqueduct = (under: readonly string[], over: readonly string[]) =>
  under.map((d) => stroke(d, QUAY, 33) + stroke(d, CURB, 28.5) + stroke(d, DEEP, 26)).join('') +
  path('M38 28H62V72H38z', INK, 'opacity=".35"') +
  over
    .map((d) => stroke(d, '#8f6a48', 39) + stroke(d, '#f6e9cb', 36) + stroke(d, CURB, 28) + stroke(d, '#3b9aa0', 25))
    .join('') +
  path(
    each(11, (i) => `M${4 + i * 9} 32.5h5v3h-5zM${4 + i * 9} 64.5h5v3h-5z`),
    '#c7a877',
  ) +
  path(
    ['16,47 24,49 32,47', '52,54 60,52 68,54', '80,46 87,48 94,46', '46,8 48,14 46,20', '54,80 52,87 54,94']
      .map((w) => swash(w, 1.6))
      .join(''),
    '#a9d6d0',
  )

export type Side = 'N' | 'E' | 'S' | 'W'
/** The quay around the square: stone, and where a canal could begin, a basin of water on that side. */
export function quay(water?: Side): string {
  const basin = { N: 'M37-1h26v14h-26z', S: 'M37 87h26v14h-26z', W: 'M-1 37h14v26h-14z', E: 'M87 37h14v26h-14z' }
  return (
    rect(0, 0, 100, 100, '#e6d2a4') +
    path(
      each(10, (i) => `M${3 + ((i * 37) % 84)} ${4 + Math.floor(i / 2) * 20}h17v15h-17z`),
      '#dcc391',
    ) +
    (water ? path(basin[water], DEEP) + path(basin[water], WATER, 'transform="translate(.8 1)"') : '')
  )
}
