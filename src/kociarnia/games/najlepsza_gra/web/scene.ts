/** The scene as this board draws it: the grid and its lines, strays, piles, and what each player has. */
import type { Moment } from '$page/board/contract'
import type { Choice, Piece, Say, Scene, Zone } from '$page/wire'
import type { Words } from '$page/words/words'
import type { Food } from './art/food'
import { wantsOf } from './pictures'

export const FOODS: readonly Food[] = ['chicken', 'tuna', 'milk', 'delicacy']
export const LINES = ['row1', 'row2', 'row3', 'column1', 'column2', 'column3'] as const
export type LineKey = (typeof LINES)[number]

export interface Home {
  seat: number
  front: Zone
  cats: readonly Piece[]
  treats: Readonly<Record<Food, number>>
  treatsZone: Zone
  hand: Zone
  held: number // cards in hand
  coins: number
}
export interface Line {
  key: LineKey
  piece: Piece
  guarded: boolean // the cat marker stands here
  places: readonly number[]
}
export interface BoardScene {
  grid: readonly (Piece | null)[]
  lines: readonly Line[]
  strays: Zone
  deck: Zone
  left: number // cards in the deck
  discards: Zone
  thrown: number
  homes: readonly Home[]
  feast: boolean // cats are fed, or all is counted
}

const NOTHING: Zone = { key: '', label: { key: 'nothing' } }
const present = (zone: Zone) => (zone.pieces ?? []).filter((piece) => piece !== null)
const count = (zone: Zone) => present(zone).reduce((sum, piece) => sum + (piece.copies ?? 1), 0)

export function readScene(scene: Scene): BoardScene {
  const zones = new Map(scene.zones.map((zone) => [zone.key, zone]))
  const zone = (key: string) => zones.get(key) ?? NOTHING
  return {
    grid: zone('grid').pieces ?? [],
    lines: LINES.flatMap((key, number) => {
      const piece = present(zone('lines')).find(({ at }) => at === key)
      const guarded = piece?.marks?.some((mark) => mark.key === 'mark-cat') ?? false
      return piece ? [{ key, piece, guarded, places: placesOf(number) }] : []
    }),
    strays: zone('strays'),
    deck: zone('main'),
    left: count(zone('main')),
    discards: zone('discards'),
    thrown: count(zone('discards')),
    homes: scene.zones.filter(({ key }) => key.startsWith('front.')).map((front) => homeOf(front, zone)),
    feast: scene.facts?.some(({ key }) => key === 'fact-feast' || key === 'fact-over') ?? false,
  }
}

const placesOf = (line: number) => [0, 1, 2].map((step) => (line < 3 ? 3 * line + step : line - 3 + 3 * step))

function homeOf(front: Zone, zone: (key: string) => Zone): Home {
  const seat = front.owner ?? -1
  const [treatsZone, hand] = [zone(`treats.${seat}`), zone(`hand.${seat}`)]
  const treats = { chicken: 0, tuna: 0, milk: 0, delicacy: 0 }
  for (const piece of present(treatsZone))
    if (piece.face && piece.face in treats) treats[piece.face as Food] = piece.copies ?? 1
  const coins = Number(front.notes?.find(({ key }) => key === 'note-tokens')?.args?.count ?? 0)
  return { seat, front, cats: present(front), treats, treatsZone, hand, held: count(hand), coins }
}

export type Bowl = 'full' | 'hungry' | 'lacks'
/** How a cat is: it can be fed or is fed, it stays hungry, or something is missing. */
export function bowlOf(cat: Piece): Bowl {
  const key = cat.marks?.[0]?.key
  return key === 'mark-enough' || key === 'mark-fed' ? 'full' : key === 'mark-hungry' ? 'hungry' : 'lacks'
}
/** What a cat still lacks, by kind; `any` is a treat of any kind. */
export function lackOf(cat: Piece): Partial<Record<Food | 'any', number>> {
  const mark = cat.marks?.find(({ key }) => key === 'mark-lacks')
  return mark ? foodIn(mark.args?.treats) : {}
}

/** What the cats that are still to be fed want of each kind. */
export function needsOf(home: Home): Readonly<Record<Food, number>> {
  const needs = { chicken: 0, tuna: 0, milk: 0, delicacy: 0 }
  for (const cat of home.cats)
    if (!cat.marks?.some(({ key }) => key === 'mark-fed' || key === 'mark-hungry'))
      for (const food of wantsOf(cat.face) ?? []) needs[food] += 1
  return needs
}

/** Treats that a message lists, such as “2 tuna, 1 milk”. */
export function foodIn(said: unknown): Partial<Record<Food | 'any', number>> {
  const found: Partial<Record<Food | 'any', number>> = {}
  const say = said as Say | undefined
  if (!say || typeof say !== 'object') return found
  if (say.key === 'food-one') return { any: Number(say.args?.most ?? 1) }
  const parts = say.key === 'list' ? (say.args?.parts as Say[] | undefined) : [say]
  for (const { key, args } of parts ?? []) if (key.startsWith('treats-')) found[key.slice(7) as Food] = Number(args?.count ?? 0)
  return found
}

/** The move that a proposed choice makes, without the word that it is proposed. */
export const plain = (choice: Choice): Say =>
  choice.label.key === 'do-proposed' ? (choice.label.args?.what as Say) : choice.label

/** The choice that a tap on this handle would make next. */
export const choiceAt = (open: readonly Choice[], taken: number, handle: string) =>
  open.find((choice) => choice.at?.[taken] === handle)

/** Whose turn each turn of the match is, the first one first; empty where that is not known. */
export function turnsOf({ scene, question }: Pick<Moment, 'scene' | 'question'>, seats: number): readonly number[] {
  const { turn, turns } = scene.facts?.find(({ key }) => key === 'fact-turn')?.args ?? {}
  const who = (question.args?.who as { seat?: number } | undefined)?.seat
  if (typeof turn !== 'number' || typeof turns !== 'number' || who === undefined || who < 0 || seats < 1) return []
  const first = question.key === 'ask-mark' ? who + 1 : who - (turn - 1) // the marker is set by whoever sits before the first
  return Array.from({ length: turns }, (_, place) => (((first + place) % seats) + seats) % seats)
}

/** A player's treats as they are read aloud. */
export const spokenTreats = ({ treats }: Home, words: Words) =>
  FOODS.flatMap((food) => (treats[food] ? [words(`treats-${food}`, { count: treats[food] })] : [])).join(', ') ||
  words('nothing')
