/** What shines on the canals: ways home, and how far the water of each figure runs. */
import type { Piece, Say } from '$page/wire'
import { text, water, type Way } from './scene'

export interface Lit {
  sides: string // of the card: "NE"
  kind: 'way' | 'cat' | 'keeper' | 'plain'
  order?: number // on a way home: later cards light up later
}

const WAVE = 5 // so many cards later the next wave of a chain lights up

interface Seen {
  tiles: readonly Piece[]
  figures: readonly Piece[] // whoever stands on the quay
  ways: readonly Way[]
  near: string // pointing at a figure shows its water alone
  patterns: boolean // every canal gets a line
}

/** For each card, by its handle, what shines there. */
export function lights({ tiles, figures, ways, near, patterns }: Seen): Map<string, Lit[]> {
  const found = new Map<string, Lit[]>()
  const light = (cell: string, one: Lit) => found.set(cell, [...(found.get(cell) ?? []), one])
  if (patterns) {
    for (const piece of tiles) {
      for (const canal of text(piece.label.args?.what as Say, 'sides').split(' + '))
        light(piece.at ?? '', { sides: canal.replaceAll('–', ''), kind: 'plain' })
    }
  }
  const pointed = figures.find((piece) => piece.at === near)
  for (const piece of pointed ? [pointed] : figures) {
    const what = piece.label.args?.what as Say | undefined
    for (const { cell, sides } of water(piece)) light(cell, { sides, kind: what?.key === 'cat' ? 'cat' : 'keeper' })
  }
  for (const way of ways) {
    way.steps.forEach(({ cell, sides }, order) => light(cell, { sides, kind: 'way', order: order + (way.wave - 1) * WAVE }))
  }
  return found
}
