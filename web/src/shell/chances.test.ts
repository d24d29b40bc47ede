import { expect, test } from 'vitest'
import type { Review } from '../wire'
import { areaOf, lineOf, percent, place } from './chances'

const review: Review = {
  eyes: 0,
  open: false,
  fair: 0.5,
  standings: [
    { ply: 3, seat: 0, chances: [0.5, 0.5] },
    { ply: 5, seat: 1, chances: [0.25, 0.75] },
    { ply: 9, seat: -1, chances: [1, 0] },
  ],
  swings: [],
  decisions: [],
}
const field = { width: 200, height: 100 }

test('the first turn lies at the left, the end at the right, and a win at the top', () => {
  expect(lineOf(review, 0, field)).toBe('M0.0 50.0L100.0 75.0L200.0 0.0')
  expect(lineOf(review, 1, field)).toBe('M0.0 50.0L100.0 25.0L200.0 100.0')
  expect(areaOf(review, 0, field)).toMatch(/L200 100L0 100Z$/)
})

test('a match of one turn has a place too', () => {
  const short = { ...review, standings: review.standings.slice(2) }
  expect(place(short, field, 0, 1)).toEqual([0, 0])
})

test('percents are whole', () => expect(percent(0.326)).toBe(33))
