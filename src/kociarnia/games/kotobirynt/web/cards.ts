/** The cards of Kotobirynt: canal tiles that are lit anew when they turn, cats and keepers on the quay, backs. */
import { catHead } from '$page/art/cat'
import { deck, type Entry } from '$page/art/deck'
import { digitsAt } from '$page/art/digits'
import { at, circle, drawing, each, ellipse, path, rect } from '$page/art/draw'
import { tile, title, type CardArt, type CardWords } from '$page/art/frame'
import { blob, drop, swash, withGrain } from '$page/art/brush'
import { INK, pencil, rays, star } from '$page/art/things'
import toml from '../cards.toml?raw'
import { boat, keeper, townscat } from './art/figures'
import { canal, quay, type Side } from './art/canals'

const box = deck(toml)
const canals = new Map(box.canal.map((entry) => [entry.key, entry.channels as string[]]))
/** A canal tile, turned by so many quarters clockwise. */
export const canalTile = (key: string, quarter = 0, words: CardWords = {}) =>
  tile(() => canal(canals.get(key) ?? [], quarter) + mark(words))
/** The canals of a tile as it is printed: the sides each of them joins. */
export const channelsOf = (key: string): readonly string[] => canals.get(key) ?? []

export const pointsOf = (key: string) => Number(box.cat.find((cat) => cat.key === key)?.points ?? 0)
/** All cats, by their keys. */
export const cats = box.cat.map(({ key }) => key)

const mark = (words: CardWords) => (words.designed ? circle(91, 91, 7, '#fbf3e2') + at(86, 86, 0.42, pencil()) : '')
const points = (n: number) => path(star(84, 17, 15, 12, 0.86), '#a8412f') + digitsAt(n, 84, 8.5, 17, '#fffaf0')
/** Somebody on the quay; `water` is the side on which the square lies. */
export function figureTile(key: string, water?: Side, words: CardWords = {}): string {
  const entry = box.cat.find((cat) => cat.key === key)
  return tile(() => {
    const figure = entry ? townscat(key) : keeper(key)
    return (
      quay(water) +
      (entry ? '' : path(rays(50, 52, 16, 50, 40, 4), '#f1e2bf')) +
      ellipse(52, 92, 38, 6, INK, 'opacity=".2"') +
      at(
        3,
        words.name ? -4 : 4,
        entry ? 0.46 : 0.47,
        withGrain(1, () => figure),
      ) +
      (words.name
        ? path(blob('-4,84 30,81 70,85 104,82 104,104 -4,104'), '#f1e2bf') + title(50, 95, 12, words.name, INK, { most: 90 })
        : '') +
      (entry ? points(entry.points as number) : '') +
      mark(words)
    )
  })
}
/** A cat on its way home by water, 200 x 200. */
export const homecoming = (key: string) => drawing(200, 200, () => withGrain(1, () => boat(townscat(key))))
/** A free spot on the quay. */
export const freePlace = (water?: Side) => tile(() => quay(water) + path(rays(50, 50, 8, 16, 9, 2.4), '#c9ab74'))

const roofs = (a: string, b: string) =>
  rect(0, 0, 100, 100, a) +
  path(
    each(6, (j) => each(7, (i) => drop(4 + i * 16 + (j % 2) * 8, 4 + j * 17, 4 + i * 16 + (j % 2) * 8, 16 + j * 17, 6.5))),
    b,
  )
/** The back of the canals: tiles of a roof, and a paper boat; no side is up. */
export const back = () =>
  tile(
    () =>
      roofs('#b0492f', '#9c3f2a') +
      circle(50, 50, 31, '#f1e2bf') +
      circle(50, 50, 27, '#8f3d3a') +
      path('M30 52H70L62 64H38ZM50 30 66 50H50ZM48 34V50H36Z', '#fbf0da') +
      path(swash('32,70 42,68 50,71 58,68 68,70', 2.4), '#f1e2bf'),
  )
/** The back of the cats: somebody is still out there. */
export const catBack = () =>
  tile(
    () =>
      roofs('#7b5138', '#6b4530') +
      circle(50, 50, 31, '#f1e2bf') +
      circle(50, 50, 27, '#4a2f45') +
      at(
        50,
        56,
        0.34,
        withGrain(1, () => catHead({ coat: 'solid', base: '#2d2134', mood: 'curious', detail: 0, eye: '#f7dc94' })),
      ),
  )

const square = { wide: 100, tall: 100 }
const entryCard = (entry: Entry, svg: (words: CardWords) => string): CardArt => ({
  key: entry.key,
  svg: (words = {}) => svg(words),
  ...square,
})
export const cards: CardArt[] = [
  ...box.canal.map((entry) => entryCard(entry, (words) => canalTile(entry.key, 0, words))),
  ...box.cat.map((entry) => entryCard(entry, (words) => figureTile(entry.key, undefined, words))),
  ...box.keeper.map((entry) => entryCard(entry, (words) => figureTile(entry.key, undefined, words))),
]
