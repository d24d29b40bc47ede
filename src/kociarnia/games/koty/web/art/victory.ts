/** The winner's night: a big moon, the cats of the winner's lands in their heaps, and the winner asleep before them. */
import { cat } from '$page/art/cat'
import { at, circle, drawing, path } from '$page/art/draw'
import { blob, withGrain } from '$page/art/brush'
import { AVATAR, SEAT } from '$page/art/seats'
import { MOON, raven, spark, stars } from '$page/art/things'
import { heap } from './catHeaps'
import { SUIT, type Colour } from './suits'

const SIZE = { wide: 720, tall: 460 }
const GROUND = 372
/** Where heaps stand, from the best: beside the middle first, so that the best are the nearest. */
const PLACES = [230, 490, 92, 628]
const HIGH = [1, 0.94, 0.8, 0.74]

const heapOf = (face: string): string => {
  const [, colour, value] = /^(blue|yellow|green|pink)(\d)$/.exec(face) ?? []
  if (colour && value) return heap(Number(value), SUIT[colour as Colour])
  return face === 'raven' ? at(44, 140, 0.6, raven({ tone: '#5d5690', edge: '#8f89cf' })) : ''
}

/** `faces`: what lies on top of the winner's lands, the best first; `chair`: whose cat it is. */
export const victory = (faces: readonly string[], chair: number): string =>
  drawing(SIZE.wide, SIZE.tall, () =>
    withGrain(1, () => {
      const avatar = AVATAR[chair % AVATAR.length]
      const heaps = faces
        .map(heapOf)
        .filter(Boolean)
        .slice(0, PLACES.length)
        .map((drawn, place) => {
          const size = HIGH[place] ?? 1
          return at((PLACES[place] ?? 0) - 100 * size, GROUND - 264 * size, size, drawn)
        })
        .reverse()
      return (
        circle(360, 196, 176, MOON) +
        circle(306, 140, 26, '#ecd08a') +
        circle(420, 230, 38, '#ecd08a') +
        circle(398, 108, 15, '#ecd08a') +
        stars(34, 5, SIZE.wide, 220, '#8f89cf', 5) +
        path(blob('26,444 34,404 80,370 210,364 360,352 510,364 640,370 686,404 694,444 360,458'), '#4b4590') +
        heaps.join('') +
        path(blob('196,452 214,396 290,380 360,378 432,380 506,396 524,452 360,466'), '#fffaf0') +
        path(blob('226,446 240,404 300,392 360,390 422,392 480,404 494,446 360,456'), SEAT[chair % SEAT.length] ?? MOON) +
        at(244, 248, 1.16, cat({ pose: 'curl', detail: 2, ...avatar, mood: 'sleepy' })) +
        path([spark(130, 60, 13), spark(600, 84, 16), spark(660, 190, 9), spark(70, 190, 10)].join(''), MOON)
      )
    }),
  )
