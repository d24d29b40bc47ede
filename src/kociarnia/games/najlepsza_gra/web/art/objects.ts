/** What lies about in the flat, 100 x 100 each, by the keys of the cards. */
import { cat, catHead } from '$page/art/cat'
import { at, both, circle, each, path, rect } from '$page/art/draw'
import { blob, drop, ribbon, stroke, swash, withGrain } from '$page/art/brush'
import { INK, star } from '$page/art/things'

export const yarn = () =>
  path(blob('50,14 78,24 88,50 78,78 50,88 22,78 12,50 22,24'), '#b83f63') +
  path(
    swash('20,36 48,24 82,40', 3) +
      swash('15,50 46,36 86,56', 3) +
      swash('17,64 44,50 80,72', 3) +
      swash('60,18 44,50 58,84', 3) +
      swash('72,26 58,54 72,78', 3),
    '#f0a3b6',
  ) +
  path(swash('74,80 90,92 98,82 92,74', 3.6), '#b83f63') +
  path(swash('80,26 92,50 80,80 58,92', 3.4), INK)

export const mouse = () =>
  path(swash('80,66 96,58 94,38 84,34', 3.6), '#5c6788') +
  path(blob('10,66! 26,46 52,38 78,50 86,72 66,80 28,78'), '#8d95ad') +
  path(blob('34,50 30,32 46,28 54,40'), '#f0b6b0') +
  path(blob('52,46 54,30 68,32 68,46'), '#767c92') +
  circle(24, 60, 3, INK) +
  circle(10, 66, 3.6, '#b9535a') +
  path(
    each(4, (i) => drop(48 + i * 9, 56 + (i % 2) * 8, 56 + i * 8, 60 + (i % 2) * 8, 2)),
    '#666d87',
  ) +
  path(swash('60,38 84,50 90,72 66,84', 3.2), INK)

/** Three floors, a hole to hide in, and somebody is at home. */
export const tower = () =>
  rect(28, 26, 9, 62, '#c99f6b') +
  rect(64, 44, 9, 46, '#c99f6b') +
  path(
    each(5, (i) => drop(29, 30 + i * 11, 36, 33 + i * 11, 1.6)) + each(3, (i) => drop(65, 50 + i * 7, 72, 53 + i * 7, 1.6)),
    '#8f6a3c',
  ) +
  path(blob('12,22 32,17 54,22 52,29 32,31 14,29'), '#1f7d80') +
  path(blob('46,36 70,32 94,37 92,44 70,46 48,44'), '#1f7d80') +
  path(blob('36,58! 90,58! 90,88! 36,88!', 0.5), '#2f9a96') +
  path(blob('63,62 75,72 74,88! 52,88! 51,72'), '#143f4a') +
  circle(59, 77, 2.6, '#f4c64e') +
  circle(67, 77, 2.6, '#f4c64e') +
  path(blob('6,86 50,83 96,87 94,96 50,98 8,95'), '#8a5a3c') +
  path(swash('84,46 83,54 84,58', 2), '#f0a3b6') +
  circle(84, 61, 4, '#b83f63') +
  path(swash('55,24 54,30 36,34', 2.6) + swash('96,38 94,46 76,50', 2.6) + swash('93,60 94,76 93,86', 3), INK)

/** A rod with feathers on a string; it is never still. */
export const rod = () =>
  path(ribbon('8,94 36,60 72,16', [7, 5, 3]), '#8a5a3c') +
  path(ribbon('8,94 20,80', [8.5, 8]), '#b83f63') +
  path(ribbon('72,16 86,30 84,50 70,62', [1.6, 1.6, 1.6, 1.6]), INK) +
  path(drop(70, 60, 52, 84, 6) + drop(70, 60, 82, 90, 6), '#1f7d80') +
  path(drop(70, 60, 66, 94, 7), '#f2b73a') +
  path(drop(70, 60, 40, 72, 5) + drop(70, 60, 92, 76, 5), '#b83f63') +
  circle(70, 61, 5, '#cf6a35') +
  path(stroke(70, 62, 68, 78, 66, 90, 1) + stroke(70, 62, 60, 72, 53, 82, 1) + stroke(70, 62, 78, 76, 81, 87, 1), INK) +
  path(swash('40,60 60,36 74,19', 2.4), INK)

/** A scratching post, well used. */
export const post = () =>
  path(blob('38,16! 62,16! 61,50 62,84! 38,84! 39,50'), '#d9b77c') +
  path(
    each(8, (i) => swash(`38,${21 + i * 8} 50,${24 + i * 8} 62,${20 + i * 8}`, 2.6)),
    '#a9784a',
  ) +
  path(swash('46,40 43,50 45,60', 3) + swash('52,38 49,50 52,62', 3) + swash('57,42 55,50 58,58', 2.6), '#fbe9cf') +
  path(blob('30,8 50,4 70,8 72,15 50,19 28,15'), '#6e3f66') +
  path(blob('12,84 50,80 88,84 90,94 50,97 10,94'), '#6e3f66') +
  path(ribbon('66,14 78,24 80,36', [1.6, 1.6, 1.6]), INK) +
  at(68, 34, 0.26, mouse()) +
  path(swash('74,10 72,18 56,21', 2.6) + swash('65,24 64,50 65,80', 3) + swash('92,87 88,97 60,100', 2.8), INK)

/** A bunny suit, and what its wearer thinks of it. */
export const costume = () =>
  path(blob('24,42 22,10! 36,12 42,34 58,34 64,12 78,10! 76,42 88,66 76,90 50,95 24,90 12,66'), '#f3d3dc') +
  path(drop(29, 18, 33, 38, 4) + drop(71, 18, 67, 38, 4), '#e08aa2') +
  at(
    50,
    63,
    0.44,
    withGrain(2, () => catHead({ coat: 'tabby', mood: 'grumpy', detail: 1, ears: 0.4 })),
  ) +
  path(blob('24,48 50,36 76,48 86,62! 76,54 50,45 24,54 14,62!'), '#f3d3dc') +
  path(blob('36,92 50,86 64,92 62,99! 50,95 38,99!'), '#e08aa2') +
  path(swash('82,12 80,42 92,66 80,92', 3.2), INK)

/** A poster: somebody is missed. */
export const lostCat = () =>
  path(blob('16,8! 86,5! 83,50 86,94! 14,95! 18,50'), '#fffaf0') +
  at(
    22,
    20,
    0.29,
    withGrain(1, () => cat({ pose: 'sit', coat: 'solid', base: '#9a93a8', eye: '#fffaf0', detail: 0 })),
  ) +
  path('M26 14h48v5h-48z', '#b9535a') +
  path(swash('28,80 50,79 72,80', 3) + swash('34,87 50,86 66,87', 2.6), '#767c92') +
  circle(50, 8, 3.6, '#b83f63') +
  path(swash('88,10 86,50 89,94', 3), INK)

export const bottle = () =>
  path(blob('34,44 66,44 74,62 72,92 28,92 26,62', 0.8), '#8fc0c8') +
  path(blob('28,66! 50,70 73,65! 72,92 28,92', 0.8), '#3f8fa0') +
  path(blob('38,44 38,30 62,30 62,44', 0.5) + blob('26,14! 66,12 78,24 76,32! 30,30 22,26!'), '#cf6a35') +
  path(swash('40,32 30,40 32,50', 4), '#a8412f') +
  path(drop(18, 18, 6, 14, 2.4) + drop(17, 22, 3, 24, 2.4) + drop(18, 26, 8, 34, 2.4), '#3f8fa0') +
  path(swash('68,44 78,62 76,94', 3.2), INK)

export const catnip = () =>
  path(stroke(50, 94, 46, 60, 50, 20, 3), '#35571a') +
  path(
    both((m) => drop(50, 76, 50 + m * 34, 62, 11) + drop(50, 56, 50 + m * 28, 40, 9)),
    '#6f9440',
  ) +
  path(
    each(6, (i) => drop(50 + (i % 2 ? 6 : -6), 36 - i * 4, 50 + (i % 2 ? 13 : -13), 26 - i * 4, 5)) + drop(50, 14, 50, 2, 4),
    '#9a78b8',
  ) +
  path(stroke(50, 76, 62, 74, 78, 66, 1) + stroke(50, 76, 38, 74, 22, 66, 1) + swash('86,60 78,74 54,80', 2.6), INK)

/** The coin for a pair of lost cats. */
export const coin = () =>
  path(star(50, 50, 46, 18, 0.94), '#c98a2a') +
  circle(50, 50, 36, '#f6d277') +
  at(
    50,
    58,
    0.5,
    withGrain(2, () => catHead({ coat: 'solid', base: '#c98a2a', eye: '#f6d277', detail: 0 })),
  )
