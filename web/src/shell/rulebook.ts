/** Clauses by chapter, with the little marking that rulebooks have: **strong** and `code`. */
import type { ClauseInfo } from '../wire'

export interface Part {
  text: string
  strong?: boolean
  code?: boolean
}

export interface Chapter {
  name: string
  clauses: { key: string; parts: Part[] }[]
}

export function clauses(all: readonly ClauseInfo[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const { key, chapter, text } of all) {
    if (chapters.at(-1)?.name !== chapter) chapters.push({ name: chapter, clauses: [] })
    chapters.at(-1)?.clauses.push({ key, parts: parts(text) })
  }
  return chapters
}

export function parts(text: string): Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**')
        ? { text: part.slice(2, -2), strong: true }
        : part.startsWith('`')
          ? { text: part.slice(1, -1), code: true }
          : { text: part },
    )
}
