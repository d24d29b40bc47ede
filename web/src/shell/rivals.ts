/** Who plays against me at a table that is about to be set up, in a sentence. */
import type { Wish } from '../wire'
import type { Words } from '../words/words'

const MIDDLE = 'kot' // levels before it are gentle

/** The cats of a table by level: “2 kittens, a cat”. */
export function catsSaid(words: Words, chairs: readonly Wish[]): string {
  const bots = chairs.flatMap(({ kind, level }) => (kind === 'bot' ? [level ?? MIDDLE] : []))
  return [...new Set(bots)]
    .map((level) => {
      const count = bots.filter((other) => other === level).length
      return words.knows(`several-${level}`) ? words(`several-${level}`, { count }) : `${count} × ${level}`
    })
    .join(', ')
}

export function rivalsSaid(words: Words, chairs: readonly Wish[], levels: readonly string[]): string {
  const bots = chairs.flatMap(({ kind, level }) => (kind === 'bot' ? [level ?? MIDDLE] : []))
  const people = chairs.flatMap(({ kind, name }) => (kind === 'here' && name ? [name] : []))
  const count = bots.length + people.length
  const said = words('rivals', { count, rivals: [...people, catsSaid(words, chairs)].filter(Boolean).join(', ') })
  const gentle = bots.length > 0 && bots.every((level) => levels.indexOf(level) < levels.indexOf(MIDDLE))
  return gentle && people.length === 0 ? `${said} ${words('rivals-gentle', { count })}` : said
}
