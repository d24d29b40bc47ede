import type { Sitter } from '../board/contract'
import type { Chair } from '../wire'
import type { Words } from '../words/words'

/** The name of a level; one that the shell has no word for is called by its key. */
export const levelName = (words: Words, level: string) => (words.knows(`level-${level}`) ? words(`level-${level}`) : level)

/** Who sits on a chair, in one line: a bot's level stands beside its name. */
export const called = (words: Words, { name, kind, level }: Chair) =>
  kind === 'bot' ? words('bot-called', { name: name ?? '', level: levelName(words, level ?? '') }) : name || '…'

/** What strips and results call a seat: the reader is “you”. */
export const nameHere = (words: Words, { name, you }: Pick<Sitter, 'name' | 'you'>) => (you ? words('you') : name)
