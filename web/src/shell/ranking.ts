/** The end of a match in words: who stands where. */
import type { Sitter } from '../board/contract'
import type { Result } from '../wire'
import type { Words } from '../words/words'
import { nameHere } from './levelName'

export const ranked = (sitters: readonly Sitter[], result: Result): Sitter[] =>
  [...sitters].sort((one, other) => (result.places[one.seat] ?? 0) - (result.places[other.seat] ?? 0))

export function outcome(own: Words, sitters: readonly Sitter[], result: Result): string {
  const winners = sitters.filter((sitter) => result.places[sitter.seat] === 1)
  if (winners.length === 0) return own('nobody-wins')
  if (winners.length === 1 && winners[0]?.you) return own('you-win')
  return own('wins', { count: winners.length, names: winners.map((sitter) => nameHere(own, sitter)).join(', ') })
}
