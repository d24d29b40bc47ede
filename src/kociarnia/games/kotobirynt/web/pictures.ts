/** The drawings of this table as pictures, each made once. */
import { asImage } from '$page/art/draw'
import { back, canalTile, cards, catBack, channelsOf, figureTile, homecoming } from './cards'
import type { Side } from './layout'

const made = new Map<string, string>()
function kept(key: string, draw: () => string): string {
  const picture = made.get(key) ?? asImage(draw())
  made.set(key, picture)
  return picture
}

/** A canal card as it lies; its back where nobody has seen it. */
export const tilePicture = (face: string, quarter: number) =>
  face ? kept(`${face}.${quarter}`, () => canalTile(face, quarter)) : kept('back', back)
/** A cat or a keeper on the quay, with the water on the side where the square lies. */
export const figurePicture = (face: string, water?: Side) => kept(`${face}.${water}`, () => figureTile(face, water))
/** A cat on its way home by boat. */
export const boatPicture = (face: string) => kept(`${face}.boat`, () => homecoming(face))
export const catBackPicture = () => kept('cat', catBack)

const held: HTMLImageElement[] = []
/** Has the browser draw every canal card in every direction while nothing else is to be done: turning one must not wait for it. */
export function ready(): void {
  if (held.length > 0) return
  const faces = cards.map((card) => card.key).filter((key) => channelsOf(key).length > 0)
  for (const face of faces) {
    for (let quarter = 0; quarter < 4; quarter++) held.push(Object.assign(new Image(), { decoding: 'async', src: tilePicture(face, quarter) }))
  }
}
