/**
 * Letting people know when it is their turn and they do not look: by the house itself where it has keys (Web Push, also when the
 * page is closed), else by a notification of the system while the page lives. Only where somebody has asked for it, on each device.
 */
import { page } from '../page.svelte'
import { api } from './api'

/** `off`: it can be switched on; `blocked`: the person has told the browser never to; `none`: this browser has no such thing. */
export type Calling = 'off' | 'on' | 'blocked' | 'none'

class Caller {
  state: Calling = $state('off')
  /** Does the house call here, even if the page is closed? */
  pushed = $state(false)
  #key: string | null = null // of the house; empty: it calls nobody

  /** How it stands on this device. Nobody is asked for anything. */
  async look(): Promise<void> {
    if (!('Notification' in window)) return void (this.state = 'none')
    const { key = '', on = false } = await api.push().catch(() => ({ key: '', on: false }))
    this.#key = key
    const subscribed = on && (await this.#subscription()) !== null
    if (Notification.permission === 'denied') this.state = 'blocked'
    else this.state = Notification.permission === 'granted' && page.settings.called ? 'on' : 'off'
    this.pushed = this.state === 'on' && subscribed
  }

  /** Only ever after a tap: the browser asks its person now. */
  async switchOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return this.look()
    page.settings.called = true
    if (this.#key === null) await this.look()
    await this.#subscribe().catch(() => null) // where push is not to be had, the page itself calls while it lives
    await this.look()
  }

  async switchOff(): Promise<void> {
    page.settings.called = false
    await (await this.#subscription())?.unsubscribe().catch(() => false)
    await api.pushOff().catch(() => null)
    await this.look()
  }

  /** It is somebody's turn at a table that nobody sees. The house does it where it can. */
  async call(table: string, title: string, body: string): Promise<void> {
    if (!document.hidden || this.pushed || !page.settings.called) return
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    const more = { body, tag: table, icon: '/icon-192.png', data: { table } }
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    if (worker?.active) return worker.showNotification(title, more)
    new Notification(title, more).onclick = () => window.focus()
  }

  async #subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    return (await worker?.pushManager?.getSubscription().catch(() => null)) ?? null
  }

  async #subscribe(): Promise<void> {
    if (!this.#key || !navigator.serviceWorker || !('PushManager' in window)) return
    // Where a browser takes no worker, it would never be ready.
    if (!((await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.register('/sw.js')))) return
    const worker = await navigator.serviceWorker.ready
    await (await worker.pushManager.getSubscription())?.unsubscribe() // it may have been made for the key of another house
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(this.#key) })
    const { endpoint = '', keys } = made.toJSON()
    const { language } = page.settings
    await api.subscribe({ endpoint, key: keys?.['p256dh'] ?? '', secret: keys?.['auth'] ?? '', language })
  }
}

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

export const caller = new Caller()
