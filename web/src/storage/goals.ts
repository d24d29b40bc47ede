/** The games whose goal card this browser has shown, or that were played here without it. */
const KEY = 'kociarnia.goals'

function known(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const goals = {
  /** Is it still to be shown? */
  due: (game: string): boolean => !known().includes(game),
  keep(game: string): void {
    if (!goals.due(game)) return
    try {
      localStorage.setItem(KEY, JSON.stringify([...known(), game]))
    } catch {
      // A browser that keeps nothing: it is shown again.
    }
  },
}
