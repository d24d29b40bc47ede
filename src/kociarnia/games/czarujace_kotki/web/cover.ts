/** A library after closing: two kittens, one book, and magic in the air. */
import { coverOf } from '$page/art/cover'
import { at, ellipse, path, rect } from '$page/art/draw'
import { blob, swash, withGrain } from '$page/art/brush'
import { INK, MOON, shelf, spark } from '$page/art/things'
import { ingredient } from './art/ingredients'
import { kitten } from './art/kittens'

export const cover = coverOf(
  () =>
    rect(0, 0, 320, 200, '#3b2a4a') +
    shelf(48, 3, 0, 320) +
    shelf(100, 8, 0, 320) +
    shelf(150, 5, 0, 320) +
    path('M-4 0h12v160H-4zM312 0h12v160h-12z', '#4a2f24') +
    rect(0, 158, 320, 50, '#5a3a2c') +
    path(swash('0,170 110,165 220,172 320,166', 3) + swash('40,188 150,192 280,186', 2.6), '#3f271d') +
    at(
      56,
      46,
      0.66,
      withGrain(1, () => kitten('baebae')),
    ) +
    at(
      264,
      46,
      0.66,
      withGrain(1, () => kitten('grumpkin')),
      0,
      -0.66,
    ) +
    ellipse(160, 184, 52, 6, INK, 'opacity=".35"') +
    path(blob('112,158! 136,150 160,160! 184,150 208,158! 212,184! 184,177 160,187! 136,177 108,184!'), '#f6e7c6') +
    path(
      swash('160,160 161,172 160,186', 3) +
        swash('120,164 134,159 148,163', 1.8) +
        swash('120,171 134,166 148,170', 1.8) +
        swash('172,163 186,159 200,164', 1.8),
      '#7b5138',
    ) +
    path(
      spark(160, 122, 20) + spark(160, 70, 9) + spark(146, 48, 6) + spark(176, 44, 7) + spark(40, 116, 6) + spark(286, 112, 7),
      MOON,
    ) +
    at(18, 138, 0.46, ingredient('companion')) +
    at(258, 132, 0.5, ingredient('elixir')),
)
