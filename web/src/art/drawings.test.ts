import { describe, expect, it } from 'vitest'
import { cat, COATS, MOODS, POSES, type CatSpec } from './cat'
import { expectDrawing } from './expectDrawings'
import { deck } from './deck'
import { asImage, drawing, unique } from './draw'
import * as icons from './icons'
import { contrast } from './paper'
import * as portraits from './portraits'
import { avatar, seatMark } from './seats'

describe('cats', () => {
  const one = (spec: CatSpec) => drawing(200, 200, () => cat(spec))
  it('take every coat in every pose', () => {
    const all = POSES.flatMap((pose, i) => COATS.map((coat, j) => one({ pose, coat, mood: MOODS[(i + j) % MOODS.length] })))
    all.forEach(expectDrawing)
    expect(new Set(all).size).toBe(POSES.length * COATS.length)
  })
  it('have five moods', () => {
    expect(new Set(MOODS.map((mood) => one({ pose: 'sit', coat: 'tabby', mood }))).size).toBe(MOODS.length)
  })
  it('may be many in one drawing', () => {
    expectDrawing(drawing(400, 200, () => COATS.map((coat) => cat({ pose: 'sit', coat })).join('')))
  })
})

describe('the sign of the page', () => {
  // npm test -- -u writes them anew; the PNG files in public/ are the same drawings for systems without SVG
  it.each([
    ['icon.svg', portraits.tabIcon()],
    ['icon-turn.svg', portraits.tabIcon(true)],
    ['icon-app.svg', portraits.appIcon()],
    ['icon-maskable.svg', portraits.appIcon(true)],
  ])('%s is what we draw', async (file, svg) => {
    expectDrawing(svg)
    await expect(svg).toMatchFileSnapshot(`../../public/${file}`)
  })
})

describe('portraits, seats and icons', () => {
  it('are drawings', () => {
    for (const level of ['maluszek', 'kociak', 'kot', 'kocur', 'tygrys']) expectDrawing(portraits.bot(level))
    for (const scene of [portraits.emptyCat, portraits.offlineCat, portraits.lostCat]) expectDrawing(scene())
    for (let seat = 0; seat < 6; seat++) [avatar(seat), seatMark(seat)].forEach(expectDrawing)
    for (const icon of Object.values(icons)) expect(icon()).toContain('currentColor')
  })
  it('differ', () => {
    expect(new Set(Array.from({ length: 6 }, (_, seat) => avatar(seat))).size).toBe(6)
    expect(new Set(Object.values(icons).map((icon) => icon())).size).toBe(Object.keys(icons).length)
  })
})

describe('drawings in a page', () => {
  it('get names of their own', () => {
    const svg = drawing(200, 200, () => cat({ pose: 'sit', coat: 'tabby' }))
    expect(unique(svg, 'x')).not.toContain('~')
    expect(asImage(svg)).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  })
})

describe('deck', () => {
  it('reads what our decks use of TOML', () => {
    const text =
      '# a\n[values]\nmost = 2\nlist = [\n  { from = 1, to = -2 }, # b\n]\n[[card]]\nkey = "a#b"\nn = 3\non = true\neats = ["x", "y"]\n'
    expect(deck(text)).toEqual({ card: [{ key: 'a#b', n: 3, on: true, eats: ['x', 'y'] }] })
  })
})

describe('papers', () => {
  it('carry their ink', () => {
    expect(contrast('#231d36', '#fffaf0')).toBeGreaterThan(15)
  })
})
