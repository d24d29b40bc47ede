import { expectCards, expectDrawing, expectPictures } from '$page/art/expectDrawings'
import { it } from 'vitest'
import toml from '../cards.toml?raw'
import { back, cards } from './cards'
import { cover } from './cover'
import { goalPictures } from './goal'

it('draws every card', () => expectCards(cards, toml))
it('draws the back and the covers', () => [back(), back({}, true), cover(), cover(true)].forEach(expectDrawing))
it('draws the goal card', () => expectPictures(goalPictures()))
