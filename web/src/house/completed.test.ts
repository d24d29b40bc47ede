import { expect, test } from 'vitest'
import type { Update } from '../wire'
import { completed } from './completed'

const zone = (key: string, note = '') => ({ key, label: { key: note } })
const update = (more: Partial<Update>): Update => ({
  type: 'update',
  eyes: 0,
  question: { key: 'asked' },
  number: 1,
  match: 1,
  ply: 1,
  scene: { zones: [] },
  waiting: [],
  ...more,
})
const whole = update({
  scene: { zones: [zone('pile', 'high'), zone('hand'), zone('table')] },
  accounts: [
    { seat: 0, total: 3 },
    { seat: 1, total: 5 },
  ],
})

test('what is left out is as before, and lies where it is said to lie', () => {
  const next = update({
    number: 2,
    scene: { zones: [zone('pile', 'low'), zone('new')], facts: [{ key: 'round' }] },
    accounts: [{ seat: 1, total: 6 }],
    kept: ['new', 'hand', 'pile'],
  })
  const got = completed(whole, next)
  expect(got.scene).toEqual({ zones: [zone('new'), zone('hand'), zone('pile', 'low')], facts: [{ key: 'round' }] })
  expect(got.accounts?.map((account) => account.total)).toEqual([3, 6])
  expect(got.number).toBe(2)
})

test('an update that says nothing of what is kept is whole: what it does not name is gone', () => {
  const next = update({ number: 2, scene: { zones: [zone('hand')] } })
  expect(completed(whole, next)).toBe(next)
})
