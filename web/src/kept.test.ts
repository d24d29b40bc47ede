import { expect, it } from 'vitest'
import { kept } from './kept'

const table = () => ({
  zones: [
    { key: 'deck', pieces: [{ face: 'one' }, null] },
    { key: 'pile', pieces: [] },
  ],
  facts: [{ key: 'left', args: { cards: 3 } }],
})

it('gives back what was there if nothing has changed', () => {
  const before = table()
  expect(kept(before, table())).toBe(before)
})

it('makes new only what has changed, and what holds it', () => {
  const before = table()
  const next = table()
  next.zones[0].pieces.push({ face: 'two' })
  const now = kept(before, next)
  expect(now).toEqual(next)
  expect(now.zones[0]).not.toBe(before.zones[0])
  expect(now.zones[0].pieces[0]).toBe(before.zones[0].pieces[0])
  expect(now.zones[1]).toBe(before.zones[1])
  expect(now.facts).toBe(before.facts)
  expect(before).toEqual(table())
})

it('sees what is gone, what is new and what is of another kind', () => {
  expect(kept([1, 2], [1])).toEqual([1])
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(kept({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(kept([], {})).toEqual({})
  expect(kept(null, [])).toEqual([])
  const marks = new Set(['x'])
  expect(kept(new Set(['x']), marks)).toBe(marks)
})
