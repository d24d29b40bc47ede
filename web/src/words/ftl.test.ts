// The shell's words: the same messages in both languages, each of them used, and none lacking.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const inFile = (name: string) =>
  readFileSync(join(import.meta.dirname, `${name}.ftl`), 'utf8')
    .split('\n')
    .flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? [])
const keys = (language: string) => [...inFile(language), ...inFile(`${language}.later`)]

const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes('.test.') && !path.startsWith('art/'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .join('\n')
// Messages whose names are put together: own(`level-${level}`).
const made = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1])

test('both languages have the same messages, each once', () => {
  expect(keys('pl')).toEqual(keys('en'))
  expect(inFile('pl')).toEqual(inFile('en'))
  expect(new Set(keys('pl')).size).toBe(keys('pl').length)
})

test('every message is used', () => {
  const unused = keys('pl').filter((key) => !code.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)))
  expect(unused).toEqual([])
})

test('every message that is asked for is there', () => {
  const asked = [...code.matchAll(/\b(?:own|shellWords\(\))\(\s*'([a-z][\w-]*)'/g)].map((found) => found[1])
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter((key) => !keys('en').includes(key))).toEqual([])
})

test('what the first screen says is read first', () => {
  const first = ['App', 'screens/Home', 'screens/NotFound', 'shell/ErrorMessage', 'shell/Header']
  const said = first.flatMap((name) => [...readFileSync(join(SOURCES, `${name}.svelte`), 'utf8').matchAll(/'([a-z][\w-]*)'/g)])
  const later = inFile('en.later')
  expect(later.length).toBeGreaterThan(10)
  expect(said.map((found) => found[1]).filter((key) => later.includes(key ?? ''))).toEqual([])
})
