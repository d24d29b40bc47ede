import { describe, expect, it } from 'vitest'
import { area, lineFrom, spot, stream } from './layout'

describe('the table', () => {
  it('knows where cells and spots lie', () => {
    expect(spot('cell.b3', 4)).toEqual({ column: 1, row: 2 })
    expect(spot('place.nb', 4)).toEqual({ column: 1, row: -1 })
    expect(spot('place.e2', 4)).toEqual({ column: 4, row: 1 })
    expect(spot('place.sc', 3)).toEqual({ column: 2, row: 3 })
    expect(area(spot('place.w1', 4)!)).toBe('2 / 1')
    expect(spot('deck', 4)).toBeNull()
  })
  it('knows the line before a spot', () => {
    expect(lineFrom('place.e2', 4)).toEqual(['cell.d2', 'cell.c2', 'cell.b2', 'cell.a2'])
    expect(lineFrom('place.na', 3)).toEqual(['cell.a1', 'cell.a2', 'cell.a3'])
    expect(lineFrom('place.sc', 3)).toEqual(['cell.c3', 'cell.c2', 'cell.c1'])
  })
  it('draws water from side to side', () => {
    expect(stream('NS', false)).toBe('M50 -5L50 105')
    expect(stream('NE', true)).toBe('M50 -5C50 30 70 50 105 50')
    expect(stream('NES', false).match(/M/g)).toHaveLength(3)
    expect(stream('', false)).toBe('')
  })
})
