/** What came of a deal that several play, in words. */
import type { DayInfo, Tried } from '../wire'
import { printed } from '../words/number'
import type { Words } from '../words/words'

/** `words`: of the game, for what it counts. */
export const triedSaid = (
  own: Words,
  words: Words,
  { place, points, lead, value }: Pick<Tried, 'place' | 'points' | 'lead' | 'value'>,
  best: DayInfo['best'],
): string => {
  if (best === 'value' && value !== null && value !== undefined) return words('record-value', { value })
  const result = own('tried-place', { place, points })
  return place === 1 && lead > 0 ? `${result} (${own('tried-lead', { lead })})` : result
}

/** Before the best of the others; behind them it is below zero. */
export function leadOf(scores: readonly number[], seat: number, best: DayInfo['best']): number {
  const [mine, others] = [scores[seat] ?? 0, scores.filter((_, other) => other !== seat)]
  if (others.length === 0) return 0
  return best === 'fewest' ? Math.min(...others) - mine : mine - Math.max(...others)
}

const locale = (language: string) => (language === 'en' ? 'en-GB' : language)

/** The shortest: what decides, alone. */
export const triedShort = ({ points, value }: Tried, best: DayInfo['best']): string =>
  printed(best === 'value' ? (value ?? '–') : points)

/** A day as people write it, without its year: 17.11. */
export const dayShort = (day: string, language: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale(language), { day: 'numeric', month: 'numeric', timeZone: 'UTC' })

export const dayLong = (day: string, language: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

export const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10)
