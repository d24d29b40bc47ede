/** Koty's system: a value is a heap of so many cats. It can be counted, and seen as height. */
import { cat } from '$page/art/cat'
import { fresh } from '$page/art/draw'
import { num, withGrain } from '$page/art/brush'
import type { Suit } from './suits'

/**
 * Where each cat of a heap lies: pose (l loaf, c curl, s sit), x, y of the ground, > facing right, tint 0 to 2; drawn in this order,
 * so that every face shows. `k` is their size.
 */
const HEAP: Record<number, { k: number; cats: string }> = {
  1: { k: 0.8, cats: 's 104,262 1' },
  2: { k: 0.72, cats: 's 112,202 >2; l 102,262 0' },
  3: { k: 0.6, cats: 's 112,208 0; l 138,262 >1; c 66,262 2' },
  4: { k: 0.56, cats: 's 120,168 >2; l 108,216 0; c 146,263 >1; l 60,263 2' },
  5: { k: 0.52, cats: 's 116,176 2; l 142,218 >0; c 76,220 1; l 144,264 >2; l 60,264 0' },
  6: { k: 0.48, cats: 's 122,178 >0; c 144,216 >2; l 82,220 1; l 154,264 >1; c 110,265 0; l 48,264 2' },
  7: { k: 0.45, cats: 's 128,142 2; l 118,182 >0; c 146,220 >1; l 84,222 2; l 155,264 >2; c 112,266 1; l 48,264 0' },
  8: {
    k: 0.44,
    cats: 's 138,110 >1; l 120,148 2; l 128,186 >0; c 146,224 >1; l 80,226 2; l 156,265 >2; c 114,267 0; l 48,265 1',
  },
}
const POSE = { l: ['loaf', 'calm'], c: ['curl', 'sleepy'], s: ['sit', 'curious'] } as const
type PoseLetter = keyof typeof POSE

export function heap(n: number, suit: Suit): string {
  const { k, cats } = HEAP[n]
  const alone = n === 1
  const places = cats.split('; ').map((cat) => {
    const [, pose, x, y, right, tint] = /^(.) (\d+),(\d+) (>?)(\d)$/.exec(cat)!
    return { pose: pose as PoseLetter, x: +x, y: +y, right: right === '>', tint: suit.tints[+tint as 0 | 1 | 2] }
  })
  const names = new Map<PoseLetter, string>()
  // each pose is drawn once, in a paper that the places fill in by their colour
  const cut = (letter: PoseLetter) => {
    const [pose, mood] = POSE[letter]
    names.set(letter, fresh())
    const body = withGrain(alone ? 10 : 1, () =>
      cat({
        pose,
        coat: 'solid',
        mood,
        base: '#7ba3dd',
        light: suit.tints[2],
        eye: suit.lamp,
        folk: alone ? suit.symbol() : undefined,
        detail: alone ? 2 : 0,
        lines: true,
      }),
    ).replaceAll('#7ba3dd', 'currentColor')
    return `<symbol id="${names.get(letter)}" viewBox="0 0 200 200" overflow="visible">${body}</symbol>`
  }
  const symbols = [...new Set(places.map((place) => place.pose))].map(cut).join('')
  const lying = places.map(({ pose, x, y, right, tint }) => {
    const move = `translate(${num(x - (right ? -100 : 100) * k)} ${num(y - 184 * k)}) scale(${right ? -k : k} ${k})`
    return `<use href="#${names.get(pose)}" width="200" height="200" color="${tint}" transform="${move}"/>`
  })
  return symbols + lying.join('')
}
