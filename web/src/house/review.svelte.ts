/** A match that is looked back at with the strongest cat: its judgements come one after the other, as long as somebody waits. */
import type { Decision, Review } from '../wire'
import { api } from './api'

const PAUSE = 700 // ms between two questions whether there is more

export class LookingBack {
  review: Review | null = $state.raw(null)
  of = $state(0)
  trouble: unknown = $state.raw(null)
  #gone = false

  constructor(
    readonly table: string,
    readonly match: number,
    readonly eyes: number | null, // null: whose, the house says
    readonly open: boolean,
  ) {
    void this.#ask()
  }

  get thinking(): boolean {
    return this.review !== null && this.review.decisions.length < this.of
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#gone = true
  }

  async #ask(): Promise<void> {
    while (!this.#gone && (this.review === null || this.thinking)) {
      try {
        const { review, of } = await api.review(this.table, this.match, this.eyes, this.open)
        if (this.#gone) return
        if (review.decisions.length < (this.review?.decisions.length ?? 0)) throw new Error('it was begun anew')
        this.of = of
        this.review = review
      } catch (error) {
        this.trouble = error
        return
      }
      if (this.thinking) await new Promise((done) => setTimeout(done, PAUSE))
    }
  }
}

/** The turn that a decision belongs to, counted from 0. */
export const turnOf = ({ standings }: Review, { ply }: Decision): number =>
  Math.max(
    0,
    standings.findLastIndex((standing) => standing.ply <= ply),
  )
