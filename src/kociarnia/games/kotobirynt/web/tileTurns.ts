/** Moves that are tried out on the table before they are made: each further tap shows the next way to turn a card. */
import type { Choice, Piece } from '$page/wire'
import { count } from './scene'

const TRIED = new Set(['do-rotate', 'do-nothing', 'do-insert'])

/** How the card of this move would lie, in quarter turns. */
export const quarterOf = (choice: Choice | null) => count(choice?.label, 'quarter')

/** The card that is turned by this move, or the spot where one is pushed in. */
export const turnedBy = (choice: Choice | null) =>
  choice && choice.label.key !== 'do-insert' && TRIED.has(choice.label.key) ? choice.at?.[0] : undefined
export const pushedBy = (choice: Choice | null) => (choice?.label.key === 'do-insert' ? choice.at?.[1] : undefined)

/**
 * For each card the ways to turn it, from how it lies on to the right; for each spot the ways to push a card in, from how it is
 * held (`held` quarter turns).
 */
export function waysToTurn(choices: readonly Choice[], tiles: readonly Piece[], held: number): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const handle = choice.at?.at(-1)
    if (handle && TRIED.has(choice.label.key)) found.set(handle, [...(found.get(handle) ?? []), choice])
  }
  for (const [handle, all] of found) {
    const lies = tiles.find((piece) => piece.at === handle)
    const first = lies ? (lies.quarter ?? 0) + 1 : held
    all.sort((one, other) => after(first, one) - after(first, other))
  }
  return found
}

const after = (first: number, choice: Choice) => (quarterOf(choice) - first + 8) % 4
