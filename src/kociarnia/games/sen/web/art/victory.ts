/** The winner's night: asleep on a hill under a big moon, while the ravens fly off. */
import { cat } from '$page/art/cat'
import { at, circle, drawing, each, path } from '$page/art/draw'
import { blob, drop, withGrain } from '$page/art/brush'
import { AVATAR, SEAT } from '$page/art/seats'
import { MOON, crescent, fir, ravenFar, spark, stars } from '$page/art/things'

const SIZE = { wide: 720, tall: 460 }
/** Where ravens are on their way out of the picture: the further, the smaller. */
const RAVENS = [
  [560, 200, 0.9],
  [618, 148, 0.72],
  [606, 88, 0.56],
  [664, 74, 0.46],
  [672, 28, 0.36],
] as const

/** `chair`: whose cat has won. */
export const victory = (chair: number): string =>
  drawing(SIZE.wide, SIZE.tall, () =>
    withGrain(1, () => {
      const avatar = AVATAR[chair % AVATAR.length]
      return (
        stars(46, 11, SIZE.wide, 300, '#8fa9c4', 5) +
        circle(372, 206, 204, '#2b4a78') +
        crescent(348, 206, 174, MOON, '#2b4a78') +
        path(blob('24,448 70,404 160,372 280,366 400,354 540,370 640,400 696,448 360,458'), '#2c6260') +
        path(fir(64, 388, 84) + fir(112, 396, 60) + fir(628, 388, 90) + fir(676, 396, 62), '#1b4a4c') +
        path(blob('24,450 96,424 220,406 360,418 520,404 640,424 696,450 360,460'), '#1b4a4c') +
        path(
          each(18, (i) => drop(104 + i * 30, 444 + (i % 3) * 6, 110 + i * 30, 432 + (i % 3) * 6, 3)),
          '#3a7670',
        ) +
        path(blob('222,352 240,300 300,284 360,282 424,284 470,300 486,352 360,372'), SEAT[chair % SEAT.length] ?? MOON) +
        at(226, 146, 1.26, cat({ pose: 'curl', detail: 2, ...avatar, mood: 'sleepy' })) +
        each(3, (i) =>
          at(474 + i * 26, 176 - i * 36, 0.6 + i * 0.22, path('M-20-20H20V-10L-4 12H20V22H-22V12L4-10H-20Z', MOON), -8),
        ) +
        RAVENS.map(([x, y, size], place) => at(x, y, size, ravenFar('#101d38', place % 2 === 0))).join('') +
        path([spark(96, 84, 14), spark(150, 210, 10), spark(588, 300, 9)].join(''), MOON)
      )
    }),
  )
