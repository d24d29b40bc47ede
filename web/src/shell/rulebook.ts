/** Clauses and paragraphs by chapter, with the little marking that rulebooks have: **strong**, *stressed* and `code`. */
import type { ClauseInfo } from '../wire'

export interface Part {
  text: string
  strong?: boolean
  stressed?: boolean
  code?: boolean
}

export interface Chapter {
  name: string
  paragraphs: Part[][]
  clauses: { key: string; parts: Part[] }[]
}

export function clauses(all: readonly ClauseInfo[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const { key, chapter, text } of all) {
    let last = chapters.at(-1)
    if (last?.name !== chapter) chapters.push((last = { name: chapter, paragraphs: [], clauses: [] }))
    if (key) last.clauses.push({ key, parts: parts(text) })
    else last.paragraphs.push(parts(text))
  }
  return chapters
}

export function parts(text: string): Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**')
        ? { text: part.slice(2, -2), strong: true }
        : part.length > 2 && part.startsWith('*')
          ? { text: part.slice(1, -1), stressed: true }
          : part.startsWith('`')
            ? { text: part.slice(1, -1), code: true }
            : { text: part },
    )
}
