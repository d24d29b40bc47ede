/** Where links for others begin: at the address that this page came by, unless only this very machine calls it so. */
import type { Reach } from '../wire'
import { api } from './api'
import { noServer, pocketed } from './transport'

const OWN = ['localhost', '127.0.0.1', '[::1]']
const HERE = location.origin + (noServer ? location.pathname.replace(/\/[^/]*$/, '') : '') // plain files may lie under any path

class Reached {
  readonly #here = pocketed || OWN.includes(location.hostname)
  #told: Reach | null = $state.raw(null)
  /** Which of several addresses people have chosen. */
  chosen = $state('')

  /** Is it known by now? A link that is shown too early would change under the reader's eyes. */
  get known(): boolean {
    return !this.#here || this.#told !== null
  }
  get addresses(): readonly string[] {
    return this.#here ? (this.#told?.addresses ?? []) : [location.origin]
  }
  get base(): string {
    return this.addresses.find((one) => one === this.chosen) ?? this.addresses[0] ?? HERE
  }
  /** Does a link lead only those there who sit at this machine? */
  get alone(): boolean {
    return this.known && this.addresses.length === 0
  }
  /** May this browser open the house to the network, and close it? */
  get mine(): boolean {
    return this.#told?.mine ?? false
  }
  get opened(): boolean {
    return this.#told?.opened ?? false
  }

  async ask(): Promise<void> {
    if (this.#here) this.#told = await api.reach().catch(() => ({}))
  }

  async open(open: boolean): Promise<void> {
    this.#told = await api.openHouse({ open })
  }
}

export const reached = new Reached()
