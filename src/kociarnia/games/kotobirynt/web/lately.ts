/** What each of the others did last, in a few words; a cat that has come home is told before the card that was turned for it. */
import type { Moment, Sitter } from '$page/board/contract'
import type { Say } from '$page/wire'

const TOLD = ['log-pass', 'log-rotate', 'log-insert', 'log-won'] // the later, the more it is worth telling

export function lately(
  { lines = [] }: Pick<Moment, 'lines'>,
  sitters: readonly Pick<Sitter, 'seat' | 'chair'>[],
): ReadonlyMap<number, Say> {
  const told = new Map<number, Say>()
  for (const { say, chair } of lines) {
    const seat = sitters.find((sitter) => sitter.chair === chair)?.seat
    const rank = TOLD.indexOf(say.key)
    if (seat === undefined || rank < 0) continue
    const before = TOLD.indexOf(told.get(seat)?.key.replace('since-', 'log-') ?? '')
    if (rank >= before) told.set(seat, { ...say, key: say.key.replace('log-', 'since-') })
  }
  return told
}
