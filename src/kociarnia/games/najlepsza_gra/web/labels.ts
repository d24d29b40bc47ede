/** Words on the table that are not in the scene: what a line brings, and how it is read aloud. */
import type { Choice, Piece } from '$page/wire'
import type { Words } from '$page/words/words'
import type { Line } from './scene'

/** What a line brings, as its choice says: “+3”. */
export const pointsOf = (choice: Choice | undefined) =>
  typeof choice?.label.args?.points === 'string' ? choice.label.args.points : ''

/** A line as it is read aloud: which, its cards, what it brings. */
export function lineSpoken(line: Line, grid: readonly (Piece | null)[], choice: Choice | undefined, words: Words): string {
  const cards = line.places.flatMap((place) => (grid[place] ? [words(grid[place].label)] : []))
  const args = { line: line.piece.label, cards: cards.join(', ') || words('nothing'), points: pointsOf(choice) }
  return words(args.points ? 'line-brings' : 'line-cards', args) + (line.guarded ? ` (${words('mark-cat')})` : '')
}
