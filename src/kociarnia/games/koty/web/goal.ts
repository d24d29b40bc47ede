/** The three pictures of the goal card: nines that double, friends who make a nine, three lands of nines. */
import { digitsAt } from '$page/art/digits'
import { each, path } from '$page/art/draw'
import { goalPicture, type GoalPictures } from '$page/art/goal'
import { paper } from '$page/art/paper'
import { MOON } from '$page/art/things'
import { back, cards } from './cards'

const card = (key: string) => cards.find((art) => art.key === key)?.svg() ?? back()

export const goalPictures = (): GoalPictures => [
  goalPicture(
    paper.night,
    (lay) =>
      each(3, (i) => lay(back(), 108, 135 - i * 18, 84)) + lay(card('pink5'), 108, 81, 84) + digitsAt('40', 216, 78, 60, MOON),
  ),
  goalPicture(
    paper.night,
    (lay) =>
      lay(card('blue1'), 62, 108, 84, -6) +
      lay(card('blue8'), 110, 108, 84, 5) +
      path('M168 97l24-1v8l-24 1zM168 112l24-1v8l-24 1z', MOON) +
      lay(back(), 242, 108, 84),
  ),
  goalPicture(paper.night, (lay) => each(3, (land) => each(3, (i) => lay(back(), 62 + land * 88, 124 - i * 16, 74)))),
]
