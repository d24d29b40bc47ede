/** The four ingredients: papers, pictures on 100 x 100, and one-path glyphs. */
import { both, circle, each, ellipse, path } from '$page/art/draw'
import { blob, drop, swash } from '$page/art/brush'
import { INK, spark, star } from '$page/art/things'

export type Ing = 'artefact' | 'companion' | 'elixir' | 'scroll'
/** paper; on: glyph and letter on that paper (>= 4.5:1); dark: the same hue as text on parchment. */
export const ING: Record<Ing, { paper: string; on: string; dark: string }> = {
  artefact: { paper: '#eacf7f', on: '#5f3d05', dark: '#7d5410' },
  companion: { paper: '#5f9449', on: '#0f1f08', dark: '#35571a' },
  elixir: { paper: '#b0508c', on: '#fffaf0', dark: '#7a2a56' },
  scroll: { paper: '#adc8e8', on: '#1b3f68', dark: '#24507f' },
}
export function ingredient(k: Ing): string {
  if (k === 'artefact')
    return (
      path('M50 6a19 19 0 1 1-.1 0zM50 14a11 11 0 1 0 .1 0z', '#c98a2a') +
      path(star(50, 60, 36, 8, 0.72, -Math.PI / 2), '#c98a2a') +
      path(star(50, 60, 28, 8, 0.74), '#f6d277') +
      path(blob('28,60! 50,44 72,60! 50,76'), '#fffaf0') +
      circle(50, 60, 11.5, '#1f7d80') +
      path(blob('50,50 54,60 50,70 46,60'), INK) +
      path(
        each(8, (i) => {
          const a = (i * Math.PI) / 4
          return drop(50 + Math.cos(a) * 33, 60 + Math.sin(a) * 33, 50 + Math.cos(a) * 26, 60 + Math.sin(a) * 26, 2)
        }),
        '#8a5a14',
      ) +
      path(swash('77,45 88,61 77,76', 3) + swash('70,88 52,98 34,90', 2.8) + swash('64,11 72,24 64,37', 2.6), INK)
    )
  if (k === 'companion')
    return (
      path(blob('50,34 66,30 84,44 92,66 84,84 50,88 16,84 8,66 16,44 34,30'), '#6f9440') +
      path(blob('50,60 70,64 76,78 50,86 24,78 30,64'), '#dfe5a6') +
      both(
        (m) =>
          circle(50 + m * 22, 28, 14, '#6f9440') +
          circle(50 + m * 22, 27, 9, '#f4c64e') +
          ellipse(50 + m * 22, 27, 6.5, 2.6, INK),
      ) +
      path(
        both((m) =>
          blob([
            [50 + m * 26, 84],
            [50 + m * 44, 80],
            [50 + m * 46, 90, 'c'],
            [50 + m * 38, 88],
            [50 + m * 34, 93, 'c'],
            [50 + m * 28, 89],
          ]),
        ),
        '#557831',
      ) +
      path(swash('26,54 38,62 50,63 62,62 74,54', 3) + swash('88,46 96,66 88,84', 3.2), INK) +
      path(
        each(5, (i) => drop(20 + i * 3, 60 + i * 4, 24 + i * 3, 64 + i * 4, 2)) + star(80, 60, 3) + star(73, 50, 2.4),
        '#c5d58a',
      )
    )
  if (k === 'elixir')
    return (
      path(blob('42,10! 58,10! 58,34 78,62 82,82 70,92 30,92 18,82 22,62 42,34', 0.85), '#e9d9e6') +
      path(blob('27,56! 50,61 73,55! 81,80 70,90 30,90 19,80', 0.85), '#b23c78') +
      path('M40 70a6 6 0 1 1-.1 0zM60 66a4 4 0 1 1-.1 0zM53 78a3 3 0 1 1-.1 0z' + star(66, 80, 4.5), '#f3b4d0') +
      path(blob('39,3 61,3 61,14 39,14', 0.5), '#8a5a3c') +
      path(blob('40,24! 60,24! 60,30! 40,30!'), '#f0bf4c') +
      path(swash('60,12 61,34 81,62 85,82 70,95', 3.2), INK) +
      path(swash('36,48 28,62 26,76', 3), '#fffaf0')
    )
  return (
    path(blob('22,20! 80,14! 77,48 81,84! 24,88! 28,52'), '#f6e7c6') +
    path(blob('66,18! 80,14! 77,48 81,84! 68,85! 70,50'), '#e3cb98') +
    path(
      each(3, (i) => swash(`34,${34 + i * 9} 44,${32 + i * 9} 54,${35 + i * 9} 62,${32 + i * 9}`, 2.2)),
      '#24507f',
    ) +
    path(spark(46, 68, 11) + spark(62, 62, 5), '#b0508c') +
    path(
      blob('12,13 26,8 84,4 94,11 89,20 30,26 16,24', 0.8) + blob('10,84 24,77 80,75 92,82 87,93 28,97 12,94', 0.8),
      '#adc8e8',
    ) +
    path(blob('12,13 22,9 28,18 20,25') + blob('10,84 20,79 27,88 18,96'), '#6f97c4') +
    circle(20, 17, 3.6, '#24507f') +
    circle(18, 87, 3.6, '#24507f') +
    path(blob('70,74! 86,72! 90,98! 81,90 73,99!'), '#a8412f') +
    circle(79, 72, 9, '#c9573c') +
    path(
      blob('79,72 84,74 83,78 75,78 74,74') + 'M74 69a2 2 0 1 1-.1 0zM79 66a2 2 0 1 1-.1 0zM84 69a2 2 0 1 1-.1 0z',
      '#f6d9c6',
    ) +
    path(swash('96,13 91,22 84,24', 2.6) + swash('30,101 60,99 74,97', 2.6) + swash('83,28 80,46 82,62', 2.6), INK)
  )
}
/** The same four as one-path glyphs, radius 10 around 0,0 (evenodd), for demands, indices and anything below 24 px. */
const GLYPH: Record<Ing, () => string> = {
  artefact: () =>
    star(0, 1.5, 9, 8, 0.74) +
    'M-5.5 1.5Q0-4 5.5 1.5 0 7-5.5 1.5ZM0-.9a2.4 2.4 0 1 0 .1 0zM0-10.5a3 3 0 0 1 2.6 4.5H1a1.4 1.4 0 1 0-2 0h-1.6A3 3 0 0 1 0-10.5z',
  companion: () =>
    'M-5-8.5a3.8 3.8 0 0 1 3.6 2.7h2.8A3.8 3.8 0 1 1 8-3Q10.5 1 9 5.5 10.5 7 10 8.5H-10Q-10.5 7-9 5.5-10.5 1-8-3A3.8 3.8 0 0 1-5-8.5zM-5-6.5a1.8 1.8 0 1 0 .1 0zM5-6.5a1.8 1.8 0 1 0 .1 0zM-5.5 1.5Q0 6.5 5.5 1.5 0 4-5.5 1.5z',
  elixir: () =>
    'M-3-10H3V-7.5H2V-3L7.5 5.5Q9 10 4.5 10H-4.5Q-9 10-7.5 5.5L-2-3V-7.5H-3zM-4.5 4.5Q-6 8-4 8H4Q6 8 4.5 4.5 0 6-4.5 4.5z',
  scroll: () =>
    'M-8-9.5H7a2.5 2.5 0 0 1 0 5H6V5H8a2.5 2.5 0 0 1-.5 4.8H-7A2.5 2.5 0 0 1-7 5H-6V-4.5H-8a2.5 2.5 0 0 1 0-5zM-3.5-2.5H3.5V-1H-3.5zM-3.500.5H3.5V2H-3.5z',
}

export const ingGlyph = (k: Ing) => GLYPH[k]()
