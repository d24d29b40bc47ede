import { page } from '../page.svelte'
import type { Words } from '../words/words'

/** The shell's words. They are read before anything is drawn. */
export function shellWords(): Words {
  if (!page.words) throw new Error('nothing is worded yet')
  return page.words
}
