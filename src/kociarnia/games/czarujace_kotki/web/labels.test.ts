import type { Picker } from '$page/board/picker.svelte'
import { words } from '$page/words/words'
import { expect, test } from 'vitest'
import { outcomeOf } from './labels'
import type { Chapter } from './scene'

const said = words('en', [
  'tag-outcome = { $card } { $have }/{ $need }\ntag-surplus = surplus\ntag-place = place\ncard-scroll = scroll\n',
])
const picker = { taken: [], open: [{ at: ['area.0.1'], label: { key: 'do-place' } }] } as unknown as Picker

test.each([
  [0, 2, 'scroll 1/2'],
  [1, 1, 'surplus'],
  [0, 0, 'surplus'],
  [0, null, 'place'],
])('with %i of %s a scroll there would be: %s', (have, need, told) => {
  const chapter = { key: 'area.0.1', slots: [{ kind: 'scroll', have, need }] } as unknown as Chapter
  expect(outcomeOf(chapter, 'scroll', picker, said)).toBe(told)
})
