/** Copies a text; false where the browser lets nobody do that. A page without https has no clipboard, but there is an older way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedByCommand(text)
  }
}

function copiedByCommand(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true // no keyboard comes up on a phone
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0' })
  // Under a sheet everything else is out of reach.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
