/** What every game's drawings must hold, for the tests beside them. */
import { expect } from 'vitest'
import { deck } from './deck'
import { unique } from './draw'
import type { CardArt } from './frame'

const names = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map((found) => found[1])
const references = (svg: string) => [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1])

/** Tags that are left open, or closed in the wrong order; a parser would be slow on hundreds of drawings. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, end, name, alone] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (alone) continue
    if (!end) open.push(name)
    else if (open.pop() !== name) return [...open, name]
  }
  return open
}

/** A drawing is well-formed, holds no words of its own, and its inner names are defined once, used, and its own. */
export function expectDrawing(svg: string): void {
  expect(unclosed(svg)).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  const defined = names(svg)
  expect(new Set(defined).size).toBe(defined.length)
  expect(references(svg).filter((name) => !defined.includes(name))).toEqual([])
  const [one, other] = [names(unique(svg, 'a')), names(unique(svg, 'b'))]
  expect(one.filter((name) => other.includes(name))).toEqual([])
}

/** Every card of the box is drawn, once, always alike, light enough, and differs from all others. */
export function expectCards(cards: readonly CardArt[], toml: string, notDrawn: readonly string[] = []): void {
  const keys = Object.entries(deck(toml)).flatMap(([list, entries]) =>
    notDrawn.includes(list) ? [] : entries.map(({ key }) => key),
  )
  expect(cards.map(({ key }) => key).sort()).toEqual(keys.sort())
  const drawn = cards.map((card) => card.svg())
  expect(new Set(drawn).size).toBe(cards.length)
  for (const [i, svg] of drawn.entries()) {
    expectDrawing(svg)
    expect(svg).not.toContain('<text')
    expect(cards[i].svg()).toBe(svg)
    expect(svg.length, cards[i].key).toBeLessThan(17_000)
    expectDrawing(cards[i].svg({ name: 'Łaty & <spółka>', note: 'raz', letter: 'A', designed: true }))
  }
}

/** Three different pictures, each whole, without words and not too heavy to be fetched with a card of text. */
export function expectPictures(pictures: readonly string[]): void {
  expect(new Set(pictures).size).toBe(3)
  for (const svg of pictures) {
    expectDrawing(svg)
    expect(svg).not.toContain('<text')
    expect(svg.length).toBeLessThan(120_000)
  }
}
