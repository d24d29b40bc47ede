import { expectCards, expectDrawing } from '$page/art/expectDrawings'
import { it } from 'vitest'
import toml from '../cards.toml?raw'
import { back, cards } from './cards'
import { cover } from './cover'

it('draws every card', () => expectCards(cards, toml))
it('draws the back and the covers', () => [back(), cover(), cover(true)].forEach(expectDrawing))
