import { expect, test } from 'vitest'
import type { PlayedMatch } from '../wire'
import { counted, csv, favourite, fewest, groups, peopleHere, streak, featsOf } from './statistics'

const LEVELS = ['maluszek', 'kot', 'tygrys']
const NOON = Date.UTC(2026, 10, 17, 12) / 1000
const DAY = 86_400
let number = 0
const match = (game: string, daysAgo: number, ...seats: PlayedMatch['seats']): PlayedMatch => ({
  table: 't',
  match: ++number,
  game,
  ended: NOON - daysAgo * DAY,
  seats,
})
const ola = (place: number, points: number) => ({ name: 'Ola', place, points, mine: true })
const jan = (place: number, points: number) => ({ name: 'Jan', place, points })
const bot = (place: number, points: number, level = 'kot') => ({ name: 'Łatka', place, points, level })

const played = [
  match('koty', 4, ola(2, 60), bot(1, 90)),
  match('koty', 1, ola(1, 98), bot(2, 81), bot(3, 72, 'tygrys')),
  match('koty', 0, ola(1, 80), jan(2, 70)),
  match('sen', 0, ola(2, 30), bot(1, 12)),
]

test('wins are counted by the strongest rival, and those among people apart', () => {
  const { matches, won, byLevel, byPlayers, best, average, latest } = counted(played.slice(0, 3), 'Ola', LEVELS)
  expect([matches, won, best]).toEqual([3, 2, 98])
  expect(average).toBeCloseTo(79.33)
  expect(byLevel).toEqual([
    { key: 'kot', won: 0, of: 1 },
    { key: 'tygrys', won: 1, of: 1 },
    { key: '', won: 1, of: 1 },
  ])
  expect(byPlayers.map(({ key, of }) => [key, of])).toEqual([['2', 2], ['3', 1]]) // prettier-ignore
  expect(latest.map(({ place }) => place)).toEqual([2, 1, 1])
})

test('where the fewest points win the best is the least', () => {
  const sen = played.slice(3)
  expect(fewest(sen)).toBe(true)
  expect(fewest(played.slice(0, 3))).toBe(false)
  expect(counted([...sen, match('sen', 0, ola(1, 8), bot(2, 40))], 'Ola', LEVELS).best).toBe(8)
})

test('alone nobody is beaten, and the number for the list of bests counts', () => {
  const solo = { ...match('kotobirynt', 0, ola(1, 5)), value: 17 }
  const { won, alone, bestValue, byLevel } = counted([solo], 'Ola', LEVELS)
  expect([won, alone, bestValue, byLevel]).toEqual([0, 1, 17, []])
})

test('days in a row reach back from today or from yesterday', () => {
  expect(streak(played, 'Ola', NOON)).toBe(2)
  expect(streak(played, 'Ola', NOON + DAY)).toBe(2)
  expect(streak(played, 'Ola', NOON + 2 * DAY)).toBe(0)
  expect(streak(played, 'Ewa', NOON)).toBe(0)
})

test('a group is who plays with each other, on whatever table', () => {
  const more = [...played, match('sen', 3, { ...jan(1, 3) }, ola(2, 9), bot(3, 30))]
  const [group] = groups(more)
  expect(group).toMatchObject({ names: ['Jan', 'Ola'], matches: 2, evenings: 2 })
  expect(group?.people).toEqual([
    { name: 'Jan', won: 1, place: 1.5 },
    { name: 'Ola', won: 1, place: 1.5 },
  ])
  expect(peopleHere(more)).toEqual(['Ola'])
  expect(favourite(more, 'Ola')).toBe('koty')
})

test('a name with a comma stays one cell, and one that looks like a formula is none', () => {
  const lines = csv([match('koty', 0, { ...ola(1, -5), name: '=Ola, "O"' }, jan(2, 1))]).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^2026-11-17T12:00:00.000Z,koty,t,\d+,2,"'=Ola, ""O""",,1,1,-5,$/)
})

test('numbers of a game are counted as the game says', () => {
  const kept = (feats: Record<string, number>): PlayedMatch => ({
    table: 't',
    match: 1,
    game: 'koty',
    ended: 1,
    seats: [{ name: 'Ola', place: 1, points: 1, mine: true, feats }],
  })
  const matches = [
    kept({ nines: 3, defended: 2 }),
    kept({ nines: 5, quickest: 30, defended: 1, comeback: 9 }),
    kept({ nines: 4, quickest: 40, comeback: 21 }),
  ]
  const kinds = { nines: 'most', quickest: 'fewest', defended: 'sum', never: 'most' }
  expect(featsOf(matches, 'Ola', kinds)).toEqual([
    ['nines', 5],
    ['quickest', 30],
    ['defended', 3],
  ])
  expect(featsOf(matches, 'Ola', { comeback: 'fewest' })).toEqual([['comeback', 9]])
  expect(featsOf(matches, 'Jan', kinds)).toEqual([])
})
