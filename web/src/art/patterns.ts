/** Patterns that say what colours say: cut in ink, no two alike in grey, and still told apart when they are as narrow as a match. */
import { asImage, circle, drawing, path } from './draw'
import { INK } from './things'

const line = (d: string, width = 4) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}"/>`
/** Each is a tile of 20 x 20 that goes on in all directions. */
const TILES = [
  () => line('M-5 5L5 -5M-5 25L25 -5M15 25L25 15'), // slanting stripes
  () => circle(10, 10, 6, INK), // dots
  () => line('M-1 6L5 2L15 12L21 6M-1 18L5 14L15 24L21 18', 3.4), // a zigzag
  () => path('M0 0H10V10H20V20H10V10H0z', INK), // checks
  () => path('M0 3H20V9H0z', INK), // bars
  () => line('M4 4L16 16M16 4L4 16', 4.4), // crosses
  () => path('M10 2L19 18H1z', INK), // triangles
  () => `<circle cx="10" cy="10" r="6" fill="none" stroke="${INK}" stroke-width="3.6"/>`, // rings
  () => path('M10 1L18 10L10 19L2 10z', INK), // diamonds
] as const

const drawn = new Map<number, string>()

/** The address of a tile. */
export function tile(of: number): string {
  const kind = of % TILES.length
  let address = drawn.get(kind)
  if (!address) drawn.set(kind, (address = asImage(drawing(20, 20, TILES[kind]))))
  return address
}
