import { expect, test } from 'vitest'
import type { Say } from '$page/wire'
import { lately } from './lately'

const told = (...says: Say[]) => says.map((say) => ({ ply: 0, say }))
const who = { seat: 1 }
const cast = { key: 'log-cast', args: { who, spell: { key: 'card-push' } } }
const placed = { key: 'log-place', args: { who, owner: { seat: 0 }, chapter: 2, card: { key: 'one-scroll' } } }

test('a spell and what came of it are told together, also when they come one after the other', () => {
  const both = lately(lately(new Map(), told(cast)), told(placed)).get(1)
  expect(both?.spell?.key).toBe('card-push')
  expect(both?.say?.key).toBe('since-place')
  expect(both?.face).toBe('scroll')
})

test('of a swap the names of the two cards are left', () => {
  const lying = (card: string) => ({ key: 'lying', args: { card: { key: card }, chapter: 1 } })
  const swap = { key: 'log-with', args: { who, one: lying('one-scroll'), other: lying('one-elixir') } }
  const { say, face } = lately(new Map(), told(swap)).get(1)!
  expect(say?.args).toEqual({ who, one: { key: 'one-scroll' }, other: { key: 'one-elixir' } })
  expect(face).toBe('elixir')
})

test('with a new turn what was before is gone', () => {
  const turn = { key: 'log-turn', args: { who, turn: 3 } }
  expect(lately(lately(new Map(), told(cast, placed)), told(turn)).get(1)).toEqual({ spell: null, say: null, face: '' })
})
