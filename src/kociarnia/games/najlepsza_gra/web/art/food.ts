/** Food: 100 x 100 tokens. The rim's outline differs as well as the colour. */
import { digitsAt } from '$page/art/digits'
import { at, circle, each, path } from '$page/art/draw'
import { blob, drop, ribbon, stroke, swash, type P } from '$page/art/brush'
import { INK, star } from '$page/art/things'

export type Food = 'chicken' | 'tuna' | 'milk' | 'delicacy'
export const FOOD: Record<Food, { paper: string; rim: string }> = {
  chicken: { paper: '#c46f35', rim: '#6b3417' },
  tuna: { paper: '#5f9aaa', rim: '#164d5c' },
  milk: { paper: '#f4ecdc', rim: '#7b6f96' },
  delicacy: { paper: '#f7cf58', rim: '#8d3350' },
}
export function foodArt(k: Food): string {
  if (k === 'chicken')
    return (
      path(ribbon('58,60 70,72 78,80', [9, 6, 7]) + 'M84 76a5.5 5.5 0 1 0-8 8 5.5 5.5 0 1 0 8-8z', '#fff3dc') +
      path(blob('24,34 36,20 56,20 68,36 66,56 56,66 40,62 26,50'), '#efb45f') +
      path(blob('30,34 40,26 52,27 44,34 36,42'), '#fbe2ac') +
      path(
        each(4, (i) => drop(44 + i * 6, 40 + (i % 2) * 9, 49 + i * 5, 46 + (i % 2) * 9, 2)),
        '#a8621f',
      ) +
      path(swash('60,22 72,38 69,58 57,69', 3) + swash('74,73 88,78 84,88', 2.4), INK)
    )
  if (k === 'tuna')
    return (
      path(blob('16,52! 32,34 54,32 72,46 88,32! 85,52 90,70! 72,58 54,70 32,68'), '#2f6f86') +
      path(blob('18,54! 40,58 72,53 54,70 32,68'), '#d5e6e2') +
      path(blob('44,33 54,20! 62,37'), '#1f5a68') +
      path(
        each(4, (i) => drop(42 + i * 8, 40, 46 + i * 8, 49, 2.4)),
        '#7fb3bd',
      ) +
      circle(28, 48, 4, '#f7dc94') +
      circle(27.5, 48, 2, INK) +
      path(stroke(37, 40, 42, 50, 37, 60, 1.4) + swash('34,71 56,73 74,61 91,73', 3), INK)
    )
  if (k === 'milk')
    return (
      path(blob('34,12! 54,12! 54,30 64,42 65,76 58,84 30,84 23,76 24,42 34,30', 0.8), '#ffffff') +
      path(blob('24,50! 44,54 65,49! 65,76 58,84 30,84 23,76', 0.8), '#e7dcc4') +
      path(blob('31,9! 57,9! 59,20! 54,17 49,21! 44,17 39,21! 34,17 29,20!'), '#5f86c0') +
      path(blob('23,54! 44,58 65,53! 65,70! 44,74 23,71!'), '#5f86c0') +
      path(blob('44,58 51,63 49,70 39,70 37,63') + blob('37,62 38,56! 42,60') + blob('51,62 50,56! 46,60'), '#ffffff') +
      path(blob('52,76! 96,76! 90,90 80,95 68,95 58,90'), '#7b6f96') +
      path(blob('52,76 74,70 96,76 74,83'), '#ffffff') +
      path(swash('56,24 57,32 67,44 68,68', 3) + swash('99,78 93,91 80,98', 2.6) + swash('30,42 29,48 29,52', 2.4), INK)
    )
  return (
    path(ribbon('70,30 48,26 30,38 26,58 38,74 56,76', [20, 24, 24, 22, 17, 8]), '#e2703a') +
    path(
      stroke(60, 20, 56, 30, 60, 40, 1.6) +
        stroke(44, 18, 43, 30, 50, 40, 1.6) +
        stroke(28, 27, 33, 36, 42, 42, 1.6) +
        stroke(16, 46, 26, 48, 37, 50, 1.6) +
        stroke(18, 66, 27, 62, 36, 60, 1.5) +
        stroke(32, 82, 36, 74, 40, 68, 1.4),
      '#fbe0b0',
    ) +
    path(blob('54,76 70,66! 66,77 74,84! 58,84'), '#b8452a') +
    path(swash('76,22 88,14 92,4', 2) + swash('78,26 90,22 97,14', 2) + swash('18,40 14,58 26,78 50,86', 3), INK) +
    circle(68, 28, 3, INK)
  )
}
/** The rim of a treat's token: round, scalloped, square, a star. */
function rim(k: Food): string {
  if (k === 'chicken') return 'M50 2a48 48 0 1 1-.1 0z'
  if (k === 'milk') return blob('20,3 80,3 97,20 97,80 80,97 20,97 3,80 3,20', 0.7)
  if (k === 'delicacy') return star(50, 50, 49.5, 12, 0.84)
  return blob(
    Array.from({ length: 20 }, (_, i): P => {
      const [a, r] = [(i * Math.PI) / 10, i % 2 ? 43 : 48.5]
      return [50 + Math.cos(a) * r, 50 + Math.sin(a) * r]
    }),
  )
}
/** A treat as a token; the letter is the reader's. */
export function token(k: Food, letter = ''): string {
  const { paper, rim: dark } = FOOD[k]
  return (
    path(rim(k), dark) +
    at(6, 6, 0.88, path(rim(k), paper)) +
    at(k === 'milk' ? 6 : 9, 8, 0.8, foodArt(k)) +
    (letter ? circle(82, 82, 16, dark) + digitsAt(letter, 82, 74, 16.5, '#fffaf0') : '')
  )
}
/** What a cat wants, 100 x 122: the treat over its letter. */
export const want = (k: Food, letter = '') =>
  slip(FOOD[k].paper, k === 'milk' ? FOOD[k].rim : undefined) +
  at(4, letter ? 2 : 12, 0.92, foodArt(k)) +
  (letter ? digitsAt(letter, 50, 95, 21, k === 'milk' ? '#4a4166' : INK) : '')
/** Any treat: a bowl with a question. */
export const anyTreat = () => slip('#d9c7ee') + at(0, 8, 1, bowl('?'))
/** The slip of paper a wish is drawn on; pale ones get a rim. */
function slip(fill: string, rim = fill): string {
  const cut = path(blob('14,4 50,0 86,4 98,20 100,61 98,104 84,119 50,122 16,119 2,104 0,61 2,20', 0.8), rim)
  return rim === fill ? cut : cut + at(4, 4.9, 0.92, cut.replace(rim, fill))
}
/** A cat's bowl, 100 x 100, with a sign on it. */
export const bowl = (sign = '', fill = '#3f74b8') =>
  path(blob('8,52! 92,52! 84,84 70,92 30,92 16,84'), fill) +
  path(blob('8,52 50,42 92,52 50,62'), '#fffaf0') +
  (sign ? digitsAt(sign, 50, 62, 26, '#fffaf0') : path(blob('36,78 42,70 58,70 64,78 50,84'), '#cfe3e6')) +
  path(swash('96,54 88,84 70,95', 3), INK)
