/** The alarm clock of POBUDKA!: a cat's head that rings, 120 x 116. */
import { circle, drawing, each, path } from '$page/art/draw'
import { blob, swash, withGrain } from '$page/art/brush'

const EAR = '#a8412f'
const RIM = '#c9a86a'
const FACE = '#f3ead0'
const DARK = '#152a45'

export const clock = () =>
  drawing(120, 116, () =>
    withGrain(1, () => {
      const mark = (i: number) => {
        const [x, y] = [Math.sin((i * Math.PI) / 6), -Math.cos((i * Math.PI) / 6)]
        return `M${60 + 33 * x} ${62 + 33 * y}L${60 + 38 * x} ${62 + 38 * y}`
      }
      return (
        path(blob('14,42! 12,6! 46,22 40,44'), EAR) +
        path(blob('106,42! 108,6! 74,22 80,44'), EAR) +
        path(blob('20,32! 19,16! 36,24 32,36') + blob('100,32! 101,16! 84,24 88,36'), '#e3a08f') +
        path(blob('28,98 18,112! 36,112! 42,104') + blob('92,98 102,112! 84,112! 78,104'), '#8a6a34') +
        circle(60, 62, 50, RIM) +
        circle(60, 62, 42, FACE) +
        `<path d="${each(12, mark)}" stroke="${DARK}" stroke-width="2.6" stroke-linecap="round"/>` +
        path(swash('60,62 52,48 49,40', 4.4) + swash('60,62 70,52 78,42', 4.4), DARK) +
        circle(60, 62, 4.6, EAR) +
        path(swash('38,66 45,71 52,66', 3) + swash('68,66 75,71 82,66', 3) + swash('53,80 60,86 67,80', 3), DARK)
      )
    }),
  )
