/** What each player did last, in a few words and with the card that it was about. */
import type { Moment, Sitter } from '$page/board/contract'
import type { Say } from '$page/wire'
import { facesIn } from '$page/words/facesIn'

export interface Lately {
  say: Say
  face: string
}

/** The first line of a move that has a short form is what the move was; `since-…` words it. */
export function lately({ lines = [] }: Moment, sitters: readonly Sitter[]): ReadonlyMap<number, Lately> {
  const told = new Map<number, Lately>()
  for (const { say, chair } of lines) {
    const seat = sitters.find((sitter) => sitter.chair === chair)?.seat
    if (seat === undefined || !SHORT.has(say.key)) continue
    told.set(seat, { say: { ...say, key: say.key.replace('log-', 'since-') }, face: faceOf(say) })
  }
  return told
}

/** As the line names it: whoever comes back sees no card move. */
function faceOf(say: Say): string {
  const night = NIGHT.find((name) => say.key === `log-${name}`)
  const { card, cards = [] } = say.args ?? {}
  const [named] = facesIn({ key: '', args: { card: card ?? cards } })
  return night ?? (named?.name.key.startsWith('card-as') ? 'joker' : (named?.face ?? ''))
}

const NIGHT = ['moth', 'bat', 'dragon']
const SHORT = new Set(
  ['lay', 'lay-nine', 'friends', 'fight', 'chase', 'attack-friends', 'attack-fight', 'cover', 'cover-raven', 'exchange']
    .concat(['exchange-hidden', ...NIGHT])
    .map((name) => `log-${name}`),
)
