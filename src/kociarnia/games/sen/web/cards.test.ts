import { expectCards, expectDrawing, expectPictures } from '$page/art/expectDrawings'
import { deck } from '$page/art/deck'
import { expect, it } from 'vitest'
import toml from '../cards.toml?raw'
import { back, cards } from './cards'
import { cover } from './cover'
import { goalPictures } from './goal'
import { flock } from './art/landscapes'

it('draws every card', () => expectCards(cards, toml))
it('draws the back and the covers', () => [back(), cover(), cover(true)].forEach(expectDrawing))
it('draws the goal card', () => expectPictures(goalPictures()))

it('shows exactly as many ravens as a card counts', () => {
  const ravens = (svg: string) => svg.split('<use href="#').length - 1
  const card = (key: string) => cards.find((art) => art.key === key)!.svg()
  for (let n = 0; n <= 9; n++) expect(ravens(card(String(n)))).toBe(n)
  // a special land has a cat as well, whose own pieces are used again for its rim and its shade
  for (const { key, action, ravens: n } of deck(toml).card)
    if (action) expect(flock(n as number).split('<use ').length - 1, key).toBe(n)
})
