import type { Words } from '../words/words'

/** A clause as players say it: “zasada 31”, for the key R31 is the rulebook's own. */
export const clauseName = (words: Words, clause: string) => words('clause', { kind: clause.charAt(0), number: clause.slice(1) })
