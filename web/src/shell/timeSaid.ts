import type { Words } from '../words/words'

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const

/** A time in the largest unit that it is a whole number of: “3 days”. */
export function timeSaid(words: Words, seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['seconds', 1]
  return words(`so-many-${unit}`, { count: seconds / length })
}

/** What is left of a time, short: “2 d 5 h”, “3:07:20”, “0:42”. */
export function timeLeft(words: Words, seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  if (days > 0) return words('days-hours', { days, hours })
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
