/** What kind of device this is, for the list of one's own: by its pointer and its size, never by what it calls itself. */
import type { Device } from '../wire'

const SMALL = 600 // CSS pixels of the shorter side: what is larger is no phone

export function deviceKind(): Device['kind'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < SMALL ? 'phone' : 'tablet'
}
