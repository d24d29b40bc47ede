import { expect, test } from 'vitest'
import type { Choice } from '../wire'
import { again, cost, ended, gesture, next } from './prompt'
import { words } from './words'

const TEXT = `
ask-turn = Your turn.
    .tap = Tap a card, then { $what }.
ask-bare = What now?
land = Now tap a land.
do-lay = lay it
    .then = { land }
do-attack = attack
    .then = { land }
do-moth = take it
    .then = Now tap a cat.
do-turn = turn it
    .again = Tap it again.
    .cost = It may cost a cat.
`
const said = words('en', [TEXT])
const choice = (key: string): Choice => ({ move: 0, label: { key }, clause: 'R1' })

test('a question names the gesture where its game does', () => {
  expect(gesture(said, { key: 'ask-turn', args: { what: 'a land' } })).toBe('Tap a card, then a land.')
  expect(gesture(said, { key: 'ask-bare' })).toBe('')
})

test('half a choice says what is tapped next, and nothing twice', () => {
  expect(next(said, ['do-lay', 'do-attack', 'do-moth', 'do-turn'].map(choice))).toBe('Now tap a land. Now tap a cat.')
  expect(next(said, [choice('do-turn')])).toBe('')
})

test('a choice that is tried out says what another tap does', () => {
  expect([choice('do-turn'), choice('do-lay')].map((one) => again(said, one))).toEqual(['Tap it again.', ''])
  expect([choice('do-turn'), choice('do-lay')].map((one) => cost(said, one))).toEqual(['It may cost a cat.', ''])
})

test('a sentence ends, whatever stands at the end of it', () => {
  expect(['call “Wake up!”', 'you get “9”', 'turn it.', 'turn it'].map(ended)).toEqual([
    'call “Wake up!”',
    'you get “9”.',
    'turn it.',
    'turn it.',
  ])
})
