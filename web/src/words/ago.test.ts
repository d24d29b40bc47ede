import { expect, test } from 'vitest'
import { ago } from './ago'

test.each([
  [3, 'pl', 'teraz'],
  [59, 'en', 'now'],
  [12 * 60 + 30, 'pl', '12 minut temu'],
  [2 * 3600, 'en', '2 hours ago'],
  [30 * 3600, 'pl', 'wczoraj'],
  [9 * 86_400, 'en', 'last week'],
  [400 * 86_400, 'pl', 'w zeszłym roku'],
  [-5, 'pl', 'teraz'], // the clock of the house is ahead
] as const)('%d seconds in %s are %s', (passed, language, told) => expect(ago(1e9, language, 1e9 + passed)).toBe(told))
