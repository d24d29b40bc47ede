/** Reads the marks of the scene: ways home that lie open, and how far the water of each figure runs. */
import type { Piece, Say, Scene, Zone } from '$page/wire'

export const zone = (scene: Scene, key: string): Zone | undefined => scene.zones.find((one) => one.key === key)
export const pieces = (scene: Scene, key: string): Piece[] => (zone(scene, key)?.pieces ?? []).filter((piece) => piece !== null)

export const text = (say: Say | undefined, name: string) => String(say?.args?.[name] ?? '')
export const count = (say: Say | undefined, name: string) => Number(say?.args?.[name] ?? 0)
export const note = (notes: readonly Say[] | undefined, key: string) => notes?.find((say) => say.key === key)

/** Where water runs through one card. */
export interface Canal {
  cell: string // its handle
  sides: string // "NE": in from the top, out to the right
}

/** A cat's way to a keeper, in the order of the water. */
export interface Way {
  face: string // the cat
  wave: number // of a chain reaction, from 1
  steps: Canal[]
}

export function ways(scene: Scene): Way[] {
  const found: Way[] = []
  for (const piece of pieces(scene, 'square')) {
    for (const mark of piece.marks ?? []) {
      if (mark.key !== 'mark-way') continue
      const way = (found[count(mark, 'way') - 1] ??= { face: text(mark, 'face'), wave: count(mark, 'wave'), steps: [] })
      way.steps[count(mark, 'step') - 1] = { cell: piece.at ?? '', sides: text(mark, 'sides') }
    }
  }
  return found
}

/** The canals that a figure's water fills: handle of the card, and the sides that it joins there. */
export function water(piece: Piece | undefined): Canal[] {
  const mark = piece?.marks?.find((one) => one.key === 'mark-water')
  const canals = text(mark, 'canals')
  return canals ? canals.split(' ').map((one) => ({ cell: `cell.${one.split('=')[0]}`, sides: one.split('=')[1] ?? '' })) : []
}

/** The cat that was won from this spot and has not been replaced yet. */
export const left = (piece: Piece) =>
  text(
    piece.marks?.find((mark) => mark.key === 'mark-left'),
    'face',
  )
