/** The scene of Koty as its board draws it: dreams of four lands, hands, piles, what is in play. */
import type { Choice, Piece, Say, Scene, Zone } from '$page/wire'

export interface Land {
  key: string
  zone: Zone
  top: Piece | null // the cat, raven or nine that is seen whole
  under: readonly Piece[] // nines of which only the ×2 is seen, the lowest first
  cats: number | null // what it counts; null if it is empty
  met: readonly Piece[] // cards in play that lie on it
  danger: Say | null // it is attacked, or may be attacked again
}
export interface Dream {
  seat: number
  lands: readonly Land[]
  hand: Zone
  held: number // cards in hand
  team: { side: number; say: Say } | null
  full: Say | null // how many lands of three nines it has, of those that end the game
}
export interface BoardScene {
  dreams: readonly Dream[]
  pile: Zone
  discards: Zone
  table: readonly Piece[] // in play and on no land: a moth and its cat, a bat and its raven, the dragon
  turn: number // whose turn it is
}

export const DEEP = 3 // nines that a land holds
const LANDS = 3 // so many full lands end the game

/** The nines of the lands that count for the end, the deepest first. */
export function bestNines(dream: Dream): number[] {
  const nines = dream.lands.map(({ zone }) => (zone.pieces ?? []).filter((piece) => piece && !piece.face).length)
  return nines.toSorted((one, other) => other - one).slice(0, LANDS)
}
/** How many nines a dream lacks to end the game. */
export const lacking = (dream: Dream | undefined) =>
  LANDS * DEEP - (dream ? bestNines(dream).reduce((sum, nines) => sum + nines, 0) : 0)

const NOWHERE: Zone = { key: '', label: { key: 'zone-table' } }

export function readScene(scene: Scene): BoardScene {
  const zones = new Map(scene.zones.map((zone) => [zone.key, zone]))
  const zone = (key: string) => zones.get(key) ?? NOWHERE
  const table = zone('table')
  const place = table.notes?.find((note) => note.key === 'note-met')?.args?.at
  const inPlay = (table.pieces ?? []).filter((piece) => piece !== null)
  const hands = scene.zones.filter(({ key }) => key.startsWith('hand.'))
  const dreams = hands.map((hand): Dream => {
    const seat = hand.owner ?? -1
    const team = hand.notes?.find((note) => note.key === 'note-team')
    return {
      seat,
      hand,
      held: (hand.pieces ?? []).reduce((sum, piece) => sum + (piece?.copies ?? 1), 0),
      lands: scene.zones
        .filter(({ key }) => key.startsWith(`land.${seat}.`))
        .map((zone) => landOf(zone, place === zone.key ? inPlay : [])),
      full: hand.notes?.find((note) => note.key === 'note-full') ?? null,
      team: team ? { side: Number(team.args?.side ?? 0), say: team } : null,
    }
  })
  const turn = scene.facts?.find((fact) => fact.key === 'fact-turn')?.args?.who
  return {
    dreams,
    pile: zone('pile'),
    discards: zone('discards'),
    table: place ? [] : inPlay,
    turn: typeof turn === 'object' && 'seat' in turn ? turn.seat : -1,
  }
}

function landOf(zone: Zone, met: readonly Piece[]): Land {
  const pieces = (zone.pieces ?? []).filter((piece) => piece !== null)
  const top = pieces.at(-1) ?? null
  const cats = zone.notes?.find((note) => note.key === 'count')?.args?.cats
  const danger = top?.marks?.find(({ key }) => key === 'mark-attacked' || key === 'mark-defended') ?? null
  return { key: zone.key, zone, top, under: pieces.slice(0, -1), cats: typeof cats === 'number' ? cats : null, met, danger }
}

/** The choices between which only a joker's identity decides: the same handles, and all of them tapped. */
export function identities(open: readonly Choice[], taken: readonly string[]): readonly Choice[] {
  const complete = open.filter((choice) => choice.at?.length === taken.length && taken.length > 0)
  return complete.length > 1 && complete.every(({ label }) => typeof label.args?.role === 'string') ? complete : []
}
