/** The scorebooks of the matches seen in this visit: a board may be drawn anew, and what was counted is told only once. */
import type { Round } from './log'

const kept = new Map<string, Round[]>()
let read: readonly Round[] = []

export const scorebooks = {
  /** Adds rounds to the book of a match and gives all of it, in order. */
  keep(match: string, counted: readonly Round[]): readonly Round[] {
    const book = kept.get(match) ?? []
    const all = [...book.filter((one) => !counted.some((other) => other.round === one.round)), ...counted]
    kept.set(
      match,
      all.sort((a, b) => a.round - b.round),
    )
    return (read = all)
  },
  /** The book that was looked at last: of the match on the table. */
  latest: (): readonly Round[] => read,
}
