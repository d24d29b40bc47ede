import { expect, test } from 'vitest'
import { dayBefore, dayLong, dayShort, leadOf } from './tried'

test('a lead is counted in the direction of the game', () => {
  expect(leadOf([5, 9, 3], 1, 'most')).toBe(4)
  expect(leadOf([5, 9, 3], 0, 'most')).toBe(-4)
  expect(leadOf([5, 9, 3], 2, 'fewest')).toBe(2)
  expect(leadOf([11], 0, 'value')).toBe(0)
})

test('days are those of the whole world, wherever it is read', () => {
  expect(dayShort('2026-11-17', 'pl')).toBe('17.11')
  expect(dayLong('2026-11-17', 'en')).toBe('Tuesday 17 November')
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
})
