/** Words on the table that are not in the scene: how places are read aloud, what a tap does. */
import { spoken } from '$page/board/readAloud'
import type { Choice, Zone } from '$page/wire'
import type { Words } from '$page/words/words'
import { pieces } from './scene'

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
