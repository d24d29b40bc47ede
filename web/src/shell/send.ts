/** A text with a link, sent where the device can, else copied. */
import { pocketed } from '../house/transport'
import { reached } from '../house/reach.svelte'
import { copyText } from './copyText'

/** What came of it, as the name of a message; empty: the device says so itself, or somebody has changed their mind. */
export async function send(title: string, text: string, url: string): Promise<string> {
  const told = pocketed ? { title, text } : { title, text, url } // a house in this page is at no address
  try {
    if ('share' in navigator) return (await navigator.share(told), '')
  } catch (refused) {
    if (refused instanceof Error && refused.name === 'AbortError') return ''
  }
  if (!(await copyText(pocketed ? text : `${text} ${url}`))) return 'copied-not'
  return reached.alone && !pocketed ? 'copied-local' : 'copied'
}
