/** What a board is given, and what it may tell about itself. BOARDS.md explains it with an example. */
import type { Component } from 'svelte'
import type { CardArt, CardWords } from '../art/frame'
import type { Picker } from './picker.svelte'
import type { Settings } from '../storage/settings.svelte'
import type { Account, Choice, Motion, Piece, Result, Say, Scene, Table, Told } from '../wire'
import type { Words } from '../words/words'

/** A moment of a match as one pair of eyes sees it: an `Update` of a running match and a `ReplayStep` of a replay both are one. */
export interface Moment {
  match?: number
  ply: number
  eyes: number // the seat, or -1: the audience
  scene: Scene
  question: Say
  waiting: number[] // seats that may answer now
  choices?: Choice[]
  accounts?: Account[]
  lines?: Told[]
  motions?: Motion[]
  result?: Result | null
}

/** Who sits at a seat of the match. */
export interface Sitter {
  seat: number
  chair: number // of the table; colours and discs go by it, since seats change with every match
  name: string
  bot: string // its level; empty: a person
  mine: boolean // this browser's
  me: boolean // the one through whose eyes we look
  you: boolean // … and who reads this alone: strips and results say “you”
  away: boolean // a person who is not connected
  kept: boolean // … and a bot plays meanwhile
  waiting: boolean // we wait for it
  side: number // its team, or -1
}

export interface BoardProps {
  scene: Scene // what to draw; while a move is previewed, the table as it would be
  choices: readonly Choice[] // mine; empty when I am not asked
  update: Moment
  table: Table
  sitters: readonly Sitter[] // by seat
  words: Words // of this game, for this reader
  picker: Picker
  settings: Settings
  motions: readonly Motion[] // those that led to this scene; the shell flies them, a board may add to it
}

/** The module of a game's `web/Board.svelte`. */
export interface BoardModule {
  default: Component<BoardProps>
  /** `export const fills = true` in its module script: it is composed for the whole window; else it scrolls above the bar. */
  fills?: boolean
  /**
   * `export const showsOnce = true`: the board itself shows what is told only once, and no slip of paper does; it is read aloud
   * all the same.
   */
  showsOnce?: boolean
}

/**
 * The drawings of a game, in its `web/cards.ts`: every card by its key of cards.toml (what `Piece.face` carries), and the back.
 */
export interface CardsModule {
  cards: readonly CardArt[]
  back?: (words?: CardWords) => string
  /** Index letters in the reader's language; without it those of the cards themselves, `letter-<key>`. */
  letters?: (words: Words) => Record<string, string>
}

/** How many of the pieces before this one share its handle: of equal pieces, which one it is. */
export function twins(pieces: readonly (Piece | null)[], place: number): number {
  return pieces.slice(0, place).filter((other) => other?.at && other.at === pieces[place]?.at).length
}

/** The handles that can be tapped in a scene: its places and its pieces. */
export function handles(scene: Scene): Set<string> {
  const found = new Set<string>()
  for (const zone of scene.zones) {
    found.add(zone.key)
    for (const piece of zone.pieces ?? []) if (piece?.at) found.add(piece.at)
  }
  return found
}
