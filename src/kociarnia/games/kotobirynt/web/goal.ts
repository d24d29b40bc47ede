/** The three pictures of the goal card: a canal from cat to keeper, the two actions, cats on their way home. */
import { digitsAt } from '$page/art/digits'
import { at, each } from '$page/art/draw'
import { arrow, goalPicture, type GoalPictures } from '$page/art/goal'
import { INK } from '$page/art/things'
import { canalTile, cats, figureTile, homecoming } from './cards'

const QUAY = '#dcc391'
/** A turn to the right, by the pen. */
const turn = () =>
  '<path d="M19 8.5C16.5 4.5 11 3.5 7.3 6.5 3.5 9.7 3.7 15.5 7.5 18.4c3.6 2.6 8.7 1.6 11-2.2M19.8 3.7c-.3 1.7-.4 3.3-.5 5-1.7-.2-3.3-.2-5 0"' +
  ` fill="none" stroke="${INK}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`

export const goalPictures = (): GoalPictures => [
  goalPicture(
    QUAY,
    (lay) =>
      lay(figureTile('guzik', 'E'), 45, 108, 68) +
      lay(canalTile('straight', 1), 115, 108, 68) +
      lay(canalTile('straight', 1), 185, 108, 68) +
      lay(figureTile('boatman', 'W'), 255, 108, 68),
  ),
  goalPicture(
    QUAY,
    (lay) =>
      lay(canalTile('elbow', 0), 80, 58, 76) +
      at(128, 36, 1.8, turn()) +
      lay(canalTile('elbow', 1), 220, 58, 76) +
      arrow(14, 160, 44, INK) +
      each(3, (i) => lay(canalTile(i === 1 ? 'elbow' : 'straight', 1 + i), 104 + i * 78, 160, 70)),
  ),
  goalPicture(
    QUAY,
    (lay) => each(3, (i) => lay(homecoming(cats[i * 4]), 54 + i * 96, 76, 100)) + digitsAt(cats.length, 150, 142, 54, INK),
  ),
]
