/** What the others have done since my last turn, as the house tells it: shown until my first tap, and seen again on the table. */
import { tick } from 'svelte'
import { fly, noted } from '../board/fly'
import type { Turn } from '../wire'

export class Recap {
  turns: readonly Turn[] = $state.raw([])
  /** The turn that is just seen again. */
  playing: Turn | null = $state.raw(null)

  close(): void {
    this.turns = []
    this.playing = null
  }

  /** These turns once more on the table, move by move at normal speed, until they are over or the strip has gone. */
  async again(turns: readonly Turn[], board: HTMLElement | null, calm: boolean): Promise<void> {
    if (!board || this.playing) return
    for (const turn of turns) {
      this.playing = turn
      await tick() // what flies is drawn first
      for (const motions of turn.moments ?? []) {
        if (this.playing !== turn) return
        await fly(board, motions, noted(board, motions), { pace: 1, calm })
      }
    }
    this.playing = null
  }
}
