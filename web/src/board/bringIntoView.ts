/** What can be tapped is to be seen: where a board scrolls, the table comes to where it goes on. */
import type { Settings } from '../storage/settings.svelte'

/** Returns what calls it off. */
export function bringIntoView(settings: Settings): () => void {
  const waiting = requestAnimationFrame(() => show(settings)) // by then the table has been laid out for what flies
  return () => cancelAnimationFrame(waiting)
}

function show(settings: Settings): void {
  const table = document.querySelector('.board')?.getBoundingClientRect()
  const spots = [...document.querySelectorAll<HTMLElement>('.board .live')]
  const seen = spots.some((spot) => {
    const { top, bottom } = spot.getBoundingClientRect()
    return !table || (top >= table.top && bottom <= table.bottom)
  })
  if (!seen)
    spots.at(0)?.scrollIntoView({ block: 'center', behavior: settings.calm || settings.pace === 0 ? 'auto' : 'smooth' })
}
