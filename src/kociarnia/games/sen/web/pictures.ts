/** The cards as pictures: each is drawn once and then shown as often as it lies on the table. */
import { asImage } from '$page/art/draw'
import { back, cards } from './cards'

const drawn = new Map<string, string>()

/** The address of a card's picture; of the back for an empty face. */
export function picture(face: string): string {
  let address = drawn.get(face)
  if (!address) {
    const card = cards.find(({ key }) => key === face)
    drawn.set(face, (address = asImage(card ? card.svg() : back())))
  }
  return address
}
