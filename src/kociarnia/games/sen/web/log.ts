/** What the log tells a board of Sen: looks, calls and counted rounds. It only reads what the rules have said. */
import type { Arg, Say, Told, Who } from '$page/wire'

export interface CountedCard {
  label: Say
  face: string
  worth: number
}
/** One dream of a counted round. */
export interface Counted {
  seat: number
  cards: CountedCard[]
  ravens: number // in the dream
  parts: { key: string; add: number; say: Say }[] // what the rules took off or put on
  added: number
  total: number
}
export interface Round {
  round: number
  caller: number // -1: nobody
  rows: Counted[]
}

const arg = (say: Say, name: string): Arg | undefined => say.args?.[name]
const number = (say: Say, name: string) => Number(arg(say, name) ?? 0)
export const seatOf = (say: Say, name: string) => (arg(say, name) as Who).seat
const says = (say: Say, name: string) => (arg(say, name) as Say[] | undefined) ?? []
export const faceOf = (card: Say) => String(arg(card, 'face') ?? '')

function counted(say: Say): Counted {
  const [dream, ...parts] = says(say, 'parts') as [Say, ...Say[]]
  return {
    seat: seatOf(say, 'who'),
    cards: says(dream, 'cards').map((label) => ({ label, face: faceOf(label), worth: number(label, 'worth') })),
    ravens: number(dream, 'add'),
    parts: parts.map((part) => ({ key: part.key.replace('account-', ''), add: number(part, 'add'), say: part })),
    added: number(say, 'added'),
    total: number(say, 'ravens'),
  }
}

/** The rounds that were counted in these lines. */
export function rounds(lines: readonly Told[]): Round[] {
  const found: Round[] = []
  let caller = -1
  for (const { say } of lines) {
    if (say.key === 'log-call') caller = seatOf(say, 'who')
    if (say.key !== 'log-count') continue
    const round = number(say, 'round')
    if (found.at(-1)?.round !== round) {
      found.push({ round, caller, rows: [] })
      caller = -1
    }
    found.at(-1)?.rows.push(counted(say))
  }
  return found
}

/** Cards that the reader is shown once, by their handles. */
export const looks = (lines: readonly Told[]): [string, string][] =>
  lines
    .filter((line) => line.once && line.say.key === 'log-glance')
    .map(({ say }) => [`dream.${seatOf(say, 'owner')}.${number(say, 'slot') - 1}`, faceOf(arg(say, 'card') as Say)])

/** What each player did last, in a few words; cards that were shown are not named again. */
const SHORT = new Set(
  ['look', 'take', 'draw', 'keep', 'discard', 'use', 'choose', 'pick', 'peek', 'with', 'right', 'wrong', 'call'].map(
    (name) => `log-${name}`,
  ),
)
export const lately = (lines: readonly Told[]): [number, Say][] =>
  lines
    .filter(({ say }) => SHORT.has(say.key))
    .map(({ say }) => [seatOf(say, 'who'), { ...say, key: say.key.replace('log-', 'since-') }])

/** Places where another card lies now, by their handles. */
export function changes(lines: readonly Told[]): string[] {
  const at = (say: Say, owner: string) => `dream.${seatOf(say, owner)}.${number(say, 'slot') - 1}`
  return lines.flatMap(({ say }) => {
    if (say.key === 'log-take' || say.key === 'log-keep') return [at(say, 'who')]
    return say.key === 'log-with' ? [at(arg(say, 'one') as Say, 'owner'), at(arg(say, 'other') as Say, 'owner')] : []
  })
}
