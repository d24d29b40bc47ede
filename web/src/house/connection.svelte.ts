/**
 * The line to one table. It comes back by itself, sooner or later, and says again what was not acknowledged: the house knows each
 * message by its id, so a doubled one does nothing.
 */
import type { FromPage, Hello, ToPage, Update } from '../wire'
import { completed } from './completed'
import { hangUp, transport, pocketed, type Socket } from './transport'

type Asked = Exclude<FromPage, { type: 'hello' | 'seen' | 'hidden' }>
/** A question without its id: the line adds one. */
export type Question = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never

const FIRST = 400 // ms before the first new attempt; each further one waits twice as long …
const LONGEST = 8000 // … up to this
const PULSE = 20_000 // a line that has been silent for so long is asked whether it is still there …
const PATIENCE = 6000 // … and given up if it does not answer
const OTHER = 4401 // somebody else plays in this browser now: nothing of what is shown is for their eyes

interface Awaited {
  message: Asked
  resolve(answer: ToPage): void
}

export class Connection {
  status: 'opening' | 'open' | 'lost' = $state('opening')

  #socket: Socket | null = null
  #waits = FIRST
  #timer = 0
  #pulse = 0
  #heard = 0
  #closed = false
  #asked = new Map<string, Awaited>()
  #latest: Update | null = null // what the house leaves out of the next update is as in this one
  #count = 0
  readonly #own = Math.random().toString(36).slice(2, 10)

  constructor(
    readonly table: string,
    readonly greeting: () => Hello,
    readonly told: (message: ToPage) => void,
  ) {
    addEventListener('online', this.#wake)
    if (!pocketed) addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#wake)
    this.#open()
  }

  /** Asks, and resolves with whatever acknowledges it, also after the line was lost meanwhile. */
  ask(question: Question): Promise<ToPage> {
    const message = { ...question, id: `${this.#own}-${++this.#count}` }
    return new Promise((resolve) => {
      this.#asked.set(message.id, { message, resolve })
      this.#send(message)
    })
  }

  /** Says hello again: something that it says has changed. */
  greet(): void {
    this.#send({ ...this.greeting(), keeps: true })
  }

  /** The page has shown this update through these eyes. */
  seen(number: number, eyes: number): void {
    this.#send({ type: 'seen', number, eyes })
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    if (this.#socket) hangUp(this.#socket)
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #open(): void {
    const socket = transport.current.open(this.table)
    this.#socket = socket
    socket.onopen = () => {
      this.status = 'open'
      this.#waits = FIRST
      this.#heard = Date.now()
      this.greet()
      for (const { message } of this.#asked.values()) this.#send(message)
      clearInterval(this.#pulse)
      this.#pulse = window.setInterval(() => this.#check(), PATIENCE)
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      this.#hear(JSON.parse(event.data) as ToPage)
    }
    socket.onclose = (event) => {
      if (event.code === OTHER) location.reload()
      else if (this.#socket === socket) this.#lost()
    }
  }

  #hear(message: ToPage): void {
    if (message.type === 'update') this.#latest = message = completed(this.#latest, message)
    const id = 'id' in message ? message.id : message.type === 'update' ? (message.answers ?? '') : ''
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    if (message.type !== 'pong') this.told(message)
    asked?.resolve(message)
  }

  #lost(): void {
    clearInterval(this.#pulse)
    this.#socket = null
    if (this.#closed) return
    this.status = 'lost'
    clearTimeout(this.#timer)
    // Not all at the same moment, when a whole house comes back.
    this.#timer = window.setTimeout(() => this.#open(), this.#waits * (0.7 + 0.6 * Math.random()))
    this.#waits = Math.min(LONGEST, 2 * this.#waits)
  }

  /** A phone that wakes up has a dead line and does not know it. */
  readonly #wake = (): void => {
    if (this.#closed) return
    this.#send({ type: 'hidden', hidden: document.hidden }) // whoever does not look may be called
    if (document.hidden) return
    if (this.#socket?.readyState === WebSocket.OPEN) return void this.ask({ type: 'ping' })
    if (this.#socket) return
    clearTimeout(this.#timer)
    this.#waits = FIRST
    this.#open()
  }

  /** The network is gone: there is no need to wait until the silence is noticed. */
  readonly #cut = (): void => {
    const socket = this.#socket
    if (!socket) return
    socket.onclose = null
    hangUp(socket)
    this.#lost()
  }

  #check(): void {
    const silent = Date.now() - this.#heard
    if (silent > PULSE + 2 * PATIENCE) this.#cut()
    else if (silent > PULSE) void this.ask({ type: 'ping' })
  }
}
