/** The four colours of cats. Each is also a symbol and a letter, and lights its own dream. */
import { circle, each, path, spots } from '$page/art/draw'
import { blob, num } from '$page/art/brush'
import { MOON, crescent, fir, rays, star, stars } from '$page/art/things'

export interface Suit {
  paper: string
  dark: string // the same hue as text on cream
  tints: readonly [string, string, string] // cats of a heap
  bg: string
  bg2: string
  lamp: string // what lights the dream, and the cats' eyes
  symbol(): string // path data, radius 10 around 0,0, evenodd
  sky(): string
}
export type Colour = 'blue' | 'yellow' | 'green' | 'pink'

const moon = () => 'M3.5-9.3A9.6 9.6 0 1 0 9.3 4.2 7.8 7.8 0 0 1 3.5-9.3Z' + star(5.2, -3, 3.4)
const sun = () => rays(0, 0, 8, 10, 6.6, 2) + 'M0-5.4a5.4 5.4 0 1 0 .1 0z'
const leaf = () =>
  'M0-10Q7.5-4 6.8 3 5.5 8.5 1 8.8L.7 10.5H-.7L-1 8.8Q-5.5 8.5-6.8 3-7.5-4 0-10ZM-.6-5.5-.6 7 .6 7 .6-5.5Z' +
  'M1.6-.5 4.2-3 4.2-1.5 1.6 1.3ZM1.6 4 4.8 1 4.8 2.6 1.6 5.8ZM-1.6 1-4.2-1.5-4.2 0-1.6 2.8Z'
const rose = () =>
  each(6, (i) => {
    const a = (i * Math.PI) / 3 + 0.52
    return `M${num(Math.cos(a) * 5.4 + 4.2)} ${num(Math.sin(a) * 5.4)}a4.2 4.2 0 1 0-.01.1z`
  }) + 'M2.7 0a2.7 2.7 0 1 1-.01-.1z'

export const SUIT: Record<Colour, Suit> = {
  blue: {
    paper: '#2f5bac',
    dark: '#1d4187',
    tints: ['#3f6dbd', '#7ba3dd', '#b9d1ee'],
    bg: '#1b2450',
    bg2: '#2b3874',
    lamp: MOON,
    symbol: moon,
    sky: () =>
      crescent(146, 62, 40, MOON, '#1b2450') +
      stars(17, 5, 200, 210, MOON) +
      path(blob('-10,150 30,138 60,148 84,142 100,156 60,164 -10,168'), '#2b3874') +
      path(blob('120,118 150,108 176,116 210,108 210,132 150,134'), '#2b3874'),
  },
  yellow: {
    paper: '#f7d35c',
    dark: '#7d4e00',
    tints: ['#f7d35c', '#eab040', '#fdebb0'],
    bg: '#c4522f',
    bg2: '#d9703c',
    lamp: '#fff0b8',
    symbol: sun,
    sky: () =>
      circle(132, 88, 46, '#f08f34') +
      path(rays(132, 88, 14, 76, 55, 4.5), '#f6b04e') +
      path(blob('-10,200 60,176 130,196 210,170 210,290 -10,290'), '#d9703c'),
  },
  green: {
    paper: '#45903f',
    dark: '#235a20',
    tints: ['#5fa353', '#93c277', '#c6dea6'],
    bg: '#173f38',
    bg2: '#22564a',
    lamp: '#e9efb8',
    symbol: leaf,
    sky: () =>
      circle(140, 70, 34, '#e9efb8') +
      path(fir(28, 230, 96) + fir(82, 226, 70) + fir(176, 232, 120) + fir(136, 224, 62), '#22564a') +
      stars(9, 8, 200, 120, '#e9efb8', 2),
  },
  pink: {
    paper: '#ec8fab',
    dark: '#96234f',
    tints: ['#ec8fab', '#d9698c', '#f8cbd8'],
    bg: '#5d2750',
    bg2: '#793563',
    lamp: '#ffdfe6',
    symbol: rose,
    sky: () =>
      circle(146, 70, 36, '#ffdfe6') +
      path(blob('-10,190 50,170 120,188 210,166 210,290 -10,290'), '#793563') +
      spots('24,146 1.7; 84,158 1.2; 186,140 1.6; 172,34 .9; 108,34 .8', (x, y, k) => path(rose(), '#b9487a', flower(x, y, k))),
  },
}
const flower = (x: number, y: number, k: number) => `fill-rule="evenodd" transform="translate(${x} ${y}) scale(${k})"`
