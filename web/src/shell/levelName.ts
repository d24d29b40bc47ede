import type { Words } from '../words/words'

/** The name of a level; one that the shell has no word for is called by its key. */
export const levelName = (words: Words, level: string) => (words.knows(`level-${level}`) ? words(`level-${level}`) : level)
