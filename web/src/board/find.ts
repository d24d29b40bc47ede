/** Finds the boards that games bring along: `web/Board.svelte` and `web/cards.ts` in a game's folder. Nothing lists them. */
import { inFolder } from './inFolder'
import type { BoardModule, CardsModule } from './contract'
import type { GoalPictures } from '../art/goal'
import type { Settings } from '../storage/settings.svelte'
import type { Words } from '../words/words'

const boards = import.meta.glob<BoardModule>('../../../src/kociarnia/games/*/web/Board.svelte')
const drawings = import.meta.glob<CardsModule>('../../../src/kociarnia/games/*/web/cards.ts')

/** The board of a game. Without one of its own, or where the reader prefers words, the board that shows every game. */
export async function board(game: string, { plain, text }: Pick<Settings, 'plain' | 'text'>): Promise<BoardModule> {
  const own = inFolder(boards, game)
  return own && !plain && !text ? own() : import('../generic/Board.svelte')
}

/** The drawings of a game's cards; none if it has not brought any. */
export async function cardsOf(game: string): Promise<CardsModule> {
  return (await inFolder(drawings, game)?.()) ?? { cards: [] }
}

/** The index letters that a game's drawings are given. */
export function lettersOf({ cards, letters }: CardsModule, words: Words): Record<string, string> {
  const lettered = cards.filter(({ key }) => words.knows(`letter-${key}`))
  return letters?.(words) ?? Object.fromEntries(lettered.map(({ key }) => [key, words(`letter-${key}`)]))
}

const goals = import.meta.glob<{ goalPictures: (words?: Words) => GoalPictures }>('../../../src/kociarnia/games/*/web/goal.ts')

/** Has a game drawn the pictures of its goal card? */
export const drawsGoal = (game: string): boolean => inFolder(goals, game) !== undefined

/** The pictures of a game's goal card; null if it has none. */
export async function goalPicturesOf(game: string, words: Words): Promise<GoalPictures | null> {
  return (await inFolder(goals, game)?.())?.goalPictures(words) ?? null
}
