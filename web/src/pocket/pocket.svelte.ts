/** The line to a house that lives in this page: the same addresses and messages, carried to a Worker instead of a server. */
import { noServer, type Transport, type Socket } from '../house/transport'
import { forgetOthers, type Engine } from './files'
import type { Heard, Said } from './messages'

type Answered = Extract<Heard, { kind: 'answer' }>

const SHELVES = 'shelves'
/**
 * What never changes is there before Python is: as files beside the page (server/static_files.py), or, where the page came from a
 * house, as the service worker has kept it.
 */
const CONSTANT = /^\/api(\/words\/.*|\/games\/[^/]+\/(words\/.*|rules\/\w+|cards))?$/
const LESSON = /^\/api\/lessons\/[^/]+\/[^/]+$/

function shelf(path: string, body: string): string | null {
  if (!noServer) return CONSTANT.test(path) ? path : null
  if (!CONSTANT.test(path) && !(LESSON.test(path) && body === '{"answers":[]}')) return null
  const name = path.slice('/api/'.length) || 'index'
  return `${SHELVES}/${name}${name.endsWith('.ftl') ? '' : '.json'}`
}

class Pocket implements Transport {
  /** How much of the engine has come, in bytes. */
  got = $state(0)
  all = $state(0)
  state: 'coming' | 'waiting' | 'ready' | 'failed' = $state('coming')
  why = $state('')

  #worker!: Worker
  readonly #asked = new Map<number, (answer: Answered) => void>()
  readonly #lines = new Map<number, Wire>()
  #count = 0

  /** The house comes up; not before, since pages that talk to a server may have this module among others. */
  begin(): this {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<Heard>) => this.#hear(data)
    this.#worker.onerror = (event) => this.#hear({ kind: 'failed', why: event.message })
    return this
  }

  async ask(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const said = typeof body === 'string' ? body : ''
    const file = shelf(path, said)
    const found = file ? await fetch(file).catch(() => null) : null
    if (found?.ok) return found
    const id = ++this.#count
    const { status, type, text } = await new Promise<Answered>((resolve) => {
      this.#asked.set(id, resolve)
      this.say({ kind: 'ask', id, method, path, body: said })
    })
    return new Response(text, { status, headers: { 'content-type': type } })
  }

  open(table: string): Socket {
    const wire = new Wire(this, ++this.#count, table)
    this.#lines.set(wire.number, wire)
    return wire
  }

  say(said: Said): void {
    this.#worker.postMessage(said)
  }

  #hear(heard: Heard): void {
    if (heard.kind === 'answer') {
      this.#asked.get(heard.id)?.(heard)
      this.#asked.delete(heard.id)
    } else if (heard.kind === 'told') this.#lines.get(heard.line)?.onmessage?.({ data: heard.text })
    else if (heard.kind === 'closed') {
      this.#lines.get(heard.line)?.ended(heard.code)
      this.#lines.delete(heard.line)
    } else {
      this.state = heard.kind
      if (heard.kind === 'coming') [this.got, this.all] = [heard.got, heard.all]
      if (heard.kind === 'failed') this.why = heard.why
      if (heard.kind === 'ready') void this.#tidy(heard.engine)
    }
  }

  /** Engines of earlier releases go; one of the next release, which waits until no tab is open any more, stays. */
  async #tidy(engine: Engine): Promise<void> {
    const next = await navigator.serviceWorker?.getRegistration()
    if (!next?.installing && !next?.waiting) await forgetOthers(engine)
  }
}

/** A connection to one table. What is said before the house is open waits in the Worker. */
class Wire implements Socket {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(
    readonly pocket: Pocket,
    readonly number: number,
    table: string,
  ) {
    pocket.say({ kind: 'open', line: number, table })
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return
      this.readyState = WebSocket.OPEN
      this.onopen?.()
    })
  }

  send(text: string): void {
    this.pocket.say({ kind: 'say', line: this.number, text })
  }

  close(): void {
    this.readyState = WebSocket.CLOSING
    this.pocket.say({ kind: 'close', line: this.number })
  }

  ended(code: number): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.({ code })
  }
}

export const pocket = new Pocket()
