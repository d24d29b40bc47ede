/** A table by one tap: the same as last time, or me and a few cats. */
import { page } from '../page.svelte'
import { address } from '../route.svelte'
import { goals } from '../storage/goals'
import { lastSetup, usual, type Setup } from '../storage/lastSetup'
import type { GameInfo, Wish } from '../wire'
import { api } from './api'

/** What comes before the first match: my name, if nobody has asked for it, and the goal card. Null: it can be dealt at once. */
export function beforeTheFirst(game: string, daily = false): string | null {
  const due = goals.due(game)
  if (!due && !page.nameless) return null
  const query = [due ? '' : 'straight', daily ? 'daily' : ''].filter(Boolean).join('&')
  return address('goal', game) + (query && `?${query}`)
}

/** The same chairs; mine has my name, whatever it was when they were set up. */
export const signed = (chairs: readonly Wish[]): Wish[] =>
  chairs.map((chair) => (chair.kind === 'me' ? { ...chair, name: page.myName } : chair))

export function quickSetup(game: GameInfo, daily = false): Setup {
  const before = lastSetup.of(game.key)
  const chairs = (!daily && before?.chairs) || usual(daily ? game.low : game.usual, '')
  return {
    chairs: signed(chairs),
    options: (!daily && before?.options) || {},
    house: before?.house ?? {},
  }
}

/** The address of the new table. */
export async function quickTable(game: GameInfo, daily = false): Promise<string> {
  const table = await api.create({ game: game.key, ...quickSetup(game, daily), start: true, daily })
  return address('table', table.id)
}
