/**
 * What has not changed stays the same object. Every update brings the whole table anew; with this only what differs is a new
 * object, and the page draws nothing again that looks as it did.
 */
export function reuse<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isPlain(before) || !isPlain(now)) return now
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now
    const parts: unknown[] = now.map((part, place) => reuse(before[place], part))
    return (
      before.length === parts.length && parts.every((part, place) => Object.is(part, before[place])) ? before : parts
    ) as T
  }
  if (Array.isArray(before)) return now
  const [names, old] = [Object.keys(now), before as Record<string, unknown>]
  const parts = Object.fromEntries(names.map((name) => [name, reuse(old[name], (now as Record<string, unknown>)[name])]))
  const unchanged =
    names.length === Object.keys(old).length && names.every((name) => name in old && Object.is(parts[name], old[name]))
  return (unchanged ? before : parts) as T
}

/** The same for one thing that is read again and again: each time it is given what was given before, as far as it is equal. */
export function reusing<T>(): (now: T) => T {
  let before: T | undefined
  return (now) => (before = reuse(before, now))
}

/** Lists and plain records are compared piece by piece; anything else (a function, a map) is either the same or not. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
