/**
 * Which questions this browser has answered often enough: then a question is asked in fewer words, without the finger's way. By
 * question and not by match: an attack is rarely answered, and its gesture is new when the one of a turn is long known.
 */
const KEY = 'kociarnia.gestures'
const OFTEN = 3

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

const of = (game: string, question: string) => `${game} ${question}`

export const gestures = {
  known: (game: string, question: string): boolean => (all()[of(game, question)] ?? 0) >= OFTEN,
  made(game: string, question: string): void {
    if (gestures.known(game, question)) return
    const kept = all()
    kept[of(game, question)] = (kept[of(game, question)] ?? 0) + 1
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing: it is told again.
    }
  },
}
