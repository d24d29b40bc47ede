/** The old town from above, and a cat that is brought home by water. */
import { coverOf } from '$page/art/cover'
import { at, circle, each, path } from '$page/art/draw'
import { drop, swash, withGrain } from '$page/art/brush'
import { boat, keeper, townscat } from './art/figures'
import { canal } from './art/canals'

/** Five columns and four rows of tiles: one canal runs through them. */
const TOWN: readonly (readonly [readonly string[], number])[] = [
  [['NS'], 0],
  [['NE'], 1],
  [['NS'], 1],
  [['NE'], 2],
  [['NS'], 0],
  [['NE'], 0],
  [['NESW'], 0],
  [['NS'], 1],
  [['NES'], 2],
  [['NE'], 3],
  [['NE'], 1],
  [['NES'], 2],
  [['NS', 'EW'], 0],
  [['NES'], 0],
  [['NS'], 1],
]
export const cover = coverOf(
  () =>
    TOWN.map(([channels, quarter], i) => at((i % 5) * 64, Math.floor(i / 5) * 64, 0.64, canal(channels, quarter))).join('') +
    path('M-4 150C60 140 120 156 180 148 240 140 290 152 324 146V204H-4Z', '#1f6f7b') +
    path('M-4 156C60 146 120 162 180 154 240 146 290 158 324 152V204H-4Z', '#2f8790') +
    path(
      swash('20,182 44,177 66,183', 2.6) + swash('236,188 262,183 290,189', 2.6) + swash('96,192 120,188 140,193', 2.4),
      '#8cc3c0',
    ) +
    path('M-4 136C20 132 44 138 70 134L76 170H-4ZM250 134C280 138 300 132 324 136V170H244Z', '#f1e2bf') +
    path('M-4 164H77L78 174H-4ZM243 164H324V174H242Z', '#b99a6c') +
    circle(160, 96, 70, '#f1e2bf') +
    circle(160, 96, 64, '#e6d2a4') +
    path(
      each(20, (i) =>
        drop(
          160 + Math.cos(i * 0.314) * 62,
          96 + Math.sin(i * 0.314) * 62,
          160 + Math.cos(i * 0.314) * 55,
          96 + Math.sin(i * 0.314) * 55,
          2.6,
        ),
      ),
      '#b99a6c',
    ) +
    at(
      84,
      40,
      0.76,
      withGrain(1, () => boat(townscat('guzik'))),
    ) +
    at(
      238,
      84,
      0.42,
      withGrain(1, () => keeper('boatman')),
    ) +
    at(
      0,
      92,
      0.38,
      withGrain(1, () => townscat('szprotka')),
    ),
)
