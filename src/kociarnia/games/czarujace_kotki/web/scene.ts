/**
 * The scene of Czarujące kotki as its board draws it: kittens with chapters, curses, the deck and how far off the professor is.
 */
import type { Arg, Piece, Say, Scene, Zone } from '$page/wire'
import type { Ing } from './art/ingredients'
import { box } from './art/cardParts'

/** The place of one kind at a chapter: every kind has its own, so that the eye finds it. */
export interface Slot {
  kind: Ing
  piece: Piece | null
  have: number
  need: number | null // how many the curse needs; null: there is none
}
export interface Chapter {
  key: string
  zone: Zone
  number: number
  slots: readonly Slot[]
  closed: boolean
  ready: boolean
}
export interface Kitten {
  seat: number
  zone: Zone
  kitten: string // a key of cards.toml; empty: not chosen yet
  spells: readonly Piece[]
  goal: Say | null // null: hidden
  chapters: readonly Chapter[]
  felled: Zone
  surplus: readonly Ing[]
}
export interface Curse {
  zone: Zone
  number: number
  piece: Piece | null
  closed: boolean
}
export interface Deck {
  zone: Zone
  left: number
  parts: readonly { key: string; cards: number; cats: number }[]
  professor: Say | null
}
export interface BoardScene {
  kittens: readonly Kitten[]
  curses: readonly Curse[]
  waiting: Zone // the curse deck
  deck: Deck
  pile: Zone
  held: Piece | null
  looked: Zone | null
  choosing: Zone | null // kittens to choose from
  turn: number // whose turn it is, or -1
  rules: Zone | null // new rules and chaos effects in force
  left: number // curses that are still to be felled
}

const NOWHERE: Zone = { key: '', label: { key: 'face-down' } }
const KINDS = box.ingredient.map(({ key }) => key as Ing)
const said = (arg: Arg | undefined): Say | null => (typeof arg === 'object' && 'key' in arg ? arg : null)
const number = (arg: Arg | undefined) => (typeof arg === 'number' ? arg : 0)
export const pieces = (zone: Zone | undefined) => (zone?.pieces ?? []).filter((piece) => piece !== null)
/** The card that a message names: `card-triplets` is the goal triplets. */
export const cardOf = (say: Say | null) => say?.key.replace(/^card-/, '') ?? ''
export const goalOf = (goal: Say | null) => cardOf(said(goal?.args?.goal))
/** Cards that a message names by their letters: one is `letter-scroll`, several are the first and the rest. */
export function kindsOf(arg: Arg | undefined): Ing[] {
  const say = said(arg)
  if (!say) return []
  return say.key === 'letters'
    ? [...kindsOf(say.args?.first), ...kindsOf(say.args?.rest)]
    : [say.key.replace(/^letter-/, '') as Ing]
}
const times = (kinds: readonly Ing[], kind: Ing) => kinds.filter((one) => one === kind).length

export function readScene(scene: Scene): BoardScene {
  const zones = new Map(scene.zones.map((zone) => [zone.key, zone]))
  const zone = (key: string) => zones.get(key) ?? NOWHERE
  const deck = zone('deck')
  const { who, left } = scene.facts?.find(({ key }) => key === 'fact-turn')?.args ?? {}
  return {
    kittens: scene.zones.filter(({ key }) => /^kitten\.\d+$/.test(key)).map((one) => kittenOf(one, scene.zones)),
    curses: scene.zones
      .filter(({ key }) => key.startsWith('chapter.'))
      .map((one) => ({
        zone: one,
        number: number(one.label.args?.chapter),
        piece: pieces(one)[0] ?? null,
        closed: isClosed(one),
      })),
    waiting: zone('curses'),
    deck: {
      zone: deck,
      left: pieces(deck)[0]?.copies ?? pieces(deck).length,
      parts: partsOf(deck),
      professor: deck.notes?.find(({ key }) => key.startsWith('note-professor')) ?? null,
    },
    pile: zone('pile'),
    held: pieces(zones.get('hand'))[0] ?? null,
    looked: zones.get('looked') ?? null,
    choosing: zones.get('kittens') ?? null,
    turn: typeof who === 'object' && 'seat' in who ? who.seat : -1,
    rules: zones.get('rules') ?? null,
    left: number(left),
  }
}

/** Whether a seat's token lies on a spell: it is not cast again at once. */
export const isCovered = (spell: Piece) => spell.marks?.some(({ key }) => key === 'mark-token') ?? false
const isClosed = (zone: Zone) => zone.notes?.some(({ key }) => key === 'note-closed') ?? false

function partsOf(deck: Zone) {
  const parts = deck.notes?.find(({ key }) => key === 'note-deck')?.args?.parts
  return (Array.isArray(parts) ? parts : [])
    .filter(({ key }) => key !== 'part-none')
    .map(({ key, args }) => ({ key, cards: number(args?.cards), cats: number(args?.cats) }))
}

function kittenOf(zone: Zone, zones: readonly Zone[]): Kitten {
  const seat = zone.owner ?? -1
  const felled = zones.find(({ key }) => key === `felled.${seat}`) ?? NOWHERE
  const goal = zone.notes?.find(({ key }) => key === 'note-goal' || key === 'note-goal-reconstructed')
  return {
    seat,
    zone,
    kitten: cardOf(said(zone.notes?.find(({ key }) => key === 'note-kitten')?.args?.kitten)),
    spells: pieces(zone),
    goal: goal ?? null,
    chapters: zones.filter(({ key }) => key.startsWith(`area.${seat}.`)).map(chapterOf),
    felled,
    surplus: kindsOf(felled.notes?.find(({ key }) => key === 'note-surplus')?.args?.spare),
  }
}

function chapterOf(zone: Zone): Chapter {
  const note = zone.notes?.[0]
  const [lacks, spare] = [kindsOf(note?.args?.lacks), kindsOf(note?.args?.spare)]
  const cursed = note?.key === 'note-lacks' || note?.key === 'note-ready'
  return {
    key: zone.key,
    zone,
    number: number(zone.label.args?.chapter),
    closed: isClosed(zone),
    ready: note?.key === 'note-ready',
    slots: KINDS.map((kind) => {
      const piece = pieces(zone).find(({ face }) => face === kind) ?? null
      const have = piece ? (piece.copies ?? 1) : 0
      return { kind, piece, have, need: cursed ? have + times(lacks, kind) - times(spare, kind) : null }
    }),
  }
}
