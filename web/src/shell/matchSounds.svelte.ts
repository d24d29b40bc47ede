/** What a match sounds and feels like around the board: my turn, a tap, a moment that goes on, a tap in vain, the end. */
import type { Visit } from '../house/visit.svelte'
import { play, tune } from '../sound'
import { tremble } from '../touch'
import type { Settings } from '../storage/settings.svelte'

/** To be called while a component is made: it ends with it. */
export function matchSounds(visit: () => Visit, settings: Settings): void {
  let heard = 0
  let was = false
  let held = 0
  let ended: boolean | undefined // a match that was over when the page came to it says nothing
  $effect(() => tune(settings.sound))
  $effect(() => {
    const asked = visit().asked
    if (asked && !was) {
      play('chime', settings.sound)
      tremble('turn', settings.touch)
    }
    was = asked
  })
  $effect(() => {
    const taken = visit().picker.taken.length
    if (taken > held) play('tap', settings.sound)
    held = taken
  })
  $effect(() => {
    const number = visit().update?.number ?? 0
    if (heard && number > heard) play('slide', settings.sound)
    heard = number
  })
  $effect(() => {
    if (!visit().reason) return
    play('thump', settings.sound)
    tremble('vain', settings.touch)
  })
  $effect(() => {
    const { over, busy, update, sitters } = visit()
    if (busy || !update) return
    if (over && ended === false) {
      const won = sitters.some(({ you, seat }) => you && update.result?.places[seat] === 1)
      play(won ? 'purr' : 'chime', settings.sound)
      tremble('end', settings.touch)
    }
    ended = over
  })
}
