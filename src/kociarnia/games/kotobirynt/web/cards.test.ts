import { expectCards, expectDrawing, expectPictures } from '$page/art/expectDrawings'
import { expect, it } from 'vitest'
import toml from '../cards.toml?raw'
import { back, canalTile, cards, catBack, channelsOf, figureTile, freePlace, homecoming } from './cards'
import { cover } from './cover'
import { goalPictures } from './goal'
import { course } from './art/canals'

it('draws every canal, cat and keeper', () => expectCards(cards, toml, ['start', 'corner']))
it('draws the goal card', () => expectPictures(goalPictures()))
it('draws backs, spots, boats and covers', () =>
  [back(), catBack(), freePlace('N'), figureTile('boatman', 'E'), homecoming('guzik'), cover(), cover(true)].forEach(
    expectDrawing,
  ))
it('lights a tile anew at every turn', () => {
  for (const kind of ['elbow', 'straight', 'tee', 'bridge', 'cross'])
    expect(new Set([0, 1, 2, 3].map((quarter) => canalTile(kind, quarter))).size).toBe(4)
})
it('lets water run to every side of a canal', () => {
  const ends: Record<string, RegExp> = { N: /50[ -]?-1/, E: /101/, S: /101/, W: /-1 50/ }
  for (const kind of ['elbow', 'straight', 'tee', 'bridge', 'cross'])
    for (const channel of channelsOf(kind))
      for (const side of channel) expect(course(channel).join(), `${kind} ${side}`).toMatch(ends[side])
})
