/** Who plays against me at a table that is about to be set up, in a sentence. */
import type { Wish } from '../wire'
import type { Words } from '../words/words'

const MIDDLE = 'kot' // levels before it are gentle

const listed = ({ language }: Words, names: readonly string[]) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names)

/** The cats of a table by level: “2 kittens and a cat”. */
export const catsSaid = (words: Words, chairs: readonly Wish[]): string => listed(words, cats(words, chairs))

function cats(words: Words, chairs: readonly Wish[]): string[] {
  const bots = chairs.flatMap(({ kind, level }) => (kind === 'bot' ? [level ?? MIDDLE] : []))
  return [...new Set(bots)].map((level) => {
    const count = bots.filter((other) => other === level).length
    return words.knows(`several-${level}`) ? words(`several-${level}`, { count }) : `${count} × ${level}`
  })
}

export function rivalsSaid(words: Words, chairs: readonly Wish[], levels: readonly string[]): string {
  const bots = chairs.flatMap(({ kind, level }) => (kind === 'bot' ? [level ?? MIDDLE] : []))
  const people = chairs.flatMap(({ kind, name }) => (kind === 'here' && name ? [name] : []))
  const count = bots.length + people.length
  const said = words('rivals', { count, rivals: listed(words, [...people, ...cats(words, chairs)]) })
  const gentle = bots.length > 0 && bots.every((level) => levels.indexOf(level) < levels.indexOf(MIDDLE))
  return gentle && people.length === 0 ? `${said} ${words('rivals-gentle', { count })}` : said
}
