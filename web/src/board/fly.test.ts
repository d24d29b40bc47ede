import { expect, test } from 'vitest'
import { legsOf } from './fly'

const motion = (source: string, target: string) => ({ source, target })

test('what leaves from where another has just arrived waits for it', () => {
  const friends = [
    motion('hand.blue1', 'land.0.0'),
    motion('pile', 'hand.pink5'),
    motion('land.0.0', 'discards'),
    motion('land.0.0', 'discards'),
  ]
  expect(legsOf(friends)).toEqual([0, 0, 1, 1])
  expect(legsOf([motion('a', 'b'), motion('b', 'c'), motion('c', 'd')])).toEqual([0, 1, 2])
})

test('what has nothing to wait for goes at once', () => {
  expect(legsOf([motion('land.0.0', 'discards'), motion('hand.blue1', 'land.0.0')])).toEqual([0, 0])
})
