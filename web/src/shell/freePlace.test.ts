import { expect, test } from 'vitest'
import { cornerOf, freePlace } from './freePlace'

const area = { left: 0, top: 50, right: 390, bottom: 700 }
const slip = { width: 260, height: 100 }

test('an empty table has room at its lower edge', () => {
  expect(freePlace(slip, area, [], [])).toMatchObject({ left: 8, top: 592, free: true })
})

test('what can be tapped is never covered while there is room elsewhere', () => {
  const hand = { left: 0, top: 500, right: 390, bottom: 700 }
  const { top, free } = freePlace(slip, area, [hand], [])
  expect(free).toBe(true)
  expect(top + slip.height).toBeLessThanOrEqual(hand.top)
})

test('of free places the one that hides least is taken', () => {
  const hand = { left: 0, top: 500, right: 390, bottom: 700 }
  const cards = { left: 0, top: 300, right: 390, bottom: 500 }
  const { top, free } = freePlace(slip, area, [hand], [cards])
  expect(free).toBe(true)
  expect(top + slip.height).toBeLessThanOrEqual(cards.top)
})

test('where everything can be tapped it says that taps must go through', () => {
  expect(freePlace(slip, area, [area], []).free).toBe(false)
})

test('a column that is free is found wherever it is', () => {
  const cards = [0, 280].map((left) => ({ left, top: 50, right: left + 220, bottom: 700 }))
  const { left, cost } = freePlace({ width: 40, height: 400 }, { ...area, right: 500 }, [], cards)
  expect(cost).toBe(0)
  expect(left).toBeGreaterThanOrEqual(220)
})

test('a mark lies at a corner of its piece where nothing is written, and on the table', () => {
  const piece = { left: 0, top: 100, right: 80, bottom: 200 }
  expect(cornerOf(piece, 20, area, [])).toMatchObject({ left: 0, top: 186 })
  const count = { left: 0, top: 180, right: 60, bottom: 220 }
  expect(cornerOf(piece, 20, area, [count])).toMatchObject({ left: 66, top: 186 })
})
