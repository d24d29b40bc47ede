/** What the others have done since my last turn, as the house tells it: shown until my first tap, and seen again on the table. */
import { tick } from 'svelte'
import { fly, noted } from '../board/fly'
import type { PastMoment, Turn } from '../wire'

const PAUSE = 450 // ms that the table as it was lies there before the next moment

const wait = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

export class Recap {
  turns: readonly Turn[] = $state.raw([])
  /** Asked for, and not yet told. */
  awaited = $state(false)
  /** Of these, the one that is just seen again. */
  playing: Turn | null = $state.raw(null)
  /** The moment of it that is shown; without a scene, where memory is the game, only its pieces move over the table. */
  moment: PastMoment | null = $state.raw(null)
  /** How many moments have been shown. */
  shown = 0
  /** Where the table is drawn as it was. */
  stage: HTMLElement | null = null
  #films: Promise<readonly Turn[]> | null = null

  /** `films`: the same turns with the table as it was. */
  constructor(readonly films: () => Promise<readonly Turn[]>) {}

  open(turns: readonly Turn[]): void {
    this.close()
    this.turns = turns
  }

  close(): void {
    this.turns = []
    this.stop()
    this.#films = null
  }

  /** Back to the table as it is. */
  stop(): void {
    this.playing = this.moment = null
  }

  /** These turns once more, move by move at normal speed, until they are over or somebody has seen enough. */
  async again(turns: readonly Turn[], board: HTMLElement | null, calm: boolean): Promise<void> {
    if (!board || this.playing) return
    const all = this.turns
    const films = await (this.#films ??= this.films())
    if (this.turns !== all || this.playing) return
    for (const turn of turns) {
      this.playing = turn
      for (const moment of films[all.indexOf(turn)]?.moments ?? []) {
        await this.#show(moment, board, calm)
        if (this.playing !== turn) return
      }
    }
    this.stop()
  }

  async #show(moment: PastMoment, board: HTMLElement, calm: boolean): Promise<void> {
    const turn = this.playing
    const motions = moment.motions ?? []
    const before = noted(this.stage ?? board, motions)
    this.shown += 1
    this.moment = moment
    await tick()
    await fly(this.stage ?? board, motions, before, { pace: 1, calm })
    if (moment.scene && this.playing === turn) await wait(PAUSE)
  }
}
