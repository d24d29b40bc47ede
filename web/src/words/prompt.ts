/**
 * What a question, and a choice that is half made, say about the finger: attributes of their own messages, in the words of the game.
 * A game that has none says what the shell says.
 */
import type { Choice, Say } from '../wire'
import type { Words } from './words'

const attribute = (words: Words, { key, args }: Say, name: string): string =>
  words.knows(`${key}.${name}`) ? words({ key: `${key}.${name}`, args }) : ''

/** How the question is answered by tapping: “Tap a card, then a land.” */
export const gesture = (words: Words, question: Say): string => attribute(words, question, 'tap')

/** What is tapped next when the first taps are made; each sentence of the choices that are still open once. */
export const next = (words: Words, open: readonly Choice[]): string =>
  [...new Set(open.map(({ label }) => attribute(words, label, 'then')))].filter(Boolean).join(' ')

/** What a choice that waits to be confirmed may bring or cost: said every time, also to whoever knows how to tap. */
export const cost = (words: Words, chosen: Choice): string => attribute(words, chosen.label, 'cost')

/** What another tap on the same place does to a choice that waits to be confirmed: a card is turned further. */
export const again = (words: Words, chosen: Choice): string => attribute(words, chosen.label, 'again')

/** As a sentence of its own; a quotation that is no sentence does not end one. */
export const ended = (text: string): string => (/[.!?]”?$/.test(text) ? text : `${text}.`)
