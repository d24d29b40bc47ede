import { expect, test } from 'vitest'
import { clauses, parts } from './rulebook'

test('marking is typeset', () => {
  expect(parts('**A** calls *Pobudka!* by `cards.toml`, 3 * 2')).toEqual([
    { text: 'A', strong: true },
    { text: ' calls ' },
    { text: 'Pobudka!', stressed: true },
    { text: ' by ' },
    { text: 'cards.toml', code: true },
    { text: ', 3 * 2' },
  ])
})

test('a chapter has clauses and paragraphs', () => {
  const [play, glossary] = clauses([
    { key: 'R1', chapter: 'Play', text: 'Take a card.' },
    { key: '', chapter: 'Glossary', text: 'cat – kot' },
  ])
  expect([play.clauses.length, play.paragraphs.length]).toEqual([1, 0])
  expect([glossary.clauses.length, glossary.paragraphs.length]).toEqual([0, 1])
})
