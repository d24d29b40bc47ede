/** The cards as pictures: each is drawn once and then shown as often as it lies on the table. */
import { deck } from '$page/art/deck'
import { asImage } from '$page/art/draw'
import toml from '../cards.toml?raw'
import { back, cards } from './cards'

/** Cards that nobody outside the box could read: a small pencil says so. */
const designed = new Set(
  deck(toml)
    .card?.filter(({ standing }) => standing === 'reconstructed')
    .map(({ key }) => key),
)
const drawn = new Map<string, string>()

/** The address of a card's picture; of the back for an empty face. `named`: the page writes on its strip what it does. */
export function picture(face: string, named = false): string {
  const key = named ? `${face} named` : face
  let address = drawn.get(key)
  if (!address) {
    const card = cards.find((one) => one.key === face)
    drawn.set(
      key,
      (address = asImage(card ? card.svg({ designed: designed.has(face), ...(named ? { name: ' ' } : {}) }) : back())),
    )
  }
  return address
}

/** All of them, to be drawn before they are turned over. */
export const pictures = () => ['', ...cards.map(({ key }) => key)].map((face) => () => picture(face))
