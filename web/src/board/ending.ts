/** How a game's match ends on the page: what its `web/Ending.svelte` draws and tells. Nothing lists them, they are found. */
import type { Component } from 'svelte'
import type { Settings } from '../storage/settings.svelte'
import type { Words } from '../words/words'
import type { Moment, Sitter } from './contract'

/** A line of the account: what each seat has of it. */
export interface Row {
  label: string
  values: readonly (number | null)[] // by seat
}

export interface SceneProps {
  moment: Moment
  winners: readonly Sitter[] // nobody: nobody has won
  sitters: readonly Sitter[]
  words: Words
  settings: Settings
}

export interface EndingModule {
  default: Component<SceneProps> // the winner's scene
  /** What the points are made of, line by line; they add up to the points. */
  rows: (moment: Moment, words: Words) => readonly Row[]
  /** What counts where the points are equal. */
  breaks?: (moment: Moment, words: Words) => readonly Row[]
  /** Whether that alone decided this time, whatever the points were. */
  onlyBreaks?: (moment: Moment) => boolean
  /** Whoever has the fewest points wins. */
  fewest?: boolean
  /** Lines of the result, by their keys, that the account tells already. */
  told?: readonly string[]
}

const endings = import.meta.glob<EndingModule>('../../../src/kociarnia/games/*/web/Ending.svelte')

export async function endingOf(game: string): Promise<EndingModule | null> {
  return (await Object.entries(endings).find(([path]) => path.split('/').at(-3) === game)?.[1]()) ?? null
}

/** What decided between the winner and the next: the line in which the winner was furthest ahead. */
export function decided(
  rows: readonly Row[],
  first: number,
  second: number,
  fewest = false,
): { row: Row; one: number; other: number } | null {
  const ahead = fewest ? -1 : 1
  let best: { row: Row; one: number; other: number } | null = null
  for (const row of rows) {
    const [one, other] = [row.values[first] ?? 0, row.values[second] ?? 0]
    if (ahead * (one - other) > (best ? ahead * (best.one - best.other) : 0)) best = { row, one, other }
  }
  return best
}
