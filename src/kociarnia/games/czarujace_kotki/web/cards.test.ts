import { expectCards, expectDrawing } from '$page/art/expectDrawings'
import { it } from 'vitest'
import toml from '../cards.toml?raw'
import { back, cards, curseBack, goalBack, spellSeal, spellToken } from './cards'
import { cover } from './cover'

it('draws every card', () => expectCards(cards, toml, ['chaos.effect']))
it('draws backs, seals and covers', () =>
  [back(), curseBack(), goalBack(), spellSeal('push', true, true), spellToken(), cover(), cover(true)].forEach(expectDrawing))
