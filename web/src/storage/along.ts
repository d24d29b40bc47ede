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
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

export const along = {
  pack: (): string => JSON.stringify({ lessons: read(LESSONS), goals: read(GOALS), ladder: read(LADDER) }),

  /** What was done on either device is done; where both have begun something, this one goes on with its own. */
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
      const answers = texts(mine['answers']).length > 0 ? mine['answers'] : theirs['answers']
      lessons[name] = { answers: texts(answers), done: mine['done'] === true || theirs['done'] === true }
    }
    write(LESSONS, lessons)
    write(GOALS, [...new Set([...texts(read(GOALS)), ...texts(all['goals'])])])
    const rungs = Object.entries(record(all['ladder'])).filter(([, rung]) => Array.isArray(record(rung)['won']))
    write(LADDER, { ...Object.fromEntries(rungs), ...record(read(LADDER)) })
  },
}
