/** The three pictures of the goal card: a cat and what it eats, a row to take, a fed cat and a hungry one. */
import { withGrain } from '$page/art/brush'
import { cat } from '$page/art/cat'
import { digitsAt } from '$page/art/digits'
import { at } from '$page/art/draw'
import { goalPicture, type GoalPictures } from '$page/art/goal'
import { INK } from '$page/art/things'
import { back, cards } from './cards'

const WALL = '#f0cfa0'
const GRID = ['mouse', 'zeus', 'milk', 'tuna', 'kikimora', 'tuna', 'costume', 'catnip', 'chicken_2x']
const marker = () => withGrain(1, () => cat({ pose: 'sit', coat: 'solid', mood: 'curious', detail: 1 }))

const card = (key: string) => cards.find((art) => art.key === key)?.svg() ?? back()

export function goalPictures(): GoalPictures {
  return [
    goalPicture(
      WALL,
      (lay) => lay(card('tuna'), 54, 108, 78) + lay(card('kikimora'), 150, 108, 106) + lay(card('tuna'), 246, 108, 78),
    ),
    goalPicture(
      WALL,
      (lay) =>
        GRID.map((key, i) => lay(card(key), 122 + (i % 3) * 58, 40 + Math.floor(i / 3) * 68, 45)).join('') +
        `<rect x="93" y="72" width="174" height="72" rx="10" fill="none" stroke="${INK}" stroke-width="5"/>` +
        at(26, -4, 0.36, marker()),
    ),
    goalPicture(
      WALL,
      (lay) =>
        lay(card('kikimora'), 52, 108, 88) +
        digitsAt('+3', 124, 90, 36, '#3f6f2a') +
        `<g opacity=".55">${lay(card('zeus'), 196, 108, 88)}</g>` +
        digitsAt('−2', 268, 90, 36, '#8f2a1d'),
    ),
  ]
}
