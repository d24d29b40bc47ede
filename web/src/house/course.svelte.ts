/** A lesson that is being taken: what the house tells after each answer, shown move by move, and what is answered. */
import { tick } from 'svelte'
import { handles, type Moment } from '../board/contract'
import { fly, noted, rest } from '../board/fly'
import { Picker } from '../board/picker.svelte'
import { lessons } from '../storage/lessons'
import type { Settings } from '../storage/settings.svelte'
import type { Choice, LessonStep, LessonTable, Reason, Say, Scene, ReplayStep, Told } from '../wire'
import { api } from './api'
import { inStep } from './inStep'

const BEAT = 850 // ms that a move of the others is seen, at normal speed …
const GLIMPSE = 2200 // … and what is shown only once
const PAW = 650 // ms that the teacher's paw takes from one place to the next
const TURN = 500 // ms that a piece which is tried out may move before what would come of it is seen

const PROPOSAL = '@proposal'
const ON = ''

const wait = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

export class Course {
  /** The step that waits for an answer. */
  step: LessonStep | null = $state.raw(null)
  /** The table that is shown. */
  table: LessonTable | null = $state.raw(null)
  moment: Moment | null = $state.raw(null)
  /** The scene that begins, for as long as its title is shown. */
  title: Say | null = $state.raw(null)
  /** What the teacher or the rulebook says to a tap that led nowhere. */
  reason: { say: Say; clause: string } | null = $state.raw(null)
  comment: Say | null = $state.raw(null)
  /** What was shown only once, by the last answer. */
  once: readonly Told[] = $state.raw([])
  /** The table as it would be after the move that is tried out. */
  preview: Scene | null = $state.raw(null)
  busy = $state(true)
  trouble: unknown = $state.raw(null)
  /** The handles that the teacher's paw points at: first, then … */
  paw: readonly string[] = $state.raw([])
  pawing = $state(false)

  board: HTMLElement | null = null
  readonly picker: Picker
  answers: string[]
  #closed = false
  #foreseen = 0 // how many previews were asked for

  constructor(
    readonly game: string,
    readonly name: string,
    readonly settings: Settings,
  ) {
    this.answers = []
    this.picker = new Picker({ play: (choice) => void this.play(choice), refused: (at) => void this.#vain(at) })
    void this.#come()
  }

  /** Where one stands may be known from another device. */
  async #come(): Promise<void> {
    await inStep()
    this.answers = lessons.answers(this.game, this.name)
    await this.#ask(false)
  }

  /** The moves that are asked for, as they are tapped. */
  readonly asked: readonly Choice[] = $derived(
    this.busy ? [] : (this.step?.choices ?? []).filter((choice) => this.step?.allowed?.[choice.move] !== undefined),
  )
  /** What can be tapped: in a riddle whatever is legal, else only what is asked for. */
  readonly offered: readonly Choice[] = $derived(this.step?.riddle && !this.busy ? (this.step.choices ?? []) : this.asked)
  /** Is there nothing to do but to read on? */
  readonly reads = $derived(
    !this.busy && !!this.step && !this.step.over && !this.step.proposal && Object.keys(this.step.allowed ?? {}).length === 0,
  )

  close(): void {
    this.#closed = true
  }

  // --- what the house tells

  async #ask(anew: boolean): Promise<void> {
    this.busy = true
    this.trouble = null
    try {
      const step = await api.lesson(this.game, this.name, this.answers)
      if (this.#closed) return
      lessons.keep(this.game, this.name, this.answers, step.over ?? false)
      void inStep()
      await this.#show(step, anew)
    } catch (error) {
      if (!anew && this.answers.length > 0) {
        this.answers = [] // the lesson has become another one since: it begins anew
        return this.#ask(false)
      }
      this.trouble = error
    }
  }

  /** `anew`: it was brought about by an answer, so all that happened is shown. */
  async #show(step: LessonStep, anew: boolean): Promise<void> {
    this.once = []
    this.paw = []
    this.comment = null
    for (const [place, table] of step.tables.entries()) {
      const [first, ...others] = table.steps
      const begins = place > 0 || (!anew && step.step === 0)
      if (begins) await this.#begin(step.title)
      if (first && (begins || !anew || !this.moment)) this.#turn(table, first, step.seat)
      if (!anew && place === 0 && step.tables.length > 1) continue // one has come back: the table before is of no use
      const shown = anew || place > 0 ? others : others.slice(-1)
      for (const [number, frame] of shown.entries()) {
        if (this.#closed) return
        await this.#move(table, frame, step.seat, number + 1 < shown.length || place + 1 < step.tables.length)
      }
    }
    this.step = step
    this.comment = anew ? (step.comment ?? null) : null
    this.reason = null
    this.busy = false
    await tick()
    const moment = this.moment
    if (moment) this.moment = { ...moment, choices: [...this.offered], result: step.result ?? null }
    this.#offer()
  }

  #offer(): void {
    this.picker.offer(this.offered, this.moment ? handles(this.moment.scene) : new Set())
    if (!this.step?.riddle) this.#point()
  }

  /** The title of a scene, for as long as it takes to read it. */
  async #begin(title: Say): Promise<void> {
    this.title = title
    await wait(1500 * this.#pace)
    this.title = null
  }

  get #pace(): number {
    return this.settings.calm ? Math.min(1, this.settings.pace) : this.settings.pace
  }

  async #move(table: LessonTable, frame: ReplayStep, seat: number, more: boolean): Promise<void> {
    const { board } = this
    const motions = frame.motions ?? []
    const before = board ? noted(board, motions) : new Map()
    this.#turn(table, frame, seat)
    await tick()
    if (board) await fly(board, motions, before, { pace: this.settings.pace, calm: this.settings.calm })
    const peeks = (frame.lines ?? []).filter((line) => line.once)
    if (peeks.length > 0) this.once = peeks
    if (more && (frame.lines?.length ?? 0) > 0) await wait((peeks.length > 0 ? GLIMPSE : BEAT) * this.#pace)
  }

  #turn(table: LessonTable, frame: ReplayStep, seat: number): void {
    this.table = table
    this.moment = { ...frame, eyes: seat, choices: [] }
    this.preview = null
    this.picker.offer([], handles(frame.scene))
  }

  /** Where only one thing can be tapped first, the paw lies there. */
  #point(): void {
    const [only] = this.asked
    const first = new Set(this.asked.map((choice) => choice.at?.[0]))
    if (!only?.at || first.size !== 1) this.paw = []
    else this.paw = this.asked.length === 1 ? only.at : only.at.slice(0, 1)
    this.picker.faded = this.#beside(first)
  }

  /** The other pieces of a row of which only some are asked for. */
  #beside(asked: ReadonlySet<string | undefined>): Set<string> {
    const rows = (this.moment?.scene.zones ?? []).map((zone) => (zone.pieces ?? []).flatMap((piece) => piece?.at || []))
    return new Set(
      rows
        .filter((row) => row.some((at) => asked.has(at)))
        .flat()
        .filter((at) => !asked.has(at)),
    )
  }

  // --- what is answered

  async #answer(text: string): Promise<void> {
    if (this.busy) return
    this.answers = [...this.answers, text]
    await this.#ask(true)
  }

  async play(choice: Choice): Promise<void> {
    const text = this.step?.allowed?.[choice.move]
    if (text !== undefined) return this.#answer(text)
    this.#offer() // tried in vain: all is as it was
    this.#other()
  }

  /** How the table would look after this move; only the answer to the last question counts. */
  async foresee(choice: Choice | null): Promise<void> {
    const question = ++this.#foreseen
    this.preview = null
    if (!choice) return
    this.reason = null
    const answer = await api.lessonPreview(this.game, this.name, this.answers, choice.move).catch(() => null)
    if (this.board) await rest(this.board, TURN)
    if (answer && question === this.#foreseen && this.picker.chosen) this.preview = answer.scene
  }

  async accept(): Promise<void> {
    if (this.step?.proposal) await this.#answer(PROPOSAL)
  }

  async on(): Promise<void> {
    if (this.reads) await this.#answer(ON)
  }

  async back(): Promise<void> {
    if (this.busy || this.answers.length === 0) return
    this.answers = this.answers.slice(0, -1)
    await this.#ask(false)
  }

  async again(): Promise<void> {
    this.answers = []
    this.moment = null
    await this.#ask(false)
  }

  /** The teacher's paw does it. */
  async show(): Promise<void> {
    if (this.busy || this.pawing) return
    if (this.reads) return this.on()
    if (this.step?.proposal) return this.accept()
    const [choice] = this.asked
    if (!choice) return
    this.pawing = true
    this.picker.drop()
    for (const handle of choice.at ?? []) {
      this.paw = [handle]
      await wait(PAW * this.#pace)
      if (this.#closed) return
      this.picker.hinted = new Set([handle])
    }
    this.pawing = false
    await this.play(choice)
  }

  /** What the teacher says to something that is legal and not asked for. */
  #other(): void {
    this.reason = { say: this.step?.other ?? { key: 'lesson-other' }, clause: '' }
  }

  /** A tap that leads nowhere: legal, but not asked for now; or not legal, and the rulebook says why. */
  async #vain(at: readonly string[]): Promise<void> {
    const { step } = this
    if (!step || this.busy) return
    const begins = (choice: Choice) => at.every((handle, place) => choice.at?.[place] === handle)
    const last = at.slice(-1)
    if ((step.choices ?? []).some((choice) => begins(choice) || choice.at?.[0] === last[0])) {
      this.picker.drop()
      this.#other()
      return
    }
    const because: Reason = await api.lessonWhy(this.game, this.name, this.answers, at.slice(0, 8))
    this.reason = { say: because.say, clause: because.clause ?? '' }
  }
}
