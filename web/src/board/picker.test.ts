import { expect, test, vi } from 'vitest'
import { Picker } from './picker.svelte'
import type { Choice } from '../wire'

const choice = (move: number, ...at: string[]): Choice => ({ move, label: { key: `do-${move}` }, clause: 'R1', at })
const TABLE = new Set(['hand.a', 'hand.b', 'land.1', 'land.2', 'deck'])

function holding(choices: Choice[], confirm = false) {
  const play = vi.fn<(choice: Choice) => void>()
  const refused = vi.fn<(at: readonly string[]) => void>()
  const picker = new Picker({ play, refused }, () => confirm)
  picker.offer(choices, TABLE)
  return { picker, play, refused }
}

test('handles are tapped in order, and the only choice left is played', () => {
  const { picker, play } = holding([
    choice(1, 'hand.a', 'land.1'),
    choice(2, 'hand.a', 'land.2'),
    choice(3, 'hand.b', 'land.1'),
  ])
  expect([...picker.live]).toEqual(['hand.a', 'hand.b'])
  picker.tap('hand.a')
  expect([...picker.live]).toEqual(['land.1', 'land.2'])
  picker.tap('land.2')
  expect(play.mock.calls[0]?.[0].move).toBe(2)
})

test('one choice left is not played before all its handles are tapped', () => {
  const { picker, play } = holding([choice(1, 'hand.a', 'land.1')])
  picker.tap('hand.a')
  expect(play).not.toHaveBeenCalled()
})

test('choices with the same handles become buttons', () => {
  const { picker, play } = holding([choice(1, 'land.1'), choice(2, 'land.1'), choice(3, 'deck')])
  expect(picker.buttons).toEqual([])
  picker.tap('land.1')
  expect(play).not.toHaveBeenCalled()
  expect(picker.buttons.map((one) => one.move)).toEqual([1, 2])
  picker.choose(picker.buttons[1])
  expect(play.mock.calls[0]?.[0].move).toBe(2)
})

test('a choice that ends where another goes on is a button', () => {
  const { picker, play } = holding([choice(1, 'hand.a'), choice(2, 'hand.a', 'land.1')])
  picker.tap('hand.a')
  expect(play).not.toHaveBeenCalled()
  expect(picker.buttons.map((one) => one.move)).toEqual([1])
  expect([...picker.live]).toEqual(['land.1'])
})

test('choices without handles, or with handles that the table does not show, are buttons', () => {
  const { picker } = holding([choice(1), choice(2, 'nowhere'), choice(3, 'deck')])
  expect(picker.buttons.map((one) => one.move)).toEqual([1, 2])
})

test('a tap in vain asks why, and changes nothing', () => {
  const { picker, refused } = holding([choice(1, 'hand.a', 'land.1')])
  picker.tap('hand.a')
  picker.tap('land.2')
  expect(refused.mock.calls).toEqual([[['hand.a', 'land.2']]])
  expect(picker.taken).toEqual(['hand.a'])
})

test('another first handle takes the place of the selection; the same one puts it down', () => {
  const { picker } = holding([choice(1, 'hand.a', 'land.1'), choice(2, 'hand.b', 'land.1')])
  picker.tap('hand.a')
  picker.tap('hand.b')
  expect(picker.taken).toEqual(['hand.b'])
  picker.tap('hand.b')
  expect(picker.taken).toEqual([])
})

test('with confirmation a choice waits, is made by a second tap, or is put down', () => {
  const { picker, play } = holding([choice(1, 'deck'), choice(2, 'hand.a')], true)
  picker.tap('deck')
  expect(picker.chosen?.move).toBe(1)
  picker.drop()
  expect(picker.chosen).toBeNull()
  picker.tap('hand.a')
  picker.tap('hand.a')
  expect(play.mock.calls.map(([one]) => one.move)).toEqual([2])
})

test('a half-made choice is kept over a reload only while it leads somewhere', () => {
  const { picker } = holding([])
  picker.offer([choice(1, 'hand.a', 'land.1')], TABLE, ['hand.a'])
  expect(picker.taken).toEqual(['hand.a'])
  picker.offer([choice(1, 'hand.b', 'land.1')], TABLE, ['hand.a'])
  expect(picker.taken).toEqual([])
})

test('a finger that comes too late is not heard', () => {
  vi.useFakeTimers()
  const { picker, play } = holding([choice(1, 'deck'), choice(2, 'hand.a')])
  picker.rest(300)
  picker.tap('deck')
  expect(play).not.toHaveBeenCalled()
  vi.advanceTimersByTime(301)
  picker.tap('deck')
  expect(play).toHaveBeenCalled()
  vi.useRealTimers()
})

test('a proposed choice waits for its confirmation, and another proposal takes its place', () => {
  const { picker, play } = holding([choice(1, 'land.1'), choice(2, 'land.1')])
  picker.propose(picker.choices[0])
  picker.propose(picker.choices[1])
  expect(play).not.toHaveBeenCalled()
  expect(picker.isTaken('land.1')).toBe(true)
  picker.confirm()
  expect(play.mock.calls[0]?.[0].move).toBe(2)
  expect(picker.made?.move).toBe(2)
  picker.offer([], TABLE)
  expect(picker.made).toBeNull()
})

test('of equal pieces that share a handle, only the tapped one is taken', () => {
  const { picker } = holding([choice(1, 'hand.a', 'land.1'), choice(2, 'hand.a', 'land.2')])
  picker.tap('hand.a', 1)
  expect([picker.isTaken('hand.a', 0), picker.isTaken('hand.a', 1)]).toEqual([false, true])
  picker.tap('hand.a', 0)
  expect([picker.isTaken('hand.a', 0), picker.isTaken('hand.a', 1)]).toEqual([true, false])
  picker.tap('hand.a', 0)
  expect(picker.taken).toEqual([])
})

test('a handle that is tapped twice takes two of the equal pieces', () => {
  const { picker } = holding([choice(1, 'hand.a', 'hand.a', 'land.1'), choice(2, 'hand.a', 'hand.a', 'land.2')])
  picker.tap('hand.a', 1)
  picker.tap('hand.a', 1)
  expect([picker.isTaken('hand.a', 0), picker.isTaken('hand.a', 1)]).toEqual([true, true])
})

test('what weighs heavily is played by its second tap only', () => {
  const { picker, play } = holding([choice(1), choice(2, 'deck')])
  picker.weighs = ({ move }) => move === 1
  picker.choose(picker.buttons[0]!)
  expect(play).not.toHaveBeenCalled()
  picker.confirm()
  expect(play.mock.calls[0]?.[0].move).toBe(1)
})
