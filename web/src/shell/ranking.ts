/** The end of a match in words: who stands where. */
import type { Sitter } from '../board/contract'
import type { Result } from '../wire'
import type { Words } from '../words/words'
import { nameHere } from './levelName'

export const ranked = (sitters: readonly Sitter[], result: Result): Sitter[] =>
  [...sitters].sort((one, other) => (result.places[one.seat] ?? 0) - (result.places[other.seat] ?? 0))

/** Places count where somebody has won. */
export const placeSaid = (own: Words, { places }: Result, seat: number): string =>
  places.includes(1) ? own('place-number', { place: places[seat] ?? 0 }) : '–'

export function outcome(own: Words, sitters: readonly Sitter[], result: Result): string {
  const winners = sitters.filter((sitter) => result.places[sitter.seat] === 1)
  if (winners.length === 0) return own('nobody-wins')
  if (winners.length === 1 && winners[0]?.you) return own('you-win')
  return own('wins', { count: winners.length, names: winners.map((sitter) => nameHere(own, sitter)).join(', ') })
}

/** Where the reader stands, and how much was missing, if the most points win; others read who has won. */
export function standing(
  own: Words,
  sitters: readonly Sitter[],
  result: Result,
  most: boolean,
): { said: string; lacked: string } {
  const seat = sitters.find(({ you }) => you)?.seat ?? -1
  const place = result.places[seat] ?? 0
  if (place < 2 || !result.places.includes(1)) return { said: outcome(own, sitters, result), lacked: '' }
  const points = Math.max(...result.scores) - (result.scores[seat] ?? 0)
  return { said: own('you-place', { place }), lacked: most && points > 0 ? own('you-lacked', { points }) : '' }
}
