/** What each kitten has done since its turn began: the spell, and what came of it, in a few words. */
import type { Arg, Say, Told } from '$page/wire'

export interface Lately {
  spell: Say | null
  say: Say | null
  face: string // the card that it was about
}

const said = (arg: Arg | undefined): Say | null => (typeof arg === 'object' && 'key' in arg ? arg : null)
const SHORT = new Set(
  ['place', 'place-own', 'discard', 'discard-own', 'purge', 'purge-own', 'with', 'give', 'chapter', 'chapter-left', 'chapters']
    .concat(['felled', 'felled-surplus'])
    .map((name) => `log-${name}`),
)

export function lately(before: ReadonlyMap<number, Lately>, lines: readonly Told[]): ReadonlyMap<number, Lately> {
  const now = new Map(before)
  for (const { say } of lines) {
    const who = say.args?.who
    if (typeof who !== 'object' || !('seat' in who)) continue
    const known = now.get(who.seat) ?? { spell: null, say: null, face: '' }
    if (say.key === 'log-turn') now.set(who.seat, { spell: null, say: null, face: '' })
    else if (say.key === 'log-cast') now.set(who.seat, { spell: said(say.args?.spell), say: null, face: '' })
    else if (SHORT.has(say.key)) now.set(who.seat, { ...known, say: shortened(say), face: faceOf(say) || known.face })
  }
  return now
}

/** Of the two cards of a swap, their names will do. */
function shortened({ key, args }: Say): Say {
  const cards = key === 'log-with' ? { one: said(args?.one)?.args?.card, other: said(args?.other)?.args?.card } : {}
  const known = Object.fromEntries(Object.entries({ ...args, ...cards }).filter(([, arg]) => arg !== undefined))
  return { key: key.replace('log-', 'since-'), args: known as Record<string, Arg> }
}

const faceOf = ({ args }: Say) => said(said(args?.other)?.args?.card ?? args?.card)?.key.replace(/^(one|all|card)-/, '') ?? ''
