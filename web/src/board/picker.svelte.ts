/**
 * From taps to one legal move. A choice names the handles that are tapped for it, in order; the picker keeps what has been tapped,
 * says which handles lead on, and hands over the choice when it is the only one left. It knows no rule: it only compares handles.
 */
import { untrack } from 'svelte'
import type { Choice } from '../wire'

export interface Picked {
  /** A choice is complete. */
  play(choice: Choice): void
  /** A tap that leads nowhere: these handles were tapped, the last one in vain. */
  refused(at: readonly string[]): void
}

export class Picker {
  /** The legal moves of the moment; empty when I am not asked. */
  choices: readonly Choice[] = $state.raw([])
  /** The handles tapped so far. */
  taken: readonly string[] = $state.raw([])
  /** A complete choice that waits to be confirmed. */
  chosen: Choice | null = $state.raw(null)
  /** The choice that was handed over; until the answer comes, boards can leave the table as they have shown it. */
  made: Choice | null = $state.raw(null)
  /** Handles that a hint points at. */
  hinted: ReadonlySet<string> = $state.raw(new Set<string>())
  /** The table still moves: what may be tapped is known, but nothing is live and no tap is heard before all has come to rest. */
  waits = $state(false)
  /** What cannot be taken back lightly asks for a second tap, whatever the setting; a board says which choices those are. */
  weighs: (choice: Choice) => boolean = () => false
  /** Handles that step back: beside them lies what a lesson asks for. */
  faded: ReadonlySet<string> = $state.raw(new Set<string>())

  /**
   * Of equal pieces, which share a handle: which one was tapped, for each of `taken`; missing ones are the first that are free.
   */
  #copies: readonly number[] = $state.raw([])
  #present: ReadonlySet<string> = $state.raw(new Set<string>())
  #confirm = () => false
  #picked: Picked
  #deaf = false

  /** The choices that begin with what has been tapped. */
  readonly open = $derived(this.choices.filter((choice) => begins(choice, this.taken)))
  /** Handles that lead on. */
  readonly live: ReadonlySet<string> = $derived(
    new Set(this.open.flatMap((choice) => choice.at?.slice(this.taken.length, this.taken.length + 1) ?? [])),
  )
  /** Choices that are offered as buttons: all their handles are tapped, or the next one is nowhere on the table. */
  readonly buttons = $derived(
    this.chosen
      ? []
      : this.open.filter((choice) => {
          const next = choice.at?.[this.taken.length]
          return next === undefined || !this.#present.has(next)
        }),
  )

  constructor(picked: Picked, confirm: () => boolean = () => false) {
    this.#picked = picked
    this.#confirm = confirm
  }

  /**
   * A new moment: other choices, another table. What was tapped stays if it still leads somewhere and the question is the same.
   */
  offer(choices: readonly Choice[], present: ReadonlySet<string>, keep: readonly string[] = []): void {
    this.choices = choices
    this.#present = present
    this.chosen = null
    this.made = null
    this.hinted = new Set()
    this.faded = new Set()
    if (keep !== untrack(() => this.taken)) this.#copies = [] // whoever offers within an effect must not wait for taps
    this.taken = keep.length > 0 && choices.some((choice) => begins(choice, keep)) ? keep : []
  }

  /** For a moment nothing is heard: a finger on its way to the table as it was must not answer the next question. */
  rest(milliseconds: number): void {
    this.#deaf = true
    setTimeout(() => (this.#deaf = false), milliseconds)
  }

  #deafened(): boolean {
    return this.#deaf || this.waits
  }

  /** Can a tap on this handle do something now? */
  isLive(handle: string): boolean {
    return !this.chosen && !this.waits && this.live.has(handle)
  }

  /** Was this handle tapped? Of equal pieces that share it, `copy` (from 0) is the one that is meant. */
  isTaken(handle: string, copy = 0): boolean {
    return this.taken.some((taken, place) => taken === handle && this.#copy(place) === copy)
  }

  /** Which of the pieces that share a handle was tapped. */
  #copy(place: number): number {
    const [handle, before] = [this.taken[place], this.taken.slice(0, place)]
    return this.#copies[place] ?? before.filter((taken) => taken === handle).length
  }

  /** A handle was tapped; of equal pieces that share it, number `copy`. */
  tap(handle: string, copy = 0): void {
    if (this.#deafened()) return
    if (this.chosen) {
      // A second tap on the last handle confirms; any other tap drops what was chosen and begins again.
      if (handle === this.chosen.at?.at(-1)) return this.confirm()
      this.drop()
    }
    if (this.live.has(handle)) return this.#advance([...this.taken, handle], this.#free(handle, copy))
    if (this.taken.at(-1) === handle) {
      if (this.isTaken(handle, copy)) return this.back()
      return this.#advance(this.taken, copy) // its twin instead
    }
    if (this.taken.length > 0 && this.choices.some((choice) => choice.at?.[0] === handle)) return this.#advance([handle], copy)
    this.#picked.refused([...this.taken, handle])
  }

  /** Where one handle is tapped twice, the second tap takes another piece than the first. */
  #free(handle: string, copy: number): number {
    let free = copy
    for (let other = 0; this.isTaken(handle, free); other += 1) free = other
    return free
  }

  #advance(taken: readonly string[], copy: number): void {
    this.#copies = taken.map((_, place) => (place < taken.length - 1 ? this.#copy(place) : copy))
    this.taken = taken
    const [only, ...others] = this.open
    if (only && others.length === 0 && only.at?.length === taken.length) this.choose(only)
  }

  /** A choice was named as a whole, by its button or in the list. */
  choose(choice: Choice): void {
    if (this.#deafened()) return
    if (this.#confirm() || this.weighs(choice)) this.chosen = choice
    else this.#played(choice)
  }

  /**
   * A choice is tried out: it is shown first and waits to be confirmed, whatever the setting. For boards where taps try things.
   */
  propose(choice: Choice): void {
    if (this.#deafened()) return
    this.#copies = []
    this.taken = choice.at ?? []
    this.chosen = choice
  }

  confirm(): void {
    if (this.chosen && !this.#deafened()) this.#played(this.chosen)
  }

  #played(choice: Choice): void {
    this.chosen = null
    this.made = choice
    this.#picked.play(choice)
  }

  /** One tap back. */
  back(): void {
    this.chosen = null
    this.taken = this.taken.slice(0, -1)
  }

  /** Put everything down. */
  drop(): void {
    this.chosen = null
    this.taken = []
  }

  /** Is there anything to put down? */
  get holding(): boolean {
    return this.taken.length > 0 || this.chosen !== null
  }
}

const begins = (choice: Choice, taken: readonly string[]) => taken.every((handle, place) => choice.at?.[place] === handle)
