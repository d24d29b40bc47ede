/** A moonlit land: the hill sleeps, somebody is still up, and they are coming. */
import { coverOf } from '$page/art/cover'
import { at, circle, each, path, rect } from '$page/art/draw'
import { blob, drop, ribbon } from '$page/art/brush'
import { fir, stars } from '$page/art/things'
import { MOONLIGHT, catHill, house, papers, ravens } from './art/landscapes'

const p = papers(3)
export const cover = coverOf(
  () =>
    rect(0, 0, 320, 200, '#3c5f95') +
    stars(40, 7, 320, 110, '#dfe8f6', 3) +
    circle(176, 62, 46, MOONLIGHT) +
    path(blob('-10,116 60,92 130,110 200,88 270,106 330,90 330,210 -10,210'), '#2b4a78') +
    path(fir(22, 132, 52) + fir(48, 128, 36) + fir(286, 126, 60) + fir(308, 130, 44) + fir(262, 122, 34), '#20406b') +
    at(66, -98, 1, catHill(p)) +
    path(blob('236,210 234,150 270,128 330,136 330,210'), p.hill) +
    house(232, 104, 1.1) +
    path(blob('-10,172 80,160 170,174 250,162 330,172 330,210 -10,210'), p.near) +
    path(
      each(16, (i) => drop(10 + i * 20, 186 + (i % 2) * 4, 14 + i * 20, 177 + (i % 2) * 4, 2)),
      '#5f9a8c',
    ) +
    path(ribbon('-6,66 40,58 84,62 108,56', [12, 8, 5, 2]) + ribbon('46,58 62,40 76,34', [5, 4, 1]), '#1b1830') +
    ravens('p 20,22 42; p> 66,20 42; u 132,26 34; d> 176,40 30; u> 216,24 32; d 244,56 26'),
)
