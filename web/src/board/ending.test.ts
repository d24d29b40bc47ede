import { expect, test } from 'vitest'
import { decided } from './ending'

const rows = [
  { label: 'cats', values: [19, 22] },
  { label: 'toys', values: [8, 3] },
  { label: 'mint', values: [7, 5] },
]

test('the line in which the winner is furthest ahead has decided', () => {
  expect(decided(rows, 0, 1)).toEqual({ row: rows[1], one: 8, other: 3 })
  expect(decided(rows, 1, 0)).toMatchObject({ row: { label: 'cats' } })
})

test('where nobody is ahead in anything, nothing has decided', () => {
  expect(decided([{ label: 'cats', values: [3, 3] }], 0, 1)).toBeNull()
})

test('where the fewest points win, the winner is ahead with less', () => {
  expect(decided(rows, 1, 0, true)).toEqual({ row: rows[1], one: 3, other: 8 })
})
