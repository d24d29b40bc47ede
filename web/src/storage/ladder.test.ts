import { beforeEach, expect, test } from 'vitest'
import cases from '../../../tests/ladder.json'
import type { Chair, Table, Wish } from '../wire'
import { ladder, step } from './ladder'

const LEVELS = ['maluszek', 'kociak', 'kot']
const WON = [1, 2, 2]
const LOST = [2, 1, 2]

const cats = (...levels: string[]): Wish[] => [{ kind: 'me' }, ...levels.map((level): Wish => ({ kind: 'bot', level }))]
const levelsOf = (chairs: readonly Wish[] | undefined) => chairs?.slice(1).map(({ level }) => level)
const offered = (...levels: string[]) => ladder.offer('game', cats(...levels), LEVELS)

let match = 0
function played(places: number[], ...levels: string[]): void {
  const bots = levels.map((level): Chair => ({ kind: 'bot', level }))
  end({ chairs: [{ kind: 'person', mine: true }, ...bots], match: ++match }, places)
}
const end = (table: Pick<Table, 'chairs' | 'match'>, places: number[]) => {
  ladder.count({ id: 'table', game: 'game', options: {}, house: {}, stage: 'over', ...table }, 0, {
    places,
    scores: [],
    lines: [],
  })
}

beforeEach(() => {
  localStorage.clear()
})

test.each(cases as [string, number][])('after %j the step is %i', (matches, by) => {
  expect(step([...matches].map((one) => one === 'W'))).toBe(by)
})

test('two losses in a row: one level gentler, and at the gentlest nothing', () => {
  played(LOST, 'kociak', 'kociak')
  expect(offered('kociak', 'kociak')).toBeNull()
  played(LOST, 'kociak', 'kociak')
  expect(offered('kociak', 'kociak')).toEqual({ by: -1, chairs: cats('maluszek', 'maluszek') })
  expect(offered('kot', 'kot')).toBeNull() // that is another table
  played(LOST, 'maluszek', 'maluszek')
  played(LOST, 'maluszek', 'maluszek')
  expect(offered('maluszek', 'maluszek')).toBeNull()
})

test('three wins: the next level, above which there is nothing', () => {
  for (let one = 0; one < 3; one += 1) played(WON, 'kot', 'kociak')
  const offer = offered('kociak', 'kot')
  expect(offer?.by).toBe(1)
  expect(levelsOf(offer?.chairs)).toEqual(['kot', 'kot'])
  for (let one = 0; one < 3; one += 1) played(WON, 'kot', 'kot')
  expect(offered('kot', 'kot')).toBeNull()
})

test('against others than before one begins anew, and a shared victory is one', () => {
  played(LOST, 'kociak', 'kociak')
  played(LOST, 'kot', 'kot')
  expect(offered('kot', 'kot')).toBeNull()
  for (let one = 0; one < 3; one += 1) played([1, 1, 3], 'maluszek', 'maluszek')
  expect(offered('maluszek', 'maluszek')?.by).toBe(1)
})

test('what nobody lost, a match with people and a second look at an end count nothing', () => {
  for (const places of [
    [2, 2, 2],
    [1, 1, 1],
  ])
    for (let one = 0; one < 3; one += 1) played(places, 'kociak', 'kociak')
  const me: Chair = { kind: 'person', mine: true }
  const bot: Chair = { kind: 'bot', level: 'kociak' }
  for (let one = 0; one < 3; one += 1) {
    end({ chairs: [me, bot, { kind: 'person' }], match: ++match }, LOST)
    end({ chairs: [me, bot, me], match: ++match }, LOST)
    end({ chairs: [me], match: ++match }, [1])
  }
  played(LOST, 'kociak', 'kociak')
  end({ chairs: [me, bot, bot], match }, LOST)
  expect(offered('kociak', 'kociak')).toBeNull()
  played(LOST, 'kociak', 'kociak')
  expect(offered('kociak', 'kociak')?.by).toBe(-1)
})
