import { expect, test } from 'vitest'
import { parted } from './records'

test('a text of several records is parted where each begins', () => {
  const one = 'kociarnia record 1\ngame: a 1\n\n0 pass\n'
  const two = 'kociarnia record 1\ngame: b 2\n\n* deal 3\n'
  expect(parted(`${one}\n${two}`)).toEqual([`${one}\n`, two])
  expect(parted('something else')).toEqual([])
})
