/**
 * A game's cards.toml, read in the page: drawings follow the same data as the rules, so a corrected card is drawn right. It reads
 * what those files use of TOML: tables, lists of tables, strings, numbers, yes and no, lists, inline tables.
 */
export type Value = string | number | boolean | Value[] | { [key: string]: Value }
export type Entry = { key: string; standing: string } & Record<string, Value>

/** The lists of tables ([[card]], [[curse]], …) by their names. */
export function deck(toml: string): Record<string, Entry[]> {
  const lists: Record<string, Entry[]> = {}
  let entry: Record<string, Value> = {}
  let open = '' // a value that goes on in the next line
  for (const line of toml.split('\n')) {
    const plain = line.replace(/("(?:[^"\\]|\\.)*")|#.*/g, (_, text: string) => text ?? '').trim()
    const list = !open && /^\[\[([\w.]+)\]\]$/.exec(plain)
    if (list) (lists[list[1]] ??= []).push((entry = {}) as Entry)
    else if (!open && /^\[\w+\]$/.test(plain)) entry = {}
    else if (plain) {
      open += plain
      if (balanced(open)) {
        const at = open.indexOf('=')
        entry[open.slice(0, at).trim()] = value(open.slice(at + 1))
        open = ''
      }
    }
  }
  return lists
}
const balanced = (s: string) => (s.match(/[[{]/g)?.length ?? 0) === (s.match(/[\]}]/g)?.length ?? 0)
const value = (s: string): Value => {
  const json = s.replace(/("(?:[^"\\]|\\.)*")|(\w+)\s*=/g, (_, text: string, key: string) => text ?? `"${key}":`)
  return JSON.parse(json.replace(/,\s*(?=[\]}])/g, '')) as Value
}
