import { expectCards, expectDrawing, expectPictures } from '$page/art/expectDrawings'
import { expect, it } from 'vitest'
import toml from '../cards.toml?raw'
import { back, cards, curseBack, goalBack, spellSeal, spellToken } from './cards'
import { cover } from './cover'
import { goalPictures } from './goal'

it('draws every card', () => expectCards(cards, toml, ['chaos.effect']))
it('draws the goal card', () => expectPictures(goalPictures()))
it('draws backs, seals and covers', () =>
  [back(), curseBack(), goalBack(), spellSeal('push', true, true), spellToken(), cover(), cover(true)].forEach(expectDrawing))

it('writes the letters of the reader on cards', () => {
  const scroll = cards.find(({ key }) => key === 'scroll')!
  const english = { artefact: 'A', companion: 'C', elixir: 'E', scroll: 'S' }
  expect(scroll.svg({ letters: english })).not.toBe(scroll.svg())
  expect(scroll.svg({ letters: { scroll: 'Z' } })).toBe(scroll.svg())
  const curse = cards.find(({ key }) => key === 'slimiauki')!
  expect(curse.svg({ letters: english })).not.toBe(curse.svg())
})
