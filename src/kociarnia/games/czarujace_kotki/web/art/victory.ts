/** The winner's night in the library: the kitten on the closed book, around it the curses it has felled; or the professor in the door. */
import { at, circle, drawing, ellipse, path, rect } from '$page/art/draw'
import { blob, swash, withGrain } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, MOON, rays, spark } from '$page/art/things'
import { LEVEL, PARCHMENT, box } from './cardParts'
import { curseArt } from './curses'
import { kitten, professor } from './kittens'

const SIZE = { wide: 720, tall: 460 }
/** Where felled curses hang, from the nearest to the winner. */
const PLACES = [
  [150, 232],
  [570, 232],
  [96, 104],
  [624, 104],
  [232, 92],
  [488, 92],
] as const
/** The same where the professor's door takes one side. */
const CORNER = [
  [62, 316],
  [62, 112],
] as const

const lying = (y: number, wide: number, high: number, cover: string) => {
  const left = 360 - wide / 2
  return (
    rect(left + 10, y + 5, wide - 14, high - 10, PARCHMENT) +
    path(swash(`${left + 16},${y + high / 2} 360,${y + high / 2 + 2} ${left + wide - 8},${y + high / 2}`, 1.6), '#b98f5c') +
    rect(left, y, wide, 6, cover) +
    rect(left, y + high - 6, wide, 6, mix(cover, INK, 0.25)) +
    rect(left, y, 12, high, cover)
  )
}
const medal = (key: string, [x, y]: readonly [number, number]) => {
  const { paper } = LEVEL[Number(box.curse.find((entry) => entry.key === key)?.level ?? 1) - 1] ?? LEVEL[0]
  return (
    path(swash(`${x},${y - 200} ${x + 1},${y - 100} ${x},${y - 52}`, 2.4), '#c9a15f') +
    circle(x, y, 62, paper) +
    circle(x, y, 55, '#3b2a4a') +
    at(x - 52, y - 56, 0.52, curseArt(key))
  )
}
const door = (x: number, near: number) =>
  at(
    x,
    56,
    1.36,
    path(blob('8,262! 8,90 40,22 100,4 160,22 192,90 192,262!', 0.8), '#75503a') +
      path(blob('24,262! 24,94 52,38 100,22 148,38 176,94 176,262!', 0.8), '#231629') +
      path(blob('40,262! 76,170 124,170 160,262!', 0.5), '#4a3458') +
      ellipse(100, 246, 20 + 34 * near, 7, INK, 'opacity=".5"') +
      at(100 - 100 * near, 250 - 186 * near, near, professor()) +
      path(spark(36, 60, 6) + spark(166, 70, 7), MOON),
  )

/** `face`: the winner's kitten, none if nobody has won; `felled`: its curses; `caught`: the professor has come. */
export const victory = (face: string, felled: readonly string[], caught: boolean): string =>
  drawing(SIZE.wide, SIZE.tall, () =>
    withGrain(1, () => {
      if (!face) return door(224, 0.96)
      const [size, ground] = [1.36, 372]
      const winner =
        circle(360, 214, 150, '#6a4a78') +
        path(rays(360, 214, 16, 206, 158, 9), MOON) +
        circle(360, 214, 128, MOON) +
        lying(366, 330, 40, '#6e3f66') +
        lying(404, 380, 44, '#1f7d80') +
        ellipse(360, ground, 96, 9, INK, 'opacity=".35"') +
        at(360 - 100 * size, ground - 186 * size, size, kitten(face, 2)) +
        path([spark(250, 300, 12), spark(486, 318, 14), spark(300, 60, 9), spark(440, 40, 11)].join(''), MOON)
      const hung = felled.slice(0, (caught ? CORNER : PLACES).length)
      return (
        (caught ? door(448, 0.78) + at(-104, 0, 1, winner) : winner) +
        hung.map((key, place) => medal(key, (caught ? CORNER : PLACES)[place] ?? PLACES[0])).join('')
      )
    }),
  )
