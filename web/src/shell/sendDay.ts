/** The result of a deal of the day for a chat: no word about the cards, and the way to the same deal. */
import { reached } from '../house/reach.svelte'
import { dayShort } from '../house/tried'
import { page } from '../page.svelte'
import { address } from '../route.svelte'
import type { Words } from '../words/words'
import { send } from './send'

export const sendDay = (own: Words, title: string, game: string, day: string, result: string): Promise<string> =>
  send(
    own('app-name'),
    own('day-share', { day: dayShort(day, page.settings.language), game: title, result }),
    `${reached.base}/${address('day', game)}`,
  )
