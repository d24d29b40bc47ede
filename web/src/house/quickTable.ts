/** A table by one tap: the same as last time, or a first one, with the gentlest cats. */
import { page } from '../page.svelte'
import { address } from '../route.svelte'
import { goals } from '../storage/goals'
import { ladder } from '../storage/ladder'
import { among, lastSetup, type Setup } from '../storage/lastSetup'
import type { GameInfo, Table, Wish } from '../wire'
import { api } from './api'
import { pocketed } from './transport'

export interface NextLevel {
  by: -1 | 1
  setup: Setup
}

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

/** The table of last time; a first one has the gentlest cats. */
export function lastOrFirst(game: GameInfo): Setup {
  const level = page.offered?.levels[0] ?? ''
  const setup = lastSetup.of(game.key) ?? { chairs: among(game.first, level), options: {}, house: {} }
  // Nobody can come to a house in the page: a cat sits in for a friend.
  const chairs = setup.chairs.map((chair): Wish => (pocketed && chair.kind === 'friend' ? { kind: 'bot', level } : chair))
  return { ...setup, chairs: signed(chairs) }
}

/** The table that somebody sits at, to be set up once more. */
export const setupOf = ({ chairs, options, house }: Table): Setup => ({
  chairs: signed(
    chairs.map(({ mine, kind, level }) => (mine ? { kind: 'me' } : kind === 'bot' ? { kind, level } : { kind: 'friend' })),
  ),
  options,
  house,
})

/** The table that the ladder has instead of this one; null: its cats are just right. */
export function nextLevel(game: string, setup: Setup): NextLevel | null {
  const offer = ladder.offer(game, setup.chairs, page.offered?.levels ?? [])
  return offer && { by: offer.by, setup: { ...setup, chairs: offer.chairs } }
}

/** After two losses it is a gentler table than last time; a harder one has to be asked for. */
export function quickSetup(game: GameInfo, daily = false): Setup {
  const setup = lastOrFirst(game)
  if (daily) return { ...setup, chairs: among(game.daily.players, game.daily.level), options: game.daily.options ?? {} }
  const next = nextLevel(game.key, setup)
  return next?.by === -1 ? next.setup : setup
}

/** The address of the new table. */
export async function tableLike(game: string, setup: Setup): Promise<string> {
  const table = await api.create({ game, ...setup, start: true })
  lastSetup.keep(game, setup)
  return address('table', table.id)
}

export const quickTable = (game: GameInfo): Promise<string> => tableLike(game.key, quickSetup(game))

/** The table where I play the deal of the day: it is the same for all, so nothing of it is mine to choose. */
export const tableOfDay = async (game: string): Promise<string> =>
  address('table', (await api.playDay(game, { name: page.myName })).table)
