/** One browser's visit to a table: what it is told, shown moment by moment, and what the people at this browser answer. */
import { tick } from 'svelte'
import { handles, type Sitter } from '../board/contract'
import { Connection } from './connection.svelte'
import { fly, noted, rest } from '../board/fly'
import { gestures } from '../storage/gestures'
import { ladder } from '../storage/ladder'
import { unfinishedMove } from '../storage/unfinishedMove'
import { reusing, reuse } from '../board/reuse'
import { Recap } from './recap.svelte'
import { Picker } from '../board/picker.svelte'
import type { Settings } from '../storage/settings.svelte'
import type { ZoneOrFace } from './api'
import { sittersOf } from './sitters'
import {
  AUDIENCE,
  type About,
  type Account,
  type Choice,
  type Hints,
  type Say,
  type Scene,
  type Table,
  type ToPage,
  type Told,
  type Update,
} from '../wire'

const GUARD = 250 // ms in which a tap is not heard when a new question has come
const LONGEST = 500 // ms that the pieces of one moment move, at normal speed …
const SHORTEST = 80 // … or where a heap of moments waits: bots among themselves may be faster than any eye
const HEAP = 12
const SETTLED = 800 // ms after which a board has come to rest by itself, at normal speed

/** A sentence with the rule that it comes from. */
export interface Sentence {
  say: Say
  clause: string
}

export class Visit {
  table: Table | null = $state.raw(null)
  /** The moment that is shown. */
  update: Update | null = $state.raw(null)
  log: readonly Told[] = $state.raw([])
  /** Lines that are shown once: a peek in a game of memory. They stay until they are put away or answered. */
  once: readonly Told[] = $state.raw([])
  /** Why a tap led nowhere, or why something was refused. */
  reason: Sentence | null = $state.raw(null)
  hints: Hints | null = $state.raw(null)
  thinking = $state(false)
  /** The table as it would be after the chosen move. */
  preview: { scene: Scene; accounts: readonly Account[] } | null = $state.raw(null)
  /** The seat that the device is to be passed to; its cards are not shown before it says that it is there. */
  curtain: number | null = $state(null)
  /** Are moves of others still being shown? */
  busy = $state(false)
  /** When the time of each seat for its answer is up, by performance.now(); empty: there is no clock. */
  ends: readonly number[] = $state.raw([])
  /** Is an answer on its way? */
  sent = $state(false)
  /** The table does not exist, or we may not look at it. */
  gone: Say | null = $state.raw(null)
  /** Where the board is drawn, for pieces that fly. */
  board: HTMLElement | null = null

  readonly picker: Picker
  /** What the others have done since my last turn. */
  readonly recap = new Recap(async () => {
    const answer = await this.connection.ask({ type: 'recap', ...this.#from(), again: true })
    return answer.type === 'recapped' ? answer.turns : []
  })
  readonly connection: Connection
  #queue: Update[] = []
  #heard = new WeakMap<Update, number>() // when an update came: its clock was read then, however late it is shown
  #last = { number: 0, match: 0 } // of all that has arrived
  #eyes: number | null = null // through which we asked to look
  #showing = false
  #began = 0 // when the moment that is shown was drawn, by performance.now()
  #foreseen = 0 // how many previews were asked for

  constructor(
    readonly id: string,
    readonly settings: Settings,
    readonly named: (table: Table, chair: number) => string,
  ) {
    this.picker = new Picker(
      { play: (choice) => void this.play(choice), refused: (at) => void this.#why(at) },
      () => this.settings.confirm,
    )
    this.connection = new Connection(
      id,
      () => ({
        type: 'hello',
        since: this.#last.number,
        match: this.#last.match,
        eyes: this.#eyes,
        passing: settings.passing,
        pace: settings.pace,
        hidden: document.hidden,
      }),
      (message) => this.#told(message),
    )
  }

  // --- who is here

  #reuseSitters = reusing<readonly Sitter[]>()
  #reuseNames = reusing<readonly string[]>()
  /** Who sits at each seat of the match. */
  readonly sitters = $derived.by(() => this.#reuseSitters(this.table ? sittersOf(this.table, this.update, this.named) : []))
  readonly names = $derived(this.#reuseNames(this.sitters.map((sitter) => sitter.name)))
  readonly mine = $derived(this.sitters.filter((sitter) => sitter.mine).map((sitter) => sitter.seat))
  /** Am I asked, and may I answer now? */
  readonly asked = $derived((this.update?.choices?.length ?? 0) > 0 && !this.busy && !this.sent && this.curtain === null)
  readonly over = $derived(this.update?.result != null)
  /** May I take something back, or ask for it? */
  readonly mayUndo = $derived((this.table?.house.undo ?? true) && (this.update?.eyes ?? AUDIENCE) !== AUDIENCE && !this.over)

  // --- what the house tells

  #told(message: ToPage): void {
    switch (message.type) {
      case 'table':
        this.table = reuse(this.table, message.table)
        if (message.table.stage === 'lobby') this.#forget()
        this.#pass()
        break
      case 'update':
        this.#arrived(message)
        break
      case 'refused':
        if (message.id === '' || !this.table) this.gone = message.say
        this.sent = false
        this.reason = { say: message.say, clause: message.clause ?? '' }
        break
      case 'reason':
        this.reason = { say: message.say, clause: message.clause ?? '' }
        break
      case 'hints':
        this.hints = message
        break
      case 'done':
        this.sent = false
        break
    }
  }

  #forget(): void {
    this.#queue = []
    this.#last = { number: 0, match: 0 }
    this.update = null
    this.log = []
  }

  #arrived(update: Update): void {
    const { number, match } = this.#last
    if (update.match === match && update.number < number) return // late news of what we have seen
    this.#last = { number: update.number, match: update.match }
    if (update.answers) this.sent = false
    // Another pair of eyes, another match, or all over again after a long absence: nothing of what waits is to be shown any
    // more.
    if (update.whole) this.#queue = []
    this.#heard.set(update, performance.now())
    // Until it is shown the table still looks as before: what was asked there may no longer be answered.
    if (this.update && !sameQuestion(this.update, update)) this.busy = true
    this.#queue.push(update)
    if (!this.#showing) void this.#show()
  }

  /** Shows what has arrived, one moment after the other; whoever is asked may answer when the last one has come to rest. */
  async #show(): Promise<void> {
    this.#showing = true
    let anew = false
    while (this.#queue.length > 0) {
      const { board } = this
      const limit = this.#queue.length > HEAP ? SHORTEST : LONGEST * Math.max(1, this.settings.pace)
      if (!this.#queue[0]?.whole) await this.#rest(limit)
      const next = this.#queue.shift() // only now: what has come in the meantime may have done away with all the rest
      if (!next) break
      this.#began = performance.now()
      const motions = next.whole ? [] : (next.motions ?? [])
      const before = board ? noted(board, motions) : new Map()
      const first = this.update === null || next.whole === true
      const other = this.update === null || !sameQuestion(this.update, next)
      anew ||= other
      // At the end nobody may be asked anything new, before or after the last move, and the result waits for it all the same.
      this.busy ||= (other && !first) || next.result != null
      this.picker.waits = this.busy
      this.#turn(next)
      await tick()
      const { pace, calm } = this.settings
      if (board && !first) await fly(board, motions, before, { pace, calm, limit })
      const settled = next.result ? Infinity : SETTLED * Math.max(1, pace) // the last piece is not hurried
      if (this.busy && this.#queue.length === 0) await this.#rest(settled)
    }
    this.busy = false
    this.picker.waits = false
    this.#showing = false
    if (!anew || !this.update?.choices?.length) return
    this.picker.rest(GUARD)
    void this.#recall(this.update)
  }

  /** Until nothing moves on the table; `limit` ms after the moment was drawn at the latest. */
  async #rest(limit: number): Promise<void> {
    if (this.board) await rest(this.board, this.#began + limit - performance.now())
  }

  /** I am asked: what have the others done since my last turn? An answer that comes when I have begun to tap is of no use. */
  async #recall(update: Update): Promise<void> {
    if (update.eyes === AUDIENCE || update.answers || this.curtain !== null) return
    this.recap.awaited = true
    const answer = await this.connection.ask({ type: 'recap', ...this.#from() })
    this.recap.awaited = false
    if (answer.type === 'recapped' && this.update === update && this.asked && !this.picker.holding)
      this.recap.open(answer.turns)
  }

  /** The next moment is the one that is shown. */
  #turn(next: Update): void {
    this.#tell(next)
    const before = this.update
    next.scene = reuse(before?.scene, next.scene)
    if (next.choices) next.choices = reuse(before?.choices, next.choices)
    if (next.accounts) next.accounts = reuse(before?.accounts, next.accounts)
    const anew = before !== null && !sameQuestion(before, next) // something else than before
    const taken = before === null ? unfinishedMove.kept(this.id, next) : anew ? [] : this.picker.taken
    this.update = next
    // Only for those who have seen it come: who looks at an old table again has not played it again.
    if (next.result && before && !before.result && this.table) ladder.count(this.table, this.mine[0] ?? AUDIENCE, next.result)
    this.ends = (next.clock ?? []).map((left) => (this.#heard.get(next) ?? 0) + 1000 * left)
    this.preview = null
    this.hints = null
    if (anew) this.reason = null
    if (anew) this.recap.close()
    this.picker.offer(next.choices ?? [], handles(next.scene), taken)
    this.#pass()
  }

  /** Its lines go to the log; those that are shown once are kept nowhere. */
  #tell(next: Update): void {
    const lines = next.lines ?? []
    this.log = next.whole ? lines.filter((line) => !line.once) : [...this.log, ...lines.filter((line) => !line.once)]
    const peeks = lines.filter((line) => line.once)
    if (peeks.length > 0) {
      this.once = peeks
      this.connection.seen(next.number, next.eyes)
    } else if (next.match !== this.update?.match || next.eyes !== this.update.eyes) this.once = []
  }

  // --- one device, several people

  /** Draws the curtain when somebody else at this device is asked; meanwhile we look as the audience does. */
  #pass(): void {
    const { table, update, mine } = this
    if (!table || !update || mine.length < 2 || table.stage !== 'playing') {
      this.curtain = null
      return
    }
    const asked = update.waiting.filter((seat) => mine.includes(seat))
    if (asked.length === 0 || asked.includes(update.eyes)) {
      if (this.curtain !== null && update.eyes === this.curtain) this.curtain = null
      if (asked.length === 0 && this.curtain !== null && !update.waiting.includes(this.curtain)) this.curtain = null
      return
    }
    if (this.curtain === null || !asked.includes(this.curtain)) this.curtain = asked[0] ?? null
    if (update.eyes !== AUDIENCE) this.#look(AUDIENCE)
  }

  /** The one for whom the curtain is drawn has the device now. */
  here(): void {
    if (this.curtain !== null) this.#look(this.curtain)
  }

  #look(eyes: number): void {
    if (this.#eyes === eyes && this.update?.eyes === eyes) return
    this.#eyes = eyes
    void this.connection.ask({ type: 'look', eyes })
  }

  // --- what the people at this browser say

  #from() {
    return { number: this.update?.number ?? 0, seat: this.update?.eyes ?? AUDIENCE }
  }

  async play(choice: Choice): Promise<void> {
    this.picker.taken = []
    if (!this.asked) return
    this.reason = null
    this.once = []
    this.sent = true
    if (this.update) gestures.made(this.table?.game ?? '', this.update.question.key)
    await this.connection.ask({ type: 'move', ...this.#from(), move: choice.move })
  }

  /** The whole proposal at one stroke. */
  async accept(): Promise<void> {
    if (!this.asked) return
    this.sent = true
    await this.connection.ask({ type: 'accept', ...this.#from() })
  }

  async undo(): Promise<void> {
    this.picker.drop()
    await this.connection.ask({ type: 'undo', ...this.#from() })
  }

  async vote(seat: number, yes: boolean): Promise<void> {
    await this.connection.ask({ type: 'vote', number: this.update?.number ?? 0, seat, yes })
  }

  async hint(): Promise<void> {
    this.thinking = true
    const answer = await this.connection.ask({ type: 'hint', ...this.#from() })
    this.thinking = false
    if (answer.type !== 'hints' || answer.number !== this.update?.number) return
    const best = this.picker.choices.find((choice) => choice.move === answer.best[0]?.move)
    this.picker.hinted = new Set(best?.at ?? [])
  }

  async #why(at: readonly string[]): Promise<void> {
    await this.connection.ask({ type: 'why', ...this.#from(), at: at.slice(0, 8) })
  }

  /** All about the pieces of one place of the table, or about a card that lies at none. */
  async inspect(place: ZoneOrFace): Promise<readonly (About | null)[]> {
    const answer = await this.connection.ask({ type: 'inspect', eyes: this.update?.eyes ?? AUDIENCE, ...place })
    return answer.type === 'inspected' ? answer.cards : []
  }

  /** How the table would look after this move. Only the answer to the last question counts: an earlier one may come late. */
  async foresee(choice: Choice | null): Promise<void> {
    const question = ++this.#foreseen
    this.preview = null
    if (!choice) return
    const answer = await this.connection.ask({ type: 'preview', ...this.#from(), move: choice.move })
    if (this.board) await rest(this.board, LONGEST) // first the tapped piece moves, then what would come of it is seen
    if (answer.type === 'previewed' && question === this.#foreseen && this.picker.chosen) this.preview = answer
  }

  close(): void {
    this.connection.close()
  }
}

/** Is the same still asked of me? Then what I have tapped stays, though something else has changed. */
function sameQuestion(before: Update, after: Update): boolean {
  const moves = (update: Update) => (update.choices ?? []).map((choice) => choice.move).join(' ')
  return before.match === after.match && before.eyes === after.eyes && moves(before) === moves(after)
}
