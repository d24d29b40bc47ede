import { expect, test } from 'vitest'
import { facesIn } from './facesIn'

test('the cards that a sentence names, each once, in its order', () => {
  const say = {
    key: 'log-play',
    args: {
      who: { seat: 1 },
      cards: [{ key: 'card-blue8.acc' }, { key: 'one-scroll', args: { face: 'scroll' } }],
      on: { key: 'met', args: { card: { key: 'card-blue8' }, count: 3 } },
    },
  }
  expect(facesIn(say).map(({ face }) => face)).toEqual(['blue8', 'scroll'])
  expect(facesIn({ key: 'log-pass' })).toEqual([])
})
