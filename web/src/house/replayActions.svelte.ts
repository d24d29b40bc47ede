/** What can be done with a match that is looked back at: share it, play on from a step, check its deal, save its record. */
import { address, here } from '../route.svelte'
import type { Verdict } from '../wire'
import { copyText } from '../shell/copyText'
import { api } from './api'
import { reached } from './reach.svelte'
import type { Playback, Source } from './playback.svelte'

const READ = 2500 // ms that it is said that the address was copied

export class ReplayActions {
  /** What came of copying the address, for a while. */
  copied: '' | 'copied' | 'copied-local' | 'copied-not' = $state('')
  verdict: Verdict | null = $state.raw(null)
  /** Why the last one failed. */
  trouble: unknown = $state.raw(null)

  constructor(readonly source: Source) {
    void reached.ask()
  }

  async copy(): Promise<void> {
    const done = await copyText(`${reached.base}/${location.hash}`)
    this.copied = !done ? 'copied-not' : reached.alone ? 'copied-local' : 'copied'
    setTimeout(() => (this.copied = ''), READ)
  }

  /**
   * A new table that begins with what is shown, against cats of that level or (empty) those that sat there; a cat sits in for
   * every other person.
   */
  playOn({ head, at, eyes }: Playback, name: string, level = ''): Promise<void> {
    const me = Math.max(0, eyes)
    return this.#tried(async () => {
      const { id } = await api.create({
        game: head?.game ?? '',
        options: head?.options ?? {},
        chairs: Array.from({ length: head?.players ?? 0 }, (_, seat) =>
          seat === me ? { kind: 'me', name } : { kind: 'bot', level: level || head?.levels?.[seat] || 'kot' },
        ),
        record: await this.#record(),
        ply: at,
        start: true,
      })
      here.go(address('table', id))
    })
  }

  check(): Promise<void> {
    return this.#tried(async () => void (this.verdict = await api.verify({ record: await this.#record() })))
  }

  save(game: string): Promise<void> {
    return this.#tried(async () => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([await this.#record()], { type: 'text/plain' }))
      link.download = `${game}.txt`
      link.click()
      URL.revokeObjectURL(link.href)
    })
  }

  async #record(): Promise<string> {
    return 'record' in this.source ? this.source.record : api.record(this.source.table, this.source.match)
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    this.trouble = null
    try {
      await work()
    } catch (refused) {
      this.trouble = refused
    }
  }
}
