import { expect, test } from 'vitest'
import type { Sitter } from '../board/contract'
import type { Result } from '../wire'
import type { Words } from '../words/words'
import { placeSaid, standing } from './ranking'

const own = ((key: string, args: object) => [key, ...Object.values(args ?? {})].join(' ')) as unknown as Words
const sitters = [{ seat: 0, name: 'Ola', you: true }, { seat: 1, name: 'Jan', you: false }] as unknown as Sitter[] // prettier-ignore
const result = (places: number[], scores: number[]): Result => ({ places, scores, lines: [] })

test('what was missing is said where the most points win, and nowhere else', () => {
  expect(standing(own, sitters, result([2, 1], [3, 8]), true)).toEqual({ said: 'you-place 2', lacked: 'you-lacked 5' })
  expect(standing(own, sitters, result([2, 1], [3, 8]), false)).toEqual({ said: 'you-place 2', lacked: '' })
})

test('where nobody has won, nobody is second', () => {
  const none = result([2, 2], [12, 3])
  expect(standing(own, sitters, none, true)).toEqual({ said: 'nobody-wins', lacked: '' })
  expect(placeSaid(own, none, 0)).toBe('–')
  expect(placeSaid(own, result([2, 1], [3, 8]), 0)).toBe('place-number 2')
})
