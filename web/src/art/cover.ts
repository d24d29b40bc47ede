/** Covers: one scene of 320 x 200 that also works as the square in its middle. */
import { drawing } from './draw'
import { withGrain } from './brush'

export const WIDE = 320
export const HIGH = 200
export const coverOf =
  (scene: () => string) =>
  (square = false) =>
    drawing(square ? HIGH : WIDE, HIGH, () => withGrain(2, scene), { from: square ? [(WIDE - HIGH) / 2, 0] : [0, 0] })
