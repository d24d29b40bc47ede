import { expect, test } from 'vitest'
import type { OptionInfo } from '../wire'
import { goalArguments } from './goalArguments'

const options: OptionInfo[] = [
  { key: 'long', kind: 'yes', default: 'no', implies: ['bold'] },
  { key: 'bold', kind: 'yes', default: 'no' },
  { key: 'points', kind: 'number', default: '100' },
  { key: 'mode', kind: 'choice', default: 'usual', choices: ['usual', 'team'] },
]

test('every option has its default, a number is a number', () => {
  expect(goalArguments({ options }, 3, {})).toEqual({ players: 3, long: 'no', bold: 'no', points: 100, mode: 'usual' })
})

test('what is chosen brings along what it implies', () => {
  const chosen = { long: 'yes', points: '70', mode: 'team' }
  expect(goalArguments({ options }, 4, chosen)).toEqual({ players: 4, long: 'yes', bold: 'yes', points: 70, mode: 'team' })
})
