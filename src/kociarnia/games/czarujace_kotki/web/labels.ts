/** Words on the table that are not in the scene: how places are read aloud, what a tap does. */
import { spoken } from '$page/board/readAloud'
import type { Picker } from '$page/board/picker.svelte'
import type { Choice, Zone } from '$page/wire'
import type { Words } from '$page/words/words'
import { pieces, type Chapter } from './scene'

/** A place as it is read aloud: whose, what lies there, what it lacks. */
export const placeSpoken = (zone: Zone, words: Words) =>
  [
    words(zone.label),
    pieces(zone)
      .map((piece) => spoken(piece, words))
      .join(', '),
    ...(zone.notes ?? []).map((note) => words(note)),
  ]
    .filter(Boolean)
    .join(': ')

/** The short word on a live target: what a tap there does. */
export function tagOf(handle: string, taken: number, open: readonly Choice[], words: Words): string {
  const choice = open.find(({ at }) => at?.[taken] === handle)
  return choice ? words(choice.label.key.replace(/^do-/, 'tag-').replace(/-only$/, ''), choice.label.args) : ''
}

/** The word on a live chapter: how many of the card's kind there will be of how many the curse needs, or that none is needed. */
export function outcomeOf({ key, slots }: Chapter, held: string, { taken, open }: Picker, words: Words): string {
  const slot = slots.find(({ kind }) => kind === held)
  const places = open.some(({ at, label }) => at?.[taken.length] === key && label.key === 'do-place')
  if (!slot || !places) return tagOf(key, taken.length, open, words)
  if (slot.need === null) return words('tag-place', {})
  if (slot.have >= slot.need) return words('tag-surplus', {})
  return words('tag-outcome', { card: { key: `card-${held}` }, have: String(slot.have + 1), need: String(slot.need) })
}

const VOWEL = 'aeiouyąęó'
const SYLLABLE = new RegExp(`([${VOWEL}])(?=[^${VOWEL}][${VOWEL}])`, 'g')
/** A long name may be broken between syllables. */
export const hyphenated = (name: string) =>
  name
    .split(' ')
    .map((word) => (word.length > 9 ? word.replace(SYLLABLE, '$1\u00ad') : word))
    .join(' ')
