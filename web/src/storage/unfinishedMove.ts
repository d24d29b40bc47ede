/** A half-made choice survives a reload: the tapped handles, for as long as the same is asked. */
import type { Update } from '../wire'

const key = (table: string) => `kociarnia.half.${table}`
const stamp = (update: Update) => `${update.match}/${update.number}/${update.eyes}`

export const unfinishedMove = {
  keep(table: string, update: Update, taken: readonly string[]): void {
    try {
      if (taken.length > 0) sessionStorage.setItem(key(table), JSON.stringify({ stamp: stamp(update), taken }))
      else sessionStorage.removeItem(key(table))
    } catch {
      // A browser that keeps nothing: the taps are made again.
    }
  },

  kept(table: string, update: Update): string[] {
    try {
      const found = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as { stamp: string; taken: string[] } | null
      return found?.stamp === stamp(update) ? found.taken : []
    } catch {
      return []
    }
  },
}
