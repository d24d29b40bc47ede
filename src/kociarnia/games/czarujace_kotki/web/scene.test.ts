import { expect, test } from 'vitest'
import { readScene } from './scene'

test('a chapter shows of every kind how many are there and how many the curse needs', () => {
  const table = readScene({
    zones: [
      {
        key: 'kitten.0',
        label: { key: 'zone-kitten' },
        owner: 0,
        notes: [{ key: 'note-kitten', args: { kitten: { key: 'card-easa' } } }, { key: 'note-goal-hidden' }],
      },
      {
        key: 'area.0.1',
        label: { key: 'zone-area', args: { chapter: 1 } },
        owner: 0,
        pieces: [{ label: { key: 'card-artefact' }, face: 'artefact', at: 'area.0.1.artefact', copies: 3 }],
        notes: [
          {
            key: 'note-lacks',
            args: {
              lacks: { key: 'letters', args: { first: { key: 'letter-scroll' }, rest: { key: 'letter-scroll' } } },
              spare: { key: 'letter-artefact' },
            },
          },
        ],
      },
    ],
  })
  const [kitten] = table.kittens
  expect(kitten?.kitten).toBe('easa')
  expect(kitten?.goal).toBeNull()
  expect(kitten?.chapters[0]?.slots.map(({ kind, have, need }) => [kind, have, need])).toEqual([
    ['artefact', 3, 2],
    ['companion', 0, 0],
    ['elixir', 0, 0],
    ['scroll', 0, 2],
  ])
})

test('nothing in surplus is no letter', () => {
  const zones = [
    { key: 'kitten.1', label: { key: 'zone-kitten' }, owner: 1 },
    {
      key: 'area.1.2',
      label: { key: 'zone-area', args: { chapter: 2 } },
      owner: 1,
      notes: [{ key: 'note-ready', args: { spare: 'none' } }],
    },
  ]
  const chapter = readScene({ zones }).kittens[0]?.chapters[0]
  expect(chapter?.ready).toBe(true)
  expect(chapter?.slots.every(({ need }) => need === 0)).toBe(true)
})
