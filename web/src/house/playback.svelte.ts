/** A match that is looked back at, step by step: fetched in reels, as far as it is looked at. */
import { api, type ZoneOrFace } from './api'
import type { About, Motion, Replay, ReplayStep } from '../wire'

const REEL = 100 // steps that are fetched at once

/** Where the steps come from: a table of the house, or a record that somebody brought. */
export type Source = { table: string; match: number } | { record: string }

export class Playback {
  /** What is known of the whole; null until the first reel is here. */
  head: Replay | null = $state.raw(null)
  step: ReplayStep | null = $state.raw(null)
  at = $state(0)
  trouble: unknown = $state.raw(null)
  #reels = new Map<number, Promise<ReplayStep[]>>()

  constructor(
    readonly source: Source,
    readonly eyes: number,
  ) {}

  get plies(): number {
    return this.head?.plies ?? 0
  }

  /** Go to this step. */
  async show(ply: number): Promise<void> {
    try {
      const wanted = Math.max(0, this.head ? Math.min(ply, this.plies) : ply)
      this.at = wanted
      const found = (await this.#reel(Math.floor(wanted / REEL))).find((step) => step.ply === wanted)
      if (this.at !== wanted) return // somebody has gone on in the meantime
      if (found) this.step = found
      else if (this.head && wanted > this.plies) await this.show(this.plies)
      if (this.head && (wanted % REEL) + 10 > REEL && wanted + 10 < this.plies) void this.#reel(Math.floor(wanted / REEL) + 1)
    } catch (error) {
      this.trouble = error
    }
  }

  /** What moves on the way to this step. */
  async motions(ply: number): Promise<readonly Motion[]> {
    const reel = await this.#reel(Math.floor(ply / REEL)).catch(() => [])
    return reel.find((step) => step.ply === ply)?.motions ?? []
  }

  /** All lines up to the step that is shown, as far as they have been fetched. */
  async lines(upTo: number) {
    const reels = await Promise.all(Array.from({ length: Math.floor(upTo / REEL) + 1 }, (_, number) => this.#reel(number)))
    return reels.flat().flatMap((step) => (step.ply <= upTo ? (step.lines ?? []) : []))
  }

  /** All about the pieces of one place, or about a card that lies at none, in the step that is shown. */
  inspect(place: ZoneOrFace): Promise<readonly (About | null)[]> {
    const { source, eyes } = this
    const at = this.step?.ply ?? this.at // what is seen; the step that is wanted may still be on its way
    return 'record' in source
      ? api.cardsOfRecord({ record: source.record, eyes, start: at, ...place })
      : api.cardsAt(source.table, source.match, eyes, at, place)
  }

  #reel(number: number): Promise<ReplayStep[]> {
    const made = this.#reels.get(number) ?? this.#fetch(number)
    this.#reels.set(number, made)
    return made
  }

  async #fetch(number: number): Promise<ReplayStep[]> {
    const [start, end] = [number * REEL, number * REEL + REEL - 1]
    const { source, eyes } = this
    const part =
      'record' in source
        ? await api.read({ record: source.record, eyes, start, end })
        : await api.replay(source.table, source.match, eyes, start, end)
    this.head ??= part
    return part.steps
  }
}
