/** How far somebody is in each lesson: the answers so far. Kept by the browser; the house keeps nothing of lessons. */
const KEY = 'kociarnia.lessons'

type Kept = Record<string, { answers: string[]; done: boolean; at?: number }>

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

const of = (game: string, lesson: string) => `${game} ${lesson}`

export const lessons = {
  /** The answers so far; none in a lesson that was finished: it begins anew. */
  answers: (game: string, lesson: string): string[] => all()[of(game, lesson)]?.answers ?? [],
  /** Was it ever finished? */
  done: (game: string, lesson: string): boolean => all()[of(game, lesson)]?.done ?? false,
  begun: (game: string, lesson: string): boolean => lessons.answers(game, lesson).length > 0,
  keep(game: string, lesson: string, answers: readonly string[], over: boolean): void {
    const kept = all()
    kept[of(game, lesson)] = { answers: over ? [] : [...answers], done: over || lessons.done(game, lesson), at: Date.now() }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing: it begins anew next time.
    }
  },
}
