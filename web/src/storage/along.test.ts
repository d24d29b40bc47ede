import { beforeEach, expect, test } from 'vitest'
import { along } from './along'
import { goals } from './goals'
import { lessons } from './lessons'

beforeEach(() => localStorage.clear())

test('what was learnt on one device is known on the other, and nothing is forgotten there', () => {
  lessons.keep('koty', 'first', ['a'], true)
  lessons.keep('sen', 'first', ['a', 'b'], false)
  goals.keep('koty')
  const brought = along.pack()

  localStorage.clear()
  lessons.keep('sen', 'first', ['c'], false)
  lessons.keep('sen', 'second', [], true)
  goals.keep('sen')
  along.unpack(brought)
  expect(lessons.done('koty', 'first') && lessons.done('sen', 'second')).toBe(true)
  expect(lessons.answers('sen', 'first')).toEqual(['c'])
  expect(goals.due('koty') || goals.due('sen')).toBe(false)
})

test('where both devices go on, the later one counts', () => {
  const kept = (answers: string[], at: number) => JSON.stringify({ lessons: { 'koty first': { answers, done: false, at } } })
  along.unpack(kept(['a', 'b'], 20))
  along.unpack(kept(['a'], 10))
  expect(lessons.answers('koty', 'first')).toEqual(['a', 'b'])
  along.unpack(kept([], 30)) // finished there
  expect(lessons.begun('koty', 'first')).toBe(false)
  const before = along.pack()
  along.unpack(before)
  expect(along.pack()).toBe(before)
})

test.each(['', 'null', '[1]', '{"lessons": [1], "goals": {"a": 1}, "ladder": {"koty": 7}}', '{'])(
  'nonsense does no harm: %s',
  (brought) => {
    lessons.keep('koty', 'first', ['a'], false)
    along.unpack(brought)
    expect(lessons.answers('koty', 'first')).toEqual(['a'])
    expect(goals.due('koty')).toBe(true)
  },
)
