/** Finished matches as one text of records: to be kept, to be read in again, to be carried from one house to another. */
import { api, Refused } from './api'
import { network } from './transport'
import type { Problem } from '../wire'

/** All that I have finished; the latest table first. */
export async function finished(): Promise<string[]> {
  const out: string[] = []
  for (let from = 0; ;) {
    const { tables, more } = await api.tables({ show: 'over', from })
    for (const { id, match = 0 } of tables)
      for (let number = 1; number <= match; number++) out.push(await api.record(id, number))
    from += tables.length
    if (!more || tables.length === 0) return out
  }
}

/** The records in a text of several. */
export const parted = (text: string): string[] =>
  text.split(/^(?=kociarnia record \d+\s*$)/m).filter((part) => part.startsWith('kociarnia record'))

export async function readIn(text: string): Promise<number> {
  const records = parted(text)
  for (const record of records) await api.bring({ record })
  return records.length
}

/** From the house in the page to the one that the page came from. One that is there already does no harm. */
export async function carry(): Promise<number> {
  const records = await finished()
  for (const record of records) {
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ record }) }
    const answer = await network.ask('/api/records', asked).catch(() => null)
    if (!answer) throw new Refused({ key: 'error-offline' }, 0)
    if (!answer.ok) throw new Refused(((await answer.json()) as Problem).say, answer.status)
  }
  return records.length
}

export function saveText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
