/** How long ago something was, as people say it. */
import type { Language } from './words'

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long it is until then, as people say it. */
export function until(seconds: number, language: Language): string {
  const worded = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return seconds < 3600 ? worded.format(Math.ceil(seconds / 60), 'minute') : worded.format(Math.round(seconds / 3600), 'hour')
}

/** `since`: in seconds since 1970. Less than a minute is now. */
export function ago(since: number, language: Language, now = Date.now() / 1000): string {
  const worded = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - since)
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ['second', 1]
  return unit === 'second' ? worded.format(0, 'second') : worded.format(-Math.floor(passed / length), unit)
}
