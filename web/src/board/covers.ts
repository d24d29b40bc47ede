/** The covers that games bring along: `web/cover.ts`. Apart from boards and cards (find.ts), for the first screen needs these alone. */
import { inFolder } from './inFolder'

const covers = import.meta.glob<{ cover: (square?: boolean) => string }>('../../../src/kociarnia/games/*/web/cover.ts')

/** The cover of a game as a drawing, wide or square; null if it has none. */
export async function coverOf(game: string): Promise<((square?: boolean) => string) | null> {
  return (await inFolder(covers, game)?.())?.cover ?? null
}
