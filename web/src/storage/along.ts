/** What this browser keeps of a person beside their settings, and brings along to another device: lessons, goal cards, ladder. */
const LESSONS = 'kociarnia.lessons'
const GOALS = 'kociarnia.goals'
const LADDER = 'kociarnia.ladder'

type Kept = Record<string, unknown>

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing has nothing to bring along either.
  }
}

const record = (value: unknown): Kept => (value && typeof value === 'object' && !Array.isArray(value) ? (value as Kept) : {})
const when = (one: Kept): number => Number(one['at'] ?? 0)
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

export const along = {
  pack: (): string => JSON.stringify({ lessons: read(LESSONS), goals: read(GOALS), ladder: read(LADDER) }),

  /** What was done on either device is done; where both have begun something, the later one counts, and else one's own. */
  unpack(brought: string): void {
    let all: Kept
    try {
      all = record(JSON.parse(brought || '{}'))
    } catch {
      return
    }
    const lessons = record(read(LESSONS))
    for (const [name, one] of Object.entries(record(all['lessons']))) {
      const [mine, theirs] = [record(lessons[name]), record(one)]
      const later = when(theirs) - when(mine)
      const { answers } = later > 0 || (later === 0 && texts(mine['answers']).length === 0) ? theirs : mine
      const done = mine['done'] === true || theirs['done'] === true
      lessons[name] = { answers: texts(answers), done, at: Math.max(when(mine), when(theirs)) }
    }
    write(LESSONS, lessons)
    write(GOALS, [...new Set([...texts(read(GOALS)), ...texts(all['goals'])])])
    const ladder = record(read(LADDER))
    for (const [game, rung] of Object.entries(record(all['ladder'])))
      if (Array.isArray(record(rung)['won']) && (!ladder[game] || when(record(rung)) > when(record(ladder[game]))))
        ladder[game] = rung
    write(LADDER, ladder)
  },
}
