/**
 * The land around the table: a moon, hills that are sleeping cats, firs and one lit window. Its papers are those of the board.
 */
import { at, circle, drawing, each, path } from '$page/art/draw'
import { blob, drop, swash, withGrain } from '$page/art/brush'
import { fir, stars } from '$page/art/things'
import { GLOW } from './art/landscapes'

const [FAR, HILL, FUR, NEAR, LINE] = ['--far', '--hill', '--fur', '--near', '--line-of-hills'].map(
  (name) => `var(${name})`,
) as [string, string, string, string, string]

/** A cat as long as a hill, asleep; its head at the left. 420 wide, its foot at y = 0. */
const sleeper = () =>
  path(blob('90,20 88,-60 130,-112 220,-138 310,-118 380,-62 420,20'), HILL) +
  path(swash('96,-20 104,-62 140,-92 200,-104', 5) + swash('330,-96 376,-50 392,4', 5), LINE) +
  path(
    each(7, (i) => drop(170 + i * 28, -92 + Math.abs(3 - i) * 7, 180 + i * 28, -78 + Math.abs(3 - i) * 7, 4)),
    FUR,
  ) +
  path(blob('-14,20 6,-46 12,-76 16,-112! 44,-90 84,-88 112,-110! 116,-74 128,-42 112,-2 60,12 10,0'), FUR) +
  path(
    swash('22,-54 34,-45 46,-53', 4.4) +
      swash('80,-53 92,-45 104,-54', 4.4) +
      swash('54,-28 62,-22 70,-28', 3.4) +
      swash('116,-96 124,-66 134,-38 118,-4', 4.4),
    LINE,
  ) +
  path(blob('57,-38 71,-38 64,-31'), '#c98a8a')

const cottage = () =>
  path('M-20 0V-28L0-48 20-28V2Z', '#e8d9b8') +
  path('M-27-24 0-53 27-24 20-19 0-40-20-19Z', '#a8412f') +
  path('M-7-20h14v15h-14z', GLOW)

/** The strip at the foot of the table, 1600 x 300; on a narrow screen its middle is seen. */
export const hills = () =>
  drawing(1600, 300, () =>
    withGrain(1, () => {
      const woods = [60, 96, 470, 510, 548, 1010, 1052, 1330, 1372, 1412]
      return (
        path(blob('-20,150 160,110 380,140 620,104 860,136 1120,100 1360,138 1620,108 1620,320 -20,320'), FAR) +
        path(woods.map((x, i) => fir(x, 176 + (i % 3) * 6, 56 + ((i * 29) % 40))).join(''), NEAR) +
        at(120, 262, 1, sleeper()) +
        at(640, 250, 0.92, sleeper()) +
        at(1560, 262, 1.04, sleeper(), 0, -1.04) +
        at(1120, 196, 0.8, cottage()) +
        path(blob('-20,236 200,220 480,238 760,222 1040,240 1320,222 1620,238 1620,320 -20,320'), NEAR) +
        path(
          each(40, (i) => drop(16 + i * 40, 262 + (i % 3) * 8, 22 + i * 40, 250 + (i % 3) * 8, 3)),
          HILL,
        )
      )
    }),
  ).replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ')

/** The sky, 800 x 500: stars strewn thin, so that nothing on the table has to fight them. */
export const heaven = () =>
  drawing(800, 500, () => withGrain(1, () => stars(52, 7, 800, 420, 'var(--stars)', 3))).replace(
    '<svg ',
    '<svg preserveAspectRatio="xMidYMin slice" ',
  )

/** The moon, 100 x 100. */
export const moon = () =>
  drawing(
    100,
    100,
    () =>
      circle(50, 50, 50, 'var(--moon)') +
      circle(35, 36, 8, 'var(--crater)') +
      circle(64, 62, 12, 'var(--crater)') +
      circle(68, 30, 5, 'var(--crater)'),
  )
