/** What a match sounds like around the board: my turn, a moment that goes on, a tap that led nowhere. */
import type { Visit } from '../house/visit.svelte'
import { play, tune } from '../sound'
import type { Settings } from '../storage/settings.svelte'

/** To be called while a component is made: it ends with it. */
export function matchSounds(visit: () => Visit, settings: Settings): void {
  let heard = 0
  let was = false
  $effect(() => tune(settings.sound))
  $effect(() => {
    const asked = visit().asked
    if (asked && !was) play('chime', settings.sound)
    was = asked
  })
  $effect(() => {
    const number = visit().update?.number ?? 0
    if (heard && number > heard) play('slide', settings.sound)
    heard = number
  })
  $effect(() => {
    if (visit().reason) play('thump', settings.sound)
  })
}
