import { expectCards, expectDrawing, expectPictures } from '$page/art/expectDrawings'
import { deck } from '$page/art/deck'
import { drawing } from '$page/art/draw'
import { expect, it } from 'vitest'
import toml from '../cards.toml?raw'
import { back, cards } from './cards'
import { cover } from './cover'
import { goalPictures } from './goal'
import { token } from './art/food'
import { PETS } from './art/pets'

it('draws every card', () => expectCards(cards, toml))
it('draws the goal card', () => expectPictures(goalPictures()))
it('draws the back and the covers', () => [back(), cover(), cover(true)].forEach(expectDrawing))

it('knows every cat of the box by its room', () => {
  const { cat, stray } = deck(toml)
  for (const { key } of [...cat, ...stray]) expect(PETS, key).toHaveProperty(key)
})
it('draws the tokens', () => {
  for (const food of ['chicken', 'tuna', 'milk', 'delicacy'] as const) expectDrawing(drawing(100, 100, () => token(food, 'K')))
})
