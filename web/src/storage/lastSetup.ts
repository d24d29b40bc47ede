/** How somebody last set up a table of a game, so that the next one is one tap away. */
import type { House, Wish } from '../wire'

export interface Setup {
  chairs: Wish[]
  options: Record<string, string>
  house: House
}

const key = (game: string) => `kociarnia.last.${game}`

export const lastSetup = {
  of(game: string): Setup | null {
    try {
      return JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Setup | null
    } catch {
      return null
    }
  },
  keep(game: string, wish: Setup): void {
    try {
      localStorage.setItem(key(game), JSON.stringify(wish))
    } catch {
      // A browser that keeps nothing: it is set up afresh next time.
    }
  },
}

/** Me and cats of one level. */
export const among = (players: number, level: string): Wish[] =>
  Array.from({ length: players }, (_, chair) => (chair === 0 ? { kind: 'me' } : { kind: 'bot', level }))
