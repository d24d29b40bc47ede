import { expect, test } from 'vitest'
import type { Choice, Scene } from '$page/wire'
import { words as reading } from '$page/words/words'
import english from '../en.ftl?raw'
import { landSpoken, tagOf } from './labels'
import { identities, readScene } from './scene'

const words = reading('en', [english], ['Ola', 'Jan'], 0)
const count = (cats: number) => [{ key: 'count', args: { text: String(cats), cats } }]
const nine = { label: { key: 'nine' }, at: 'land.1.0' }
const attacked = { key: 'mark-attacked', args: { card: { key: 'card-blue1' }, who: { seat: 0 }, how: 'friends' } }
const cat = { label: { key: 'card-blue8' }, face: 'blue8', at: 'land.1.0', marks: [attacked] }
const land = (seat: number, number: number) => ({
  key: `land.${seat}.${number}`,
  label: { key: 'zone-land', args: { who: { seat }, land: number + 1 } },
  owner: seat,
})

const scene: Scene = {
  zones: [
    { key: 'pile', label: { key: 'zone-pile', args: { count: 60 } } },
    { key: 'discards', label: { key: 'zone-discards', args: { count: 0 } } },
    {
      key: 'table',
      label: { key: 'zone-table' },
      pieces: [{ label: { key: 'card-blue1' }, face: 'blue1' }],
      notes: [{ key: 'note-met', args: { owner: { seat: 1 }, land: 1, at: 'land.1.0' } }],
    },
    land(0, 0),
    {
      key: 'hand.0',
      label: { key: 'zone-hand', args: { who: { seat: 0 } } },
      owner: 0,
      pieces: [{ label: { key: 'card-joker' }, face: 'joker', at: 'hand.joker' }],
    },
    { ...land(1, 0), pieces: [nine, nine, cat], notes: count(32) },
    {
      key: 'hand.1',
      label: { key: 'zone-hand', args: { who: { seat: 1 } } },
      owner: 1,
      pieces: [{ label: { key: 'hidden' }, copies: 4 }],
      notes: [{ key: 'note-full', args: { lands: 2, needed: 3 } }],
    },
  ],
  facts: [{ key: 'fact-turn', args: { turn: 3, who: { seat: 0 } } }],
}

test('a land is its top card, the ×2 under it, what it counts and what attacks it', () => {
  const { dreams, turn, table } = readScene(scene)
  const attackedLand = dreams[1].lands[0]
  expect([attackedLand.top?.face, attackedLand.under.length, attackedLand.cats]).toEqual(['blue8', 2, 32])
  expect(attackedLand.met.map((piece) => piece.face)).toEqual(['blue1'])
  expect(attackedLand.danger?.args?.how).toBe('friends')
  expect([dreams[0].lands[0].top, dreams[0].lands[0].cats]).toEqual([null, null])
  expect([dreams[0].held, dreams[1].held, turn, table.length]).toEqual([1, 4, 0, 0])
})

test('a dream says how many lands it has of those that end the game', () => {
  expect(readScene(scene).dreams.map(({ full }) => full?.args?.lands)).toEqual([undefined, 2])
})

test('a land is read aloud from top to bottom', () => {
  const [mine, theirs] = readScene(scene).dreams
  expect(landSpoken(mine.lands[0], words)).toBe('Your land 1: empty')
  expect(landSpoken(theirs.lands[0], words)).toBe('Jan’s land 1: Moon 8 (attacked by Moon 1), 9, 9: 32: In play: Moon 1')
})

const joker = (role: string, key: string, value: number): Choice => ({
  move: value,
  clause: 'R42',
  at: ['hand.joker', 'land.1.0'],
  label: { key, args: { role, value, other: 8 } },
})
const both = [joker('blue1', 'do-attack-friends', 1), joker('blue8', 'do-attack-fight', 8)]

test('a tag says what a tap does, or that the joker has to say who it is', () => {
  expect(tagOf('land.1.0', 1, [both[0]], words)).toBe('1 + 8')
  expect(tagOf('land.1.0', 1, both, words)).toBe('who?')
  expect(tagOf('land.0.0', 1, both, words)).toBe('')
})

test('the joker is asked for its identity when nothing else is left to tap', () => {
  expect(identities(both, ['hand.joker'])).toEqual([])
  expect(identities(both, ['hand.joker', 'land.1.0'])).toEqual(both)
  expect(identities([both[0]], ['hand.joker', 'land.1.0'])).toEqual([])
})
