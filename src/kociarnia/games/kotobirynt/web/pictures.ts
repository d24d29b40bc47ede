/** The drawings of this table as pictures, each made once. */
import { asImage } from '$page/art/draw'
import { badge, canalBack, canalTile, catBack, figure } from './cards'

function kept<T extends string | number>(draw: (...of: T[]) => string): (...of: T[]) => string {
  const made = new Map<string, string>()
  return (...of) => {
    const key = of.join()
    const picture = made.get(key) ?? asImage(draw(...of))
    made.set(key, picture)
    return picture
  }
}

/** A canal card as it lies; its back where nobody has seen it. */
export const tilePicture = kept((face: string | number, quarter: string | number) => (face ? canalTile(String(face), Number(quarter)) : canalBack()))
/** A cat or a keeper, seen from the front. */
export const figurePicture = kept((face: string | number) => figure(String(face)))
export const catBackPicture = kept(() => catBack())
export const badgePicture = kept((points: string | number) => badge(Number(points)))
