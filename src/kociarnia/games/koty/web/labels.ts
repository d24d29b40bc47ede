/** Words on the table that are not in the scene: how cards and lands are read aloud, what a tap does. */
import type { Choice, Piece } from '$page/wire'
import type { Words } from '$page/words/words'
import type { Land } from './scene'

/** How a card is read aloud, with its small print. */
export function spoken(piece: Piece, words: Words): string {
  const marks = (piece.marks ?? []).map((mark) => words(mark)).join(', ')
  return words(piece.label) + (marks ? ` (${marks})` : '')
}

/** A land as it is read aloud: whose, what lies there from top to bottom, what it counts. */
export function landSpoken(land: Land, words: Words): string {
  const cards = [...(land.top ? [land.top] : []), ...land.under.toReversed()].map((piece) => spoken(piece, words))
  const parts = [
    words(land.zone.label),
    cards.join(', ') || words('land-empty'),
    ...(land.zone.notes ?? []).map((note) => words(note)),
  ]
  if (land.met.length) parts.push(`${words('zone-table')}: ${land.met.map((piece) => spoken(piece, words)).join(', ')}`)
  return parts.join(': ')
}

/** The short word on a live target: what a tap there does. `taken` handles have been tapped before it. */
export function tagOf(handle: string, taken: number, open: readonly Choice[], words: Words): string {
  const tags = new Set<string>()
  for (const choice of open) if (choice.at?.[taken] === handle) tags.add(choiceTag(choice, words))
  return tags.size > 1 ? words('tag-either') : ([...tags][0] ?? '')
}
export const choiceTag = ({ label }: Choice, words: Words) => words(label.key.replace(/^do-/, 'tag-'), label.args)
