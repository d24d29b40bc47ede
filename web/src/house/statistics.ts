/** What somebody has played here, counted: all from the matches that the house tells, so nothing of it is kept twice. */
import type { PlayedMatch, PlayedSeat } from '../wire'

const DAY = 86_400_000
const LATEST = 20

export interface Share {
  key: string
  won: number
  of: number
}
export interface Counted {
  matches: number
  won: number
  alone: number // of them, where nobody could be beaten
  byLevel: Share[] // of the strongest rival; '' where all were people
  byPlayers: Share[]
  best: number | null
  average: number | null
  bestValue: number | null // of a list of bests: fewer is better
  latest: { place: number; of: number }[] // the last one last
}
export interface Group {
  names: string[]
  matches: number
  evenings: number
  people: { name: string; won: number; place: number }[] // the mean place
}

/** The day here, counted from 1970. */
export const dayOf = (seconds: number): number => {
  const date = new Date(seconds * 1000)
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY)
}

/** Who has sat here at this device, the most frequent first. */
export function peopleHere(matches: readonly PlayedMatch[]): string[] {
  const times = new Map<string, number>()
  for (const { seats } of matches) for (const { name, mine } of seats) if (mine) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].sort((one, other) => other[1] - one[1]).map(([name]) => name)
}

const seatOf = ({ seats }: PlayedMatch, name: string): PlayedSeat | undefined =>
  seats.find((seat) => seat.mine && seat.name === name)

/** Do the fewest points win? The matches themselves tell. */
export function fewest(matches: readonly PlayedMatch[]): boolean {
  let lead = 0
  for (const { seats } of matches) {
    const first = seats.filter((seat) => seat.place === 1).map((seat) => seat.points)
    const others = seats.filter((seat) => seat.place > 1).map((seat) => seat.points)
    if (first.length && others.length) lead += Math.sign(Math.max(...first) - Math.max(...others))
  }
  return lead < 0
}

function shares(of: Map<string, Share>, key: string, won: boolean): void {
  const one = of.get(key) ?? { key, won: 0, of: 0 }
  of.set(key, { key, won: one.won + Number(won), of: one.of + 1 })
}

/** One person's matches, of one game or of all; `levels` from the gentlest on. */
export function counted(matches: readonly PlayedMatch[], name: string, levels: readonly string[]): Counted {
  const [byLevel, byPlayers] = [new Map<string, Share>(), new Map<string, Share>()]
  const points: number[] = []
  const values: number[] = []
  const latest: Counted['latest'] = []
  let [won, alone] = [0, 0]
  for (const match of matches) {
    const seat = seatOf(match, name)
    if (!seat) continue
    points.push(seat.points)
    if (match.value !== undefined && match.value !== null) values.push(match.value)
    if (match.seats.every(({ place }) => place === seat.place) && match.seats.length < 2) {
      alone += 1
      continue
    }
    const rivals = match.seats.filter((other) => other !== seat).map(({ level }) => levels.indexOf(level ?? ''))
    const wins = seat.place === 1
    won += Number(wins)
    shares(byLevel, levels[Math.max(...rivals)] ?? '', wins)
    shares(byPlayers, String(match.seats.length), wins)
    latest.push({ place: seat.place, of: match.seats.length })
  }
  const rank = ({ key }: Share) => (levels.indexOf(key) + levels.length + 1) % (levels.length + 1) // people last
  return {
    matches: points.length,
    won,
    alone,
    byLevel: [...byLevel.values()].sort((one, other) => rank(one) - rank(other)),
    byPlayers: [...byPlayers.values()].sort((one, other) => Number(one.key) - Number(other.key)),
    best: points.length ? (fewest(matches) ? Math.min(...points) : Math.max(...points)) : null,
    average: points.length ? points.reduce((sum, one) => sum + one, 0) / points.length : null,
    bestValue: values.length ? Math.min(...values) : null,
    latest: latest.slice(-LATEST),
  }
}

/** The numbers that the game itself keeps of somebody's matches; what none of them has is left out. */
export function featsOf(matches: readonly PlayedMatch[], name: string, kinds: Record<string, string>): [string, number][] {
  return Object.entries(kinds).flatMap(([feat, kind]): [string, number][] => {
    const all = matches.flatMap((match) => seatOf(match, name)?.feats?.[feat] ?? [])
    if (all.length === 0) return []
    const sum = all.reduce((so, one) => so + one, 0)
    return [[feat, kind === 'sum' ? sum : kind === 'most' ? Math.max(...all) : Math.min(...all)]]
  })
}

/** Days in a row with a match, up to today or yesterday. */
export function streak(matches: readonly PlayedMatch[], name: string, now = Date.now() / 1000): number {
  const days = new Set(matches.filter((match) => seatOf(match, name)).map(({ ended }) => dayOf(ended)))
  let day = dayOf(now)
  if (!days.has(day)) day -= 1
  let length = 0
  while (days.has(day - length)) length += 1
  return length
}

/** The game that was played most often. */
export function favourite(matches: readonly PlayedMatch[], name: string): string {
  const times = new Map<string, number>()
  for (const match of matches) if (seatOf(match, name)) times.set(match.game, (times.get(match.game) ?? 0) + 1)
  return [...times].sort((one, other) => other[1] - one[1])[0]?.[0] ?? ''
}

/** Those who have played with each other, across all tables and evenings: the most frequent group first. */
export function groups(matches: readonly PlayedMatch[]): Group[] {
  const found = new Map<string, PlayedMatch[]>()
  for (const match of matches) {
    const names = match.seats.filter((seat) => !seat.level).map((seat) => seat.name)
    if (names.length < 2) continue
    const key = JSON.stringify([...names].sort())
    found.set(key, [...(found.get(key) ?? []), match])
  }
  return [...found]
    .map(([key, played]) => {
      const names = JSON.parse(key) as string[]
      const people = names.map((name) => {
        const places = played.map(({ seats }) => seats.find((seat) => !seat.level && seat.name === name)?.place ?? 0)
        return {
          name,
          won: places.filter((place) => place === 1).length,
          place: places.reduce((sum, one) => sum + one, 0) / places.length,
        }
      })
      people.sort((one, other) => other.won - one.won || one.place - other.place)
      return { names, matches: played.length, evenings: new Set(played.map(({ ended }) => dayOf(ended))).size, people }
    })
    .sort((one, other) => other.matches - one.matches)
}

const cell = (text: string | number) => {
  const plain = String(text)
  // A name that begins like a formula would be carried out by the programs that read such files.
  const safe = /^[=+\-@\t]/.test(plain) && typeof text === 'string' ? `'${plain}` : plain
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** All of it as a table for other programs: a line for each chair of each match. */
export function csv(matches: readonly PlayedMatch[]): string {
  const head = ['ended', 'game', 'table', 'match', 'players', 'name', 'level', 'mine', 'place', 'points', 'value']
  const rows = matches.flatMap((match) =>
    match.seats.map((seat) => [
      new Date(match.ended * 1000).toISOString(),
      match.game,
      match.table,
      match.match,
      match.seats.length,
      seat.name,
      seat.level ?? '',
      Number(seat.mine ?? false),
      seat.place,
      seat.points,
      match.value ?? '',
    ]),
  )
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}
