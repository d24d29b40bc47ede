/** The drawings of this table as pictures, each made once. */
import { asImage } from '$page/art/draw'
import { back, canalTile, cards, catBack, cats, channelsOf, figureTile, homecoming } from './cards'
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

/**
 * Every canal card in every direction, to be drawn before it is turned; whoever may come to the quay; and how the cats go home.
 */
export const pictures = () => [
  ...cards.flatMap(({ key }) =>
    channelsOf(key).length > 0
      ? [0, 1, 2, 3].map((quarter) => () => tilePicture(key, quarter))
      : (['N', 'E', 'S', 'W'] as const).map((water) => () => figurePicture(key, water)),
  ),
  ...cats.flatMap((key) => [() => boatPicture(key), () => figurePicture(key)]),
]
