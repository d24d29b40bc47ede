import { describe, expect, it } from 'vitest'
import type { Choice, Piece, Scene } from '$page/wire'
import { lights } from './canalLights'
import { left, water, ways } from './scene'
import { laid, pushed } from './motions'
import { pushedBy, quarterOf, waysToTurn, turnedBy } from './tileTurns'

const step = (at: string, way: number, step: number, sides: string, wave = 1): Piece => ({
  label: { key: 'at-cell', args: { cell: at, what: { key: 'canal-lying', args: { sides: 'NS + EW' } } } },
  face: 'bridge',
  at,
  marks: [{ key: 'mark-way', args: { face: 'guzik', way, wave, step, steps: 2, sides } }],
})
const scene: Scene = {
  zones: [{ key: 'square', label: { key: 'zone-square' }, pieces: [step('cell.b1', 1, 2, 'WS'), step('cell.a1', 1, 1, 'NE')] }],
}
const guzik: Piece = {
  label: { key: 'at-spot', args: { what: { key: 'cat', args: { points: 3 } }, spot: { key: 'spot-n' } } },
  face: 'guzik',
  at: 'place.na',
  marks: [{ key: 'mark-water', args: { cells: 'a1, b1', canals: 'a1=NE b1=SW' } }],
}

describe('marks', () => {
  it('tell a way home in the order of the water', () => {
    expect(ways(scene)).toEqual([
      {
        face: 'guzik',
        wave: 1,
        steps: [
          { cell: 'cell.a1', sides: 'NE' },
          { cell: 'cell.b1', sides: 'WS' },
        ],
      },
    ])
  })
  it('tell how far the water of a figure runs', () => {
    expect(water(guzik)).toEqual([
      { cell: 'cell.a1', sides: 'NE' },
      { cell: 'cell.b1', sides: 'SW' },
    ])
    expect(water({ ...guzik, marks: [{ key: 'mark-closed' }] })).toEqual([])
  })
  it('tell who was won from a spot', () => {
    expect(left({ ...guzik, face: '', marks: [{ key: 'mark-left', args: { face: 'figa' } }] })).toBe('figa')
  })
  it('shine: water below, ways home above, and every canal for those who asked', () => {
    const tiles = scene.zones[0]?.pieces?.filter((piece) => piece !== null) ?? []
    const seen = { tiles, figures: [guzik], ways: ways(scene), near: '' }
    expect(
      lights({ ...seen, patterns: false })
        .get('cell.b1')
        ?.map((one) => one.kind),
    ).toEqual(['cat', 'way'])
    expect(
      lights({ ...seen, patterns: true })
        .get('cell.b1')
        ?.map((one) => one.sides),
    ).toEqual(['NS', 'EW', 'SW', 'WS'])
  })
})

describe('tries', () => {
  const choice = (move: number, key: string, quarter: number, ...at: string[]): Choice => ({
    move,
    label: { key, args: { quarter } },
    clause: 'R10',
    at,
  })
  const choices = [
    choice(1, 'do-rotate', 0, 'cell.a1'),
    choice(2, 'do-rotate', 1, 'cell.a1'),
    choice(3, 'do-rotate', 3, 'cell.a1'),
    choice(4, 'do-insert', 0, 'deck', 'place.e2'),
    choice(5, 'do-insert', 2, 'deck', 'place.e2'),
    choice(6, 'do-keeper', 0, 'place.e1'),
  ]
  it('go on to the right from how the card lies or is held', () => {
    const found = waysToTurn(choices, [{ label: { key: 'canal-lying' }, at: 'cell.a1', quarter: 2 }], 1)
    expect(found.get('cell.a1')?.map(quarterOf)).toEqual([3, 0, 1])
    expect(found.get('place.e2')?.map(quarterOf)).toEqual([2, 0])
    expect(found.has('place.e1')).toBe(false)
  })
  it('know what they turn and where they push', () => {
    expect(turnedBy(choices[0])).toBe('cell.a1')
    expect(turnedBy(choices[3])).toBeUndefined()
    expect(pushedBy(choices[3])).toBe('place.e2')
    expect(turnedBy(choices[5])).toBeUndefined()
  })
})

describe('motions', () => {
  it('are a push where a card comes from the deck', () => {
    const motions = [
      { source: 'cell.a2', target: 'deck' },
      { source: 'cell.b2', target: 'cell.a2' },
      { source: 'cell.c2', target: 'cell.b2' },
      { source: 'deck', target: 'cell.c2' },
      { source: 'place.na', target: 'won.0' },
    ]
    expect(pushed(motions)).toEqual({ line: ['cell.c2', 'cell.b2', 'cell.a2'], side: 'E' })
    expect(pushed(motions.slice(4))).toBeNull()
  })
  it('compare how cards lie', () => {
    expect([...laid([{ label: { key: 'canal-lying' }, at: 'cell.a1', face: 'tee' }])]).toEqual([
      ['cell.a1', { face: 'tee', quarter: 0 }],
    ])
  })
})
