import { expect, it } from 'vitest'
import { reuse } from './reuse'

const table = () => ({
  zones: [
    { key: 'deck', pieces: [{ face: 'one' }, null] },
    { key: 'pile', pieces: [] },
  ],
  facts: [{ key: 'left', args: { cards: 3 } }],
})

it('gives back what was there if nothing has changed', () => {
  const before = table()
  expect(reuse(before, table())).toBe(before)
})

it('makes new only what has changed, and what holds it', () => {
  const before = table()
  const next = table()
  next.zones[0].pieces.push({ face: 'two' })
  const now = reuse(before, next)
  expect(now).toEqual(next)
  expect(now.zones[0]).not.toBe(before.zones[0])
  expect(now.zones[0].pieces[0]).toBe(before.zones[0].pieces[0])
  expect(now.zones[1]).toBe(before.zones[1])
  expect(now.facts).toBe(before.facts)
  expect(before).toEqual(table())
})

it('sees what is gone, what is new and what is of another kind', () => {
  expect(reuse([1, 2], [1])).toEqual([1])
  expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(reuse({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(reuse([], {})).toEqual({})
  expect(reuse(null, [])).toEqual([])
  const marks = new Set(['x'])
  expect(reuse(new Set(['x']), marks)).toBe(marks)
})
