/** What stands on the tile of a game for those who come back: how much of it they have learnt, and with whom they play it. */
import { goals } from '../storage/goals'
import { lastSetup } from '../storage/lastSetup'
import { lessons } from '../storage/lessons'
import type { GameInfo } from '../wire'
import type { Words } from '../words/words'
import { catsSaid } from './rivals'

const taught = ({ key, lessons: all = {} }: GameInfo) => Object.keys(all).filter((name) => lessons.done(key, name)).length

/** Has nobody here seen what it is about, or begun to learn it? */
export const isNew = ({ key, lessons: all = {} }: GameInfo): boolean =>
  !!all['first'] && goals.due(key) && !Object.keys(all).some((name) => lessons.done(key, name) || lessons.begun(key, name))

export function tileNote(own: Words, game: GameInfo): string {
  if (isNew(game)) return own('tile-new')
  const of = Object.keys(game.lessons ?? {}).length
  const cats = (lastSetup.of(game.key)?.chairs ?? []).filter(({ kind }) => kind === 'bot')
  const said = [of ? own('tile-lessons', { done: taught(game), of }) : '', cats.length ? catsSaid(own, cats) : '']
  return said.filter(Boolean).join(' · ')
}
