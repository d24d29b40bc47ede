import { expect, test, vi } from 'vitest'
import { words } from './words'

const TEXT = `
seat = Gracz { $number }
plain = Zwykłe.
card = karta
    .acc = kartę
log = { $who-is ->
    [me] Bierzesz: { $card }.
   *[other] { $who } bierze: { $card }.
}
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
both = { $parts }
`
const said = words('pl', [TEXT], ['Ola', 'Tomek'], 0)

test('a seat is worded as its name, and the message can tell whether it is the reader', () => {
  expect(said({ key: 'log', args: { who: { seat: 0 }, card: { key: 'card.acc' } } })).toBe('Bierzesz: kartę.')
  expect(said({ key: 'log', args: { who: { seat: 1 }, card: { key: 'card' } } })).toBe('Tomek bierze: karta.')
  expect(said({ key: 'log', args: { who: { seat: 4 }, card: { key: 'card' } } })).toBe('Gracz 5 bierze: karta.')
})

test('lists are joined by commas, and numbers choose the plural', () => {
  expect(said('both', { parts: [{ key: 'card' }, { key: 'cards', args: { count: 3 } }] })).toBe('karta, 3 karty')
  expect([1, 2, 5, 22].map((count) => said('cards', { count }))).toEqual(['1 karta', '2 karty', '5 kart', '22 karty'])
})

test('numbers below zero have a minus sign, not a hyphen', () => {
  expect(said('cards', { count: -3 })).toBe('−3 karty')
})

test('another reader at the same table', () => {
  expect(said.at(['Ola', 'Tomek'], 1)('log', { who: { seat: 1 }, card: { key: 'card' } })).toBe('Bierzesz: karta.')
})

test('later files override earlier ones', () => {
  expect(words('pl', [TEXT, 'plain = Inne.'])('plain')).toBe('Inne.')
})

test('a hole in the wording is complained of and does not stop the match', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(said('nowhere')).toBe('nowhere')
  expect(said('plain.acc')).toBe('plain.acc')
  expect(complaint).toHaveBeenCalledTimes(2)
  complaint.mockRestore()
})

test('a message is known, and an attribute only where it has one', () => {
  expect(['card', 'card.acc', 'card.tap', 'cart', 'cart.acc'].map(said.knows)).toEqual([true, true, false, false, false])
})
