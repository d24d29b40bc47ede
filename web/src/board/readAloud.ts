import type { Piece } from '../wire'
import type { Words } from '../words/words'

/** A piece as it is read aloud: “2 × tuna (fed)”. */
export function spoken(piece: Piece | null, words: Words): string {
  if (!piece) return '–'
  const marks = (piece.marks ?? []).map((mark) => words(mark)).join(', ')
  const copies = piece.copies ?? 1
  return `${copies > 1 ? `${copies} × ` : ''}${words(piece.label)}${marks ? ` (${marks})` : ''}`
}
