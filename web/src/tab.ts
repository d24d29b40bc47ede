/** The browser's tab says whose turn it is: its title and its little picture. */
import { afterFrame } from './idle'

const PLAIN = './icon.svg'
const TURN = './icon-turn.svg'
let told = { title: '', icon: PLAIN }

export function alertTurn(title: string, turn: string, mine: boolean): void {
  told = { title: mine ? `● ${turn} – ${title}` : `${title} – Kociarnia`, icon: mine ? TURN : PLAIN }
  afterFrame(change) // the browser takes its time over it
}

function change(): void {
  document.title = told.title
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link && link.getAttribute('href') !== told.icon) link.href = told.icon
}
