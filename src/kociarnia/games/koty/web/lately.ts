/** What each player did last, in a few words and with the card that it was about. */
import type { Moment, Sitter } from '$page/board/contract'
import type { Motion, Say } from '$page/wire'

export interface Lately {
  say: Say
  face: string
}

/** The first line of a move that has a short form is what the move was; `since-…` words it. */
export function lately(
  { lines = [] }: Moment,
  sitters: readonly Sitter[],
  motions: readonly Motion[],
): ReadonlyMap<number, Lately> {
  const told = new Map<number, Lately>()
  for (const { say, chair } of lines) {
    const seat = sitters.find((sitter) => sitter.chair === chair)?.seat
    if (seat === undefined || !SHORT.has(say.key)) continue
    const face = motions.find(({ source }) => source === `hand.${seat}` || source.startsWith(`hand.`))?.face ?? ''
    told.set(seat, { say: { ...say, key: say.key.replace('log-', 'since-') }, face })
  }
  return told
}

const SHORT = new Set(
  ['lay', 'lay-nine', 'friends', 'fight', 'chase', 'attack-friends', 'attack-fight', 'cover', 'cover-raven', 'exchange']
    .concat(['exchange-hidden', 'moth', 'bat', 'dragon'])
    .map((name) => `log-${name}`),
)
