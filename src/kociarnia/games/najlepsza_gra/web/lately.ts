/** What each of the others did last: in a few words, and the cards that it was about. */
import type { Moment, Sitter } from '$page/board/contract'
import type { Motion, Say } from '$page/wire'

export interface Lately {
  say: Say
  faces: readonly string[]
}

const TOLD = new Set(['log-take', 'log-spray', 'log-adopt', 'log-cash'])

/** What must be remembered is told once, and not here. */
export function lately(
  { lines = [] }: Pick<Moment, 'lines'>,
  sitters: readonly Pick<Sitter, 'seat' | 'chair'>[],
  motions: readonly Motion[],
): ReadonlyMap<number, Lately> {
  const told = new Map<number, Lately>()
  for (const { say, chair, once } of lines) {
    const seat = sitters.find((sitter) => sitter.chair === chair)?.seat
    if (seat === undefined || once || !TOLD.has(say.key)) continue
    const from = say.key === 'log-take' ? 'grid.' : say.key === 'log-adopt' ? 'stray.' : 'hand.'
    const faces = motions.filter(({ source }) => source.startsWith(from)).map(({ face }) => face ?? '')
    told.set(seat, { say: { ...say, key: say.key.replace('log-', 'since-') }, faces })
  }
  return told
}
