/** What a person has set for this browser. Kept in localStorage; nothing of it leaves the browser. */
import type { Language } from '../words/words'

export type Sound = 'off' | 'quiet' | 'full'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'
export type Theme = 'system' | 'light' | 'dark'

export const SOUNDS: readonly Sound[] = ['off', 'quiet', 'full']
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off']
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']

const KEY = 'kociarnia.settings'
const PACE: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 }

interface Kept {
  language: Language
  sound: Sound
  speed: Speed
  theme: Theme
  confirm: boolean // every move is shown first and made on a second tap
  passing: boolean // the house answers where I can only pass
  patterns: boolean // patterns beside colours
  touch: boolean // the phone trembles
  plain: boolean // cards with words on them instead of the drawn board
  text: boolean // the table as headings and lists
  name: string // my nickname
  guest: boolean // was asked for it, and would rather not say
  called: boolean // wants to be called on this device when it is their turn
  callOffered: boolean // was asked whether they want that
}

const usual = (): Kept => ({
  language: typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en',
  sound: 'quiet',
  speed: 'normal',
  theme: 'system',
  confirm: false,
  passing: true,
  patterns: false,
  touch: true,
  plain: false,
  text: false,
  name: '',
  guest: false,
  called: false,
  callOffered: false,
})

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return usual() // a browser that keeps nothing, or something that is not ours
  }
}

export class Settings implements Kept {
  language = $state<Language>('pl')
  sound = $state<Sound>('quiet')
  speed = $state<Speed>('normal')
  theme = $state<Theme>('system')
  confirm = $state(false)
  passing = $state(true)
  patterns = $state(false)
  touch = $state(true)
  plain = $state(false)
  text = $state(false)
  name = $state('')
  guest = $state(false)
  called = $state(false)
  callOffered = $state(false)
  /** Does the system ask for less motion? */
  calm = $state(false)

  constructor() {
    Object.assign(this, kept())
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    this.calm = query.matches
    query.addEventListener('change', () => (this.calm = query.matches))
    $effect.root(() => {
      $effect(() => {
        const { language, sound, speed, theme, confirm, passing, patterns, touch, plain, text } = this
        const { name, guest, called, callOffered } = this
        const look = { language, sound, speed, theme, confirm, passing, patterns, touch, plain, text }
        const all: Kept = { ...look, name, guest, called, callOffered }
        try {
          localStorage.setItem(KEY, JSON.stringify(all))
        } catch {
          // It lasts for this visit, then.
        }
      })
    })
  }

  /** How much longer than usual things take on their way; 0: they are there at once. */
  get pace(): number {
    return PACE[this.speed]
  }
}
