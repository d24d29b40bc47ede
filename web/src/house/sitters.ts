/** Who sits at each seat of a match, as boards and bars are told. */
import type { Moment, Sitter } from '../board/contract'
import type { Table } from '../wire'

type Named = (table: Table, chair: number) => string
const nameOf: Named = (table, chair) => table.chairs[chair]?.name ?? ''

/** A table that no house keeps: of a lesson, or of a match that is looked back at. `own`: the seat of whoever plays there. */
export function tableOf(game: string, names: readonly string[], options: Record<string, string> = {}, own = -1): Table {
  return {
    id: '',
    game,
    options,
    chairs: names.map((name, seat) => ({
      kind: own < 0 || own === seat ? 'person' : 'bot',
      name,
      here: true,
      mine: own === seat,
    })),
    house: { hints: false, undo: false },
    stage: 'playing',
    seats: names.map((_, seat) => seat),
  }
}

export function sittersOf(table: Table, moment: Moment | null, named: Named = nameOf): Sitter[] {
  const seats = table.seats?.length ? table.seats : table.chairs.map((_, chair) => chair)
  const alone = table.chairs.filter((one) => one.mine).length === 1 // else names tell who is meant
  return seats.map((chair, seat): Sitter => {
    const one = table.chairs[chair]
    const person = one?.kind === 'person'
    return {
      seat,
      chair,
      name: named(table, chair),
      bot: one?.kind === 'bot' ? (one.level ?? '') : '',
      mine: one?.mine ?? false,
      me: seat === moment?.eyes,
      you: alone && (one?.mine ?? false) && seat === moment?.eyes,
      away: person ? !one.here : one?.kind === 'open' && !one.kept, // an open chair waits for whoever was there
      kept: one?.kept ?? false,
      waiting: table.stage === 'playing' && (moment?.waiting.includes(seat) ?? false),
      side: one?.side ?? -1,
    }
  })
}
