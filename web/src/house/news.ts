/**
 * News of my tables, for as long as they are shown: the house says that something has changed, and the list is asked for anew. A
 * page that nobody looks at does not listen; what may have been missed is asked for now and then.
 */
import { hangUp, transport, type Socket } from './transport'

const SOON = 2000 // ms at least between two looks at the list
const MISSED = 60_000 // ms after which it is looked at anyway
const FIRST = 1000 // ms before a lost line is opened again; each time twice as long …
const LONGEST = 60_000 // … up to this

export function listen(changed: () => void): () => void {
  let socket: Socket | null = null
  let [waits, again, soon, looked] = [FIRST, 0, 0, Date.now()]

  const look = () => {
    soon ||= window.setTimeout(
      () => {
        soon = 0
        looked = Date.now()
        if (!document.hidden) changed()
      },
      Math.max(0, looked + SOON - Date.now()),
    )
  }
  const open = () => {
    const mine = (socket = transport.current.open('home'))
    mine.onopen = () => {
      waits = FIRST
      look() // what has happened while nobody listened
    }
    mine.onmessage = look
    mine.onclose = () => {
      if (socket !== mine) return
      socket = null
      again = window.setTimeout(open, waits * (0.7 + 0.6 * Math.random()))
      waits = Math.min(LONGEST, 2 * waits)
    }
  }
  const close = () => {
    clearTimeout(again)
    const mine = socket
    socket = null
    if (mine) hangUp(mine)
  }
  const turn = () => {
    close()
    if (!document.hidden) open()
  }
  const missed = setInterval(look, MISSED)
  document.addEventListener('visibilitychange', turn)
  turn()
  return () => {
    document.removeEventListener('visibilitychange', turn)
    clearInterval(missed)
    clearTimeout(soon)
    close()
  }
}
