/** Coats: the papers a cat is cut from, and what is asked of a cat to be drawn. */
import type { Pose } from './poses'
import { lum } from './paper'

export const COATS = ['solid', 'tabby', 'tuxedo', 'calico', 'siamese', 'spotted', 'striped', 'longhair'] as const
export const MOODS = ['calm', 'happy', 'curious', 'grumpy', 'sleepy'] as const
export type Coat = (typeof COATS)[number]
export type Mood = (typeof MOODS)[number]
export interface Papers {
  base: string
  mark: string
  light: string
  eye: string
}
export interface CatSpec extends Partial<Papers> {
  pose: Pose
  coat: Coat
  mood?: Mood
  ears?: number // .75 small .. 1.25 tall
  cheeks?: number // .9 narrow .. 1.1 broad
  plump?: number // .92 slim .. 1.1 stout (torso only)
  look?: readonly [number, number] // where the face is turned, -6..6
  tilt?: number // extra tilt of the head, degrees
  flip?: boolean // face right instead of left
  edge?: string // rim of light (night scenes) drawn up and left of the silhouette
  cast?: string // or a flat cast shadow, down and right (day scenes)
  lines?: boolean // keep the main brush lines at detail 0
  detail?: 0 | 1 | 2 // 0 silhouette and eyes (heaps, pips), 1 no texture (<= 64 px), 2 full
  folk?: string // ornament cut into the haunch: path data, radius 10 around 0,0
  over?: string
  overHead?: string // extra markings, clipped by torso / head (harlequin, bread, armour)
  seed?: number
}

/** Defaults that make each coat a plausible cat; every paper can be overridden. */
export const COAT: Record<Coat, Papers> = {
  solid: { base: '#2d2944', mark: '#4a4568', light: '#4a4568', eye: '#f4c64e' },
  tabby: { base: '#a98a67', mark: '#54402f', light: '#efdebf', eye: '#b4c457' },
  tuxedo: { base: '#2d2944', mark: '#4a4568', light: '#fff8ea', eye: '#b6c95c' },
  calico: { base: '#fff5e3', mark: '#2d2944', light: '#dd7d34', eye: '#e7ad3f' },
  siamese: { base: '#f0e0c4', mark: '#57413f', light: '#fbf3e2', eye: '#79b8e0' },
  spotted: { base: '#dcaa58', mark: '#6f4226', light: '#f9e6bf', eye: '#86b063' },
  striped: { base: '#e28737', mark: '#b04f1f', light: '#fbdcab', eye: '#9cba55' },
  longhair: { base: '#8d95ad', mark: '#666d87', light: '#e6e8ec', eye: '#f0a845' },
}

/** Ears and cheeks that come with a coat. */
export const BREED: Partial<Record<Coat, readonly [number, number]>> = {
  siamese: [1.15, 0.92],
  longhair: [0.78, 1.04],
  spotted: [1.05, 0.97],
  tuxedo: [0.92, 1],
  calico: [0.9, 1.03],
}
export const isDark = (c: string) => lum(c) < 0.12
export function papers(s: CatSpec): Papers {
  const C = { ...COAT[s.coat] }
  for (const k of ['base', 'mark', 'light', 'eye'] as const) if (s[k]) C[k] = s[k]!
  return C
}
