/** The picture of a result, to be sent to others: a morning, a cat that stretches, a paper for what is written. 1080 x 1080. */
import { blob, withGrain } from './brush'
import { cat } from './cat'
import { at, circle, drawing, path } from './draw'

export const SIZE = 1080
/** Where the paper lies, for whoever writes on it. */
export const SHEET = { x: 500, y: 280, width: 530, height: 560 }

/** `line`: the chances as a path in a field of 430 x 200; it is drawn at the foot of the paper. */
export const resultPicture = (line: string) =>
  drawing(SIZE, SIZE, () =>
    withGrain(2, () => {
      const { x, y, width, height } = SHEET
      const sheet = (dx: number, dy: number) =>
        blob(
          `${x + dx},${y + 14 + dy}! ${x + 16 + dx},${y + dy}! ${x + width - 12 + dx},${y + 3 + dy}! ${x + width + dx},${y + 18 + dy}! ` +
            `${x + width - 2 + dx},${y + height - 12 + dy}! ${x + width - 18 + dx},${y + height + dy}! ` +
            `${x + 12 + dx},${y + height - 3 + dy}! ${x + 2 + dx},${y + height - 16 + dy}!`,
        )
      return (
        path('M0 0H1080V1080H0Z', '#f9e2b2') +
        circle(280, 740, 300, '#f6cf7c') +
        path(blob('-20,800 200,752 460,800 760,770 1100,810 1100,1100 -20,1100'), '#b9cf9a') +
        path(blob('-20,930 260,902 560,950 820,920 1100,952 1100,1100 -20,1100'), '#4e7d4a') +
        path(sheet(8, 10), 'rgb(35 29 54 / .28)') +
        path(sheet(0, 0), '#fffaf0') +
        `<g transform="translate(${x + 50} ${y + height - 240})">` +
        `<path d="${line}" fill="none" stroke="#231d36" stroke-width="6" stroke-linejoin="round"/></g>` +
        at(10, 500, 2.5, cat({ pose: 'stretch', coat: 'calico', mood: 'happy', detail: 2 }))
      )
    }),
  )
