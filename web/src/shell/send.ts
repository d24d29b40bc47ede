/** A text with a link, sent where the device can, else copied. */
import { reached } from '../house/reach.svelte'
import { copyText } from './copyText'

/** What came of it, as the name of a message; empty: the device says so itself, or somebody has changed their mind. */
export async function send(title: string, text: string, url: string): Promise<string> {
  try {
    if ('share' in navigator) return (await navigator.share({ title, text, url }), '')
  } catch (refused) {
    if (refused instanceof Error && refused.name === 'AbortError') return ''
  }
  return !(await copyText(`${text} ${url}`)) ? 'copied-not' : reached.alone ? 'copied-local' : 'copied'
}
