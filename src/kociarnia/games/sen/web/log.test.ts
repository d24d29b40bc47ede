import { expect, test } from 'vitest'
import type { Say, Told } from '$page/wire'
import { scorebooks } from './scorebooks'
import { changes, lately, looks, rounds } from './log'

const told = (say: Say, once = false): Told => ({ ply: 1, say, ...(once ? { once } : {}) })
const card = (face: string, worth: number): Say => ({
  key: face === 'hourglass' ? 'card-hourglass' : 'card-plain',
  args: { ravens: worth, face, worth },
})
const count = (round: number, seat: number, cards: Say[], add: number, parts: Say[], added: number, ravens: number): Told =>
  told({
    key: 'log-count',
    args: { who: { seat }, round, parts: [{ key: 'account-dream', args: { cards, add } }, ...parts], added, ravens },
  })

test('a counted round is read with its caller, its cards and what was taken off', () => {
  const lines = [
    told({ key: 'log-call', args: { who: { seat: 1 } } }),
    count(1, 0, [card('3', 3), card('hourglass', 9)], 12, [], 12, 12),
    count(1, 1, [card('0', 0), card('1', 1)], 1, [{ key: 'account-call', args: { add: -1, signed: '−1' } }], 0, 0),
  ]
  const [round, ...more] = rounds(lines)
  expect(more).toEqual([])
  expect(round?.caller).toBe(1)
  expect(round?.rows.map((row) => [row.seat, row.ravens, row.added, row.total])).toEqual([
    [0, 12, 12, 12],
    [1, 1, 0, 0],
  ])
  expect(round?.rows[0]?.cards.map((one) => [one.face, one.worth])).toEqual([
    ['3', 3],
    ['hourglass', 9],
  ])
  expect(round?.rows[1]?.parts.map((part) => [part.key, part.add])).toEqual([['call', -1]])
})

test('a round without a call has no caller, though the one before had', () => {
  const lines = [
    told({ key: 'log-call', args: { who: { seat: 0 } } }),
    count(1, 0, [card('2', 2)], 2, [], 2, 2),
    told({ key: 'log-long' }),
    count(2, 0, [card('2', 2)], 2, [], 2, 4),
  ]
  expect(rounds(lines).map((round) => [round.round, round.caller])).toEqual([
    [1, 0],
    [2, -1],
  ])
})

test('only what is told once is shown as a look, in its place', () => {
  const glance: Say = { key: 'log-glance', args: { owner: { seat: 2 }, slot: 3, card: card('7', 7) } }
  expect(looks([told(glance, true), told(glance), told({ key: 'log-drawn', args: { card: card('5', 5) } }, true)])).toEqual([
    ['dream.2.2', '7'],
  ])
})

test('a book keeps its rounds in order, however often it is told of them', () => {
  const [one] = rounds([count(1, 0, [card('2', 2)], 2, [], 2, 2)])
  const [two] = rounds([count(2, 0, [card('5', 5)], 5, [], 5, 7)])
  if (!one || !two) throw new Error('no rounds')
  scorebooks.keep('table 1', [two])
  expect(scorebooks.keep('table 1', [one, two]).map((round) => round.round)).toEqual([1, 2])
  expect(scorebooks.keep('table 2', [])).toEqual([])
})

test('what somebody did last is told in short, and where another card lies since then', () => {
  const who = { seat: 1 }
  const spot = (seat: number, slot: number): Say => ({ key: 'spot-acc', args: { owner: { seat }, slot } })
  const lines = [
    told({ key: 'log-keep', args: { who, slot: 2 } }),
    told({ key: 'log-with', args: { who, one: spot(1, 1), other: spot(0, 4) } }),
    told({ key: 'log-flip' }),
  ]
  expect(lately(lines).map(([seat, { key }]) => [seat, key])).toEqual([
    [1, 'since-keep'],
    [1, 'since-with'],
  ])
  expect(changes(lines)).toEqual(['dream.1.1', 'dream.1.0', 'dream.0.3'])
})
