import { expect, test } from 'vitest'
import type { Moment, Sitter } from '$page/board/contract'
import type { Arg } from '$page/wire'
import { lately } from './lately'

/** The face beside what seat 1 did last, where nothing moves: somebody has come back. */
function face(key: string, args: Record<string, Arg>): string | undefined {
  const moment = { lines: [{ ply: 1, chair: 1, say: { key, args: { who: { seat: 1 }, ...args } } }] }
  return lately(moment as unknown as Moment, [{ seat: 1, chair: 1 } as Sitter]).get(1)?.face
}

test('the card beside a move is the one that its line names, also for whoever comes back', () => {
  expect(face('log-lay', { card: { key: 'card-green6.acc' } })).toBe('green6')
  expect(face('log-fight', { cat: { key: 'card-blue1.acc' }, card: { key: 'card-red8.acc' } })).toBe('red8')
  expect(face('log-lay', { card: { key: 'card-as.acc', args: { role: { key: 'card-blue1.acc' } } } })).toBe('joker')
  expect(face('log-moth', { card: { key: 'card-blue1.acc' } })).toBe('moth')
  expect(face('log-exchange', { cards: [{ key: 'card-blue1' }, { key: 'card-red8' }] })).toBe('blue1')
  expect(face('log-exchange-hidden', {})).toBe('')
})
