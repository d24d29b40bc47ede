/**
 * How somebody fares against the cats of each game, on this device: the ladder corrects itself. The terminal has the same rule
 * (src/kociarnia/terminal/ladder.py, cases in tests/ladder.json).
 */
import type { Result, Table, Wish } from '../wire'

const KEY = 'kociarnia.ladder'
const COUNTED = 5

interface Rung {
  rivals: string // their levels, as `rivalsOf` has them
  won: boolean[] // the latest matches against such, the last one last
  last: string // the match that was counted last: a second look at its end counts nothing
  at?: number // when
}

export interface Offer {
  by: -1 | 1
  chairs: Wish[]
}

function all(): Record<string, Rung> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Rung>
  } catch {
    return {}
  }
}

/** The levels of those I play against, where all the others are cats; else nothing. */
const rivalsOf = (others: readonly { kind: string; level?: string }[]): string =>
  others.every(({ kind }) => kind === 'bot') ? [...new Set(others.map(({ level }) => level))].sort().join() : ''

/** What follows from the latest matches: 1 the next level, -1 a gentler one. What speaks for both speaks for neither. */
export const step = (won: readonly boolean[]): number =>
  Number(won.slice(-COUNTED).filter(Boolean).length >= 3) - Number(won.length >= 2 && !won.slice(-2).includes(true))

export const ladder = {
  /** A match is over; `seat` is mine. */
  count(table: Table, seat: number, { places }: Result): void {
    const mine = table.chairs.filter((chair) => chair.mine)
    const rivals = rivalsOf(table.chairs.filter((chair) => !chair.mine))
    const last = `${table.id} ${table.match}`
    const { [table.game]: before, ...others } = all()
    // Where all share one place, on one side or in a draw, nobody has beaten anybody.
    if (mine.length !== 1 || !rivals || new Set(places).size === 1 || before?.last === last) return
    const won = [...(before?.rivals === rivals ? before.won : []), places[seat] === 1].slice(-COUNTED)
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...others, [table.game]: { rivals, won, last, at: Date.now() } }))
    } catch {
      // A browser that keeps nothing: its ladder stands still.
    }
  },
  /** Who might sit there next time instead of the cats of these chairs; null: they are just right. */
  offer(game: string, chairs: readonly Wish[], levels: readonly string[]): Offer | null {
    const { rivals, won } = all()[game] ?? { rivals: '', won: [] }
    const by = step(won)
    if (by === 0 || rivals !== rivalsOf(chairs.filter(({ kind }) => kind !== 'me'))) return null
    const moved = chairs.map((chair) => {
      const at = levels.indexOf(chair.level ?? '')
      return at < 0 ? chair : { ...chair, level: levels[at + by] ?? levels[at] }
    })
    const same = moved.every(({ level }, place) => level === chairs[place]?.level)
    return same ? null : { by: by > 0 ? 1 : -1, chairs: moved }
  },
}
