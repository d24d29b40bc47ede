import { expect, test } from 'vitest'
import type { Choice, Piece, Say, Scene } from '$page/wire'
import { pointsOf } from './labels'
import { lately } from './lately'
import { bowlOf, choiceAt, foodIn, lackOf, needsOf, plain, readScene, turnsOf } from './scene'

const say = (key: string, args?: Say['args']): Say => (args ? { key, args } : { key })
const piece = (face: string, at: string, more: Partial<Piece> = {}): Piece => ({
  label: say(`card-${face}`),
  face,
  at,
  ...more,
})
const treats = say('list', { parts: [say('treats-tuna', { count: 2 }), say('treats-milk', { count: 1 })] })

const scene: Scene = {
  zones: [
    { key: 'grid', label: say('zone-grid'), pieces: [piece('tuna', 'grid.0'), null, piece('zeus', 'grid.2')] },
    {
      key: 'lines',
      label: say('zone-lines'),
      pieces: ['row1', 'column2'].map((at) => ({
        label: say(`line-${at}`),
        at,
        ...(at === 'row1' ? { marks: [say('mark-cat')] } : {}),
      })),
    },
    { key: 'main', label: say('zone-deck'), pieces: [{ label: say('face-down'), at: 'deck', copies: 60 }] },
    {
      key: 'front.1',
      label: say('zone-front'),
      owner: 1,
      pieces: [piece('sox', 'cat.1.sox', { marks: [say('mark-lacks', { treats })] })],
      notes: [say('note-tokens', { count: 2 })],
    },
    { key: 'treats.1', label: say('zone-treats'), owner: 1, pieces: [piece('milk', 'treat.1.milk', { copies: 3 })] },
    { key: 'hand.1', label: say('zone-hand'), owner: 1, pieces: [{ label: say('face-down'), at: 'hand.1.0', copies: 4 }] },
  ],
  facts: [say('fact-turn', { turn: 1, turns: 8, deck: 60 })],
}

test('the table is read by its keys: lines with their places, the guarded one, homes with what they hold', () => {
  const table = readScene(scene)
  expect(table.lines.map(({ key, guarded, places }) => [key, guarded, places])).toEqual([
    ['row1', true, [0, 1, 2]],
    ['column2', false, [1, 4, 7]],
  ])
  expect([table.left, table.thrown, table.feast]).toEqual([60, 0, false])
  const [home] = table.homes
  expect([home?.seat, home?.held, home?.coins, home?.treats]).toEqual([1, 4, 2, { chicken: 0, tuna: 0, milk: 3, delicacy: 0 }])
  expect(readScene({ ...scene, facts: [say('fact-feast')] }).feast).toBe(true)
})

test('a bowl knows what is missing', () => {
  const cat = (mark: Say) => piece('sox', 'cat.0.sox', { marks: [mark] })
  expect(lackOf(cat(say('mark-lacks', { treats })))).toEqual({ tuna: 2, milk: 1 })
  expect(lackOf(cat(say('mark-lacks', { treats: say('food-one', { most: 1 }) })))).toEqual({ any: 1 })
  expect(['mark-lacks', 'mark-enough', 'mark-fed', 'mark-hungry'].map((key) => bowlOf(cat(say(key))))).toEqual([
    'lacks',
    'full',
    'full',
    'hungry',
  ])
  expect(foodIn(say('nothing'))).toEqual({})
})

test('choices say what a line brings and which meal is proposed', () => {
  const take: Choice = { move: 1, label: say('do-take', { points: '+3' }), clause: 'R14', at: ['row2'] }
  const meal = say('do-feed', { treats })
  expect(pointsOf(choiceAt([take], 0, 'row2'))).toBe('+3')
  expect(choiceAt([take], 1, 'row2')).toBeUndefined()
  expect(plain({ move: 2, label: say('do-proposed', { what: meal }), clause: 'A15' })).toEqual(meal)
})

test("every turn is somebody's: from whose turn it is, or from who sets the marker", () => {
  const facts = [say('fact-turn', { turn: 4, turns: 8 })]
  const who = { seat: 0 }
  expect(turnsOf({ scene: { zones: [], facts }, question: say('ask-turn', { who }) }, 3)).toEqual([0, 1, 2, 0, 1, 2, 0, 1])
  const begin = { zones: [], facts: [say('fact-turn', { turn: 1, turns: 3 })] }
  expect(turnsOf({ scene: begin, question: say('ask-mark', { who: { seat: 2 } }) }, 3)).toEqual([0, 1, 2])
  expect(turnsOf({ scene: begin, question: say('ask-dealer', { who: { seat: -1 } }) }, 3)).toEqual([])
})

test('treats are counted for the cats that are still to be fed', () => {
  const home = readScene(scene).homes[0]!
  const wanted = (mark: string) => needsOf({ ...home, cats: [piece('zeus', 'cat.1.zeus', { marks: [say(mark)] })] })
  expect(wanted('mark-enough')).toEqual({ chicken: 2, tuna: 0, milk: 0, delicacy: 0 })
  expect(wanted('mark-fed')).toEqual({ chicken: 0, tuna: 0, milk: 0, delicacy: 0 })
})

test('what others took is told with its cards, unless it is to be remembered', () => {
  const lines = [{ ply: 1, say: say('log-take', { line: say('line-row1.acc') }), chair: 1 }]
  const motions = ['tuna', 'rod'].map((face, place) => ({ source: `grid.${place}`, target: 'hand.2', face }))
  const sitters = [{ seat: 2, chair: 1 }]
  expect(lately({ lines }, sitters, motions).get(2)).toEqual({
    say: say('since-take', { line: say('line-row1.acc') }),
    faces: ['tuna', 'rod'],
  })
  expect(lately({ lines: lines.map((line) => ({ ...line, once: true })) }, sitters, motions).size).toBe(0)
})
