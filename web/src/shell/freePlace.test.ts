import { expect, test } from 'vitest'
import { freePlace } from './freePlace'

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
