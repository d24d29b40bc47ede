/** The cards that a sentence names. */
import type { Arg, Say } from '../wire'

export interface Named {
  face: string
  name: Say // as a name stands by itself, unless the sentence knows no such message
}

const isSay = (arg: Arg): arg is Say => typeof arg === 'object' && 'key' in arg

/** Each once, in the order of the sentence: `card-<key>` names a card by itself, others say by `face` which one they name. */
export function facesIn(say: Say): Named[] {
  const found = new Map<string, Named>()
  const look = (one: Say) => {
    const face = typeof one.args?.face === 'string' ? one.args.face : /^card-([^.]+)/.exec(one.key)?.[1]
    if (face && !found.has(face)) found.set(face, { face, name: { ...one, key: one.key.replace(/^(card-[^.]+)\..*/, '$1') } })
    for (const arg of Object.values(one.args ?? {})) (Array.isArray(arg) ? arg : isSay(arg) ? [arg] : []).forEach(look)
  }
  look(say)
  return [...found.values()]
}
