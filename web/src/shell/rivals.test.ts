import { expect, test } from 'vitest'
import { words } from '../words/words'
import { catsSaid } from './rivals'

const own = words(
  'en',
  ['several-kot = a cat', 'several-kociak = { $count } kittens', 'several-kocur = a tomcat'].map((line) => `${line}\n`),
)
const chairs = (...levels: string[]) => levels.map((level) => ({ kind: 'bot' as const, level }))

test('cats are listed as in a sentence', () => {
  expect(catsSaid(own, chairs('kot'))).toBe('a cat')
  expect(catsSaid(own, chairs('kociak', 'kot', 'kociak', 'kocur'))).toBe('2 kittens, a cat and a tomcat')
})
