/**
 * How the page reaches its house: over the network or, where the house lives in the page itself, by messages to a Worker
 * (src/pocket). Both are asked for the same addresses and tell the same messages.
 */

/** As much of a WebSocket as a table needs. */
export interface Socket {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Transport {
  ask(path: string, asked: RequestInit): Promise<Response>
  open(table: string): Socket
}

/** Ends a line, also one that is not there yet: to give that up at once is an error to browsers. */
export function hangUp(socket: Socket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}

export const network: Transport = {
  ask: (path, asked) => fetch(path, asked),
  open: (table) =>
    new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${encodeURIComponent(table)}`) as unknown as Socket,
}

const KEY = 'kociarnia.pocket'

/** Is there no other house than the one in the page? `kociarnia static` says so in its index.html. */
export const noServer = !!document.querySelector('meta[name=kociarnia-pocket]')

/** Does the house live in this page? Then no network can be lost, and nobody else can come. */
export const pocketed = noServer || localStorage[KEY] === 'on'

/** Goes on in the other house: the one in the page, or the one that the page came from. */
export function move(into: 'page' | 'house'): void {
  if (into === 'page') localStorage[KEY] = 'on'
  else localStorage.removeItem(KEY)
  location.hash = ''
  location.reload()
}

/** By which this page reaches its house; settled before anything is asked. */
export const transport: { current: Transport } = { current: network }
