/** The three pictures of the goal card: ravens in a covered dream, a card that is traded, the morning. */
import { cat } from '$page/art/cat'
import { withGrain } from '$page/art/brush'
import { at, circle, each, path } from '$page/art/draw'
import { arrow, goalPicture, type GoalPictures } from '$page/art/goal'
import { rays } from '$page/art/things'
import { MOONLIGHT } from './art/landscapes'
import { back, cards } from './cards'

const NIGHT = '#3c5f95'
const card = (ravens: number) => cards.find((art) => art.key === String(ravens))?.svg() ?? back()

export const goalPictures = (): GoalPictures => [
  goalPicture(
    NIGHT,
    (lay) => each(4, (i) => (i === 1 ? '' : lay(back(), 42 + i * 72, 118, 62))) + lay(card(9), 114, 94, 88, -4),
  ),
  goalPicture(
    NIGHT,
    (lay) =>
      lay(back(), 50, 108, 76) +
      lay(card(1), 134, 108, 76) +
      arrow(180, 97, 34, MOONLIGHT) +
      arrow(214, 121, -34, MOONLIGHT) +
      lay(card(9), 258, 108, 70),
  ),
  goalPicture(
    '#f0b27a',
    (lay) =>
      circle(150, 112, 84, '#f7d78c') +
      path(rays(150, 112, 16, 128, 94, 6), '#f7d78c') +
      at(
        84,
        -10,
        0.66,
        withGrain(1, () => cat({ pose: 'stretch', coat: 'solid', mood: 'happy', base: '#2b4a78', detail: 1 })),
      ) +
      each(4, (i) => lay(card(i), 48 + i * 68, 160, 58)),
  ),
]
