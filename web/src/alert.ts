/** The browser's tab says whose turn it is: its title and its little picture. */
const PLAIN = '/icon.svg'
const TURN = '/icon-turn.svg'

export function alertTurn(title: string, turn: string, mine: boolean): void {
  document.title = mine ? `● ${turn} – ${title}` : `${title} – Kociarnia`
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const icon = mine ? TURN : PLAIN
  if (link && link.getAttribute('href') !== icon) link.href = icon
}
