/**
 * Rooms of the flat, and the yard behind it: what stands behind a cat and what in front of it. Field 200 x 210, floor from y =
 * 170.
 */
import { cat } from '$page/art/cat'
import { at, circle, each, ellipse, path, rect, spots } from '$page/art/draw'
import { blob, drop, ribbon, swash, withGrain } from '$page/art/brush'
import { mix } from '$page/art/paper'
import { INK, MOON, crescent, rays, shelf, spark, star, stars } from '$page/art/things'
import { yarn } from './objects'

export interface Room {
  wall: string
  bare?: boolean // no wallpaper: it is outside, or tiled
  back(): string
  front?(): string
}
const floor = (fill: string, y = 170) =>
  rect(0, y, 200, 60, fill) + path(swash(`0,${y + 16} 80,${y + 12} 200,${y + 18}`, 2.6), mix(fill, INK, 0.3))
const picture = (x: number, y: number, w: number, h: number, inner: string) =>
  rect(x, y, w, h, '#fff6e0') + rect(x + 4, y + 4, w - 8, h - 8, '#f2b73a') + inner
const panes = (x: number, y: number, w: number, h: number) =>
  path(
    `M${x + w / 2 - 3} ${y}h6v${h}h-6zM${x} ${y + h / 2 - 4}h${w}v6h${-w}zM${x - 6} ${y - 6}h${w + 12}v7h${-w - 12}z` +
      `M${x - 10} ${y + h}h${w + 20}v9h${-w - 20}z`,
    '#fff6e0',
  )

export const sofa: Room = {
  wall: '#e9b48a',
  back: () =>
    picture(130, 36, 44, 36, path(star(152, 54, 11, 8, 0.5), '#a8412f')) +
    path(blob('8,190 14,118 40,102 100,108 164,100 190,120 196,190'), '#1f7d80') +
    path(swash('100,112 103,140 100,174', 3), '#155a5e') +
    rect(0, 172, 200, 40, '#17686c') +
    path(swash('8,174 70,170 130,175 192,170', 3), '#0f4d52'),
}
export const sill: Room = {
  wall: '#8fb8b0',
  back: () =>
    rect(84, 18, 96, 104, '#cfe6ea') +
    path(blob('84,122 110,94 150,102 180,86 180,122'), '#7fa86a') +
    panes(84, 18, 96, 104) +
    floor('#b98a5a'),
}
export const nightWindow: Room = {
  wall: '#5d5690',
  back: () =>
    rect(80, 16, 104, 112, '#262a52') +
    crescent(142, 52, 22, MOON, '#262a52') +
    stars(9, 6, 190, 110, MOON, 2.6) +
    panes(80, 16, 104, 112) +
    floor('#7b5138'),
}
export const snow: Room = {
  wall: '#b9a3c4',
  back: () =>
    rect(76, 16, 108, 112, '#9fb6d4') +
    path(blob('76,128 100,104 140,112 184,98 184,128'), '#fffaf0') +
    path(
      each(12, (i) => `M${84 + ((i * 29) % 94)} ${24 + ((i * 41) % 84)}a2.6 2.6 0 1 1-.1 0z`),
      '#fffaf0',
    ) +
    panes(76, 16, 108, 112) +
    floor('#a07a62'),
}
export const box: Room = {
  wall: '#d9c28e',
  back: () => floor('#a9784a', 160),
  front: () =>
    path('M34 136h132l-8 66H42z', '#c99f6b') +
    path('M34 136h132l-2 14H36z', '#b3874f') +
    rect(92, 150, 16, 14, '#e9cf9a') +
    path(swash('168,138 164,168 160,200', 3), INK),
}
export const kitchen: Room = {
  wall: '#9fc0b4',
  bare: true,
  back: () =>
    path(
      each(4, (j) => each(6, (i) => `M${i * 36 + (j % 2) * 18 - 10} ${j * 36 - 6}h33v33h-33z`)),
      '#b4d0c4',
    ) +
    rect(70, 44, 130, 7, '#7b5138') +
    path(blob('92,44! 90,22 108,18 126,22 124,44!'), '#cf6a35') +
    path('M104 14h8v6h-8z', '#7b5138') +
    path(blob('140,44! 138,26 164,26 162,44!'), '#5f86c0') +
    path(swash('166,30 178,32 172,42 164,40', 3), '#5f86c0') +
    floor('#e9d9b8', 164) +
    path(
      each(4, (i) => `M${4 + i * 52} 180h40v24h-40z`),
      '#d3bd92',
    ),
}
export const wardrobe: Room = {
  wall: '#c9a3a0',
  back: () =>
    rect(34, 10, 146, 176, '#8a5a3c') +
    rect(44, 20, 126, 160, '#4a2f2c') +
    rect(44, 26, 126, 4, '#c99f6b') +
    path(blob('60,30 78,34 84,96 52,96'), '#1f7d80') +
    path(blob('92,30 108,34 112,110 84,108'), '#b83f63') +
    path(blob('122,30 138,34 146,100 112,100'), '#f2b73a') +
    path(blob('146,30 158,34 168,120 138,118'), '#5c6788') +
    floor('#a9784a', 178),
}
export const studio: Room = {
  wall: '#b9c7d9',
  back: () =>
    path(ribbon('120,186 136,16', [5, 4]) + ribbon('184,186 166,16', [5, 4]), '#8a5a3c') +
    path(blob('104,22! 192,18! 190,112! 106,116!'), '#fffaf0') +
    path(blob('150,36 172,46 166,70 140,64'), '#2f5bac') +
    path(blob('120,60 146,66 138,92 114,86'), '#f2b73a') +
    path(star(168, 88, 13, 5, 0.5), '#cf4b38') +
    path(swash('118,44 134,36 146,46', 4) + swash('140,98 156,92 178,104', 4), INK) +
    floor('#b98a5a') +
    path(blob('20,178 40,174 54,180 38,186'), '#cf4b38') +
    path(blob('150,188 168,184 180,190 166,196'), '#2f5bac'),
}
export const bath: Room = {
  wall: '#a9cdd4',
  bare: true,
  back: () =>
    path(
      each(5, (j) => each(7, (i) => `M${i * 32 - 8} ${j * 32 - 6}h29v29h-29z`)),
      '#bfdde2',
    ) +
    path(ribbon('172,30 172,90', [6, 6]) + ribbon('172,32 150,26 138,36', [6, 6, 8]), '#767c92') +
    path(drop(136, 46, 134, 58, 2.4) + drop(142, 50, 142, 64, 2.4), '#3f8fa0') +
    floor('#8fb0b8', 176),
  front: () =>
    path(blob('16,146! 184,146! 178,190 150,206 50,206 22,190'), '#fffaf0') +
    path(blob('10,140 100,136 190,140 190,152 100,154 10,152'), '#f3e7cf') +
    spots('34,138 15; 58,130 18; 84,138 13; 116,138 14; 142,131 17; 166,139 13', (x, y, r) => circle(x, y, r, '#ffffff')) +
    path(swash('186,156 180,190 152,208', 3), INK),
}
export const bed: Room = {
  wall: '#8f86b8',
  back: () =>
    path(blob('20,190! 22,84 40,66 100,60 160,66 178,84 180,190!'), '#8a5a3c') +
    path(blob('34,150 40,118 100,110 160,118 168,150'), '#fffaf0') +
    path(swash('60,126 90,120 120,128', 2.6), '#d3c7e0') +
    rect(0, 160, 200, 60, '#6e3f66'),
  front: () =>
    path(blob('-8,176 50,166 120,176 208,164 208,230 -8,230'), '#7f4b76') +
    path(
      each(7, (i) => star(18 + i * 28, 184 + (i % 2) * 6, 5, 4, 0.4)),
      MOON,
    ),
}
export const desk: Room = {
  wall: '#4f7a6c',
  bare: true,
  back: () =>
    rect(64, 12, 124, 104, '#7b5138') +
    rect(70, 18, 112, 92, '#2f4f48') +
    path('M84 20h2v86h-2zM74 66h104v2H74z', '#dfe8e0') +
    path(swash('90,100 104,72 116,66 128,60 144,26', 4), MOON) +
    path(swash('150,100 160,74 170,66', 3.6), MOON) +
    path(swash('124,92 132,86 140,92', 2.4) + swash('124,98 132,92 140,98', 2.4), '#dfe8e0') +
    floor('#c99f6b', 166),
}
export const piano: Room = {
  wall: '#c9a3a0',
  back: () =>
    rect(10, 60, 180, 110, '#b0683c') +
    path(blob('10,60! 190,60! 186,48 14,48'), '#c98252') +
    path(swash('24,90 90,84 176,92', 2.6) + swash('24,130 100,124 180,132', 2.6), '#8a4c28') +
    path(blob('110,34! 150,32! 148,60! 112,60!'), '#fffaf0') +
    path(swash('116,42 130,41 144,43', 1.8) + swash('116,49 130,48 144,50', 1.8), INK) +
    path('M122 46a3 3 0 1 1-.1 0zM136 40a3 3 0 1 1-.1 0z', INK) +
    rect(0, 170, 200, 40, '#fffaf0') +
    path(
      each(11, (i) => `M${i * 19 + 3} 170h1.6v40h-1.6z`),
      '#9a93a8',
    ) +
    path(
      each(11, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : `M${i * 19 + 16} 170h10v20h-10z`)),
      INK,
    ),
}
export const basket: Room = {
  wall: '#c4cfa0',
  back: () => floor('#a9784a', 166) + path(ribbon('46,150 60,70 140,70 154,150', [6, 6, 6, 6]), '#8a5a3c'),
  front: () =>
    path(blob('28,140! 172,140! 160,204 100,210 40,204'), '#b3874f') +
    path(
      each(3, (j) => each(9, (i) => drop(38 + i * 15 - j, 152 + j * 18, 46 + i * 14 - j, 158 + j * 18, 4))),
      '#e0bd84',
    ) +
    path(blob('22,136 100,130 178,136 178,148 100,150 22,148'), '#c99f6b') +
    path(swash('174,150 164,190 150,206', 3), INK),
}
export const laundry: Room = {
  wall: '#a9c4dc',
  back: () =>
    path(ribbon('0,30 100,40 200,28', [2, 2, 2]), '#767c92') +
    path(blob('88,38 112,40 114,82! 86,80!'), '#f2b73a') +
    path(blob('126,38! 158,36! 158,62! 146,62! 146,90! 138,90! 138,62! 126,62!'), '#b83f63') +
    path(blob('166,34! 184,33! 184,58! 192,66! 180,74 168,66'), '#1f7d80') +
    floor('#b98a5a', 172),
  front: () =>
    path(blob('24,166! 176,166! 166,206 34,206'), '#5f86c0') +
    path(
      each(7, (i) => `M${42 + i * 18} 178h8v18h-8z`),
      '#3f6296',
    ) +
    path(blob('18,160 100,156 182,160 182,172 100,174 18,172'), '#7aa0d4') +
    path(blob('30,162 52,152 74,164 60,172') + blob('134,160 156,150 172,164 150,172'), '#fffaf0'),
}
export const armchair: Room = {
  wall: '#d9c28e',
  back: () =>
    picture(
      136,
      20,
      42,
      50,
      `<g transform="translate(139 26) scale(.18)">${cat({ pose: 'sit', coat: 'longhair', detail: 0 })}</g>`,
    ) +
    path(blob('26,190! 24,110 36,60 72,40 120,40 160,58 174,110 174,190!'), '#8f3528') +
    path(
      each(3, (j) => each(4, (i) => drop(62 + i * 26, 62 + j * 26, 62 + i * 26, 72 + j * 26, 3))),
      '#b8573c',
    ) +
    rect(0, 178, 200, 40, '#7b5138'),
  front: () =>
    path(blob('2,140 18,126 40,136 44,196! 2,196!') + blob('198,140 182,126 158,136 156,196! 198,196!'), '#a8412f') +
    path(swash('44,142 46,170 44,196', 3) + swash('196,134 199,160 198,190', 3), INK),
}
export const bookcase: Room = {
  wall: '#7b5138',
  bare: true,
  back: () => shelf(62, 3, 66, 200) + shelf(128, 9) + rect(0, 176, 200, 40, '#5a3a2c') + shelf(178, 12, 150, 200),
}
const LIGHTS = ['#f2b73a', '#cf4b38', '#1f7d80', '#2f5bac', '#b83f63']
export const party: Room = {
  wall: '#e3b9c0',
  back: () =>
    path(ribbon('66,22 100,44 140,40 200,18', [2, 2, 2, 2]), '#7b5138') +
    spots('72,26 0; 96,40 1; 122,44 2; 148,40 3; 174,30 4', (x, y, colour) =>
      path(drop(x, y - 6, x, y + 12, 7), LIGHTS[colour]),
    ) +
    path(spark(164, 84, 9) + spark(40, 130, 6) + spark(182, 118, 5), '#fffaf0') +
    floor('#a9784a'),
}
export const cushions: Room = {
  wall: '#cbb3d6',
  back: () =>
    picture(138, 28, 40, 40, path(star(158, 48, 12, 6, 0.5), '#6e3f66')) +
    path(blob('10,190 4,140 40,118 76,140 72,190'), '#b83f63') +
    path(blob('126,190 122,138 160,112 198,136 196,190'), '#f2b73a') +
    rect(0, 176, 200, 40, '#5c6788'),
  front: () =>
    path(blob('10,196 30,184 100,188 170,184 192,196 170,214 30,214'), '#8f86b8') +
    path(drop(12, 196, 2, 206, 4) + drop(190, 196, 199, 206, 4), MOON),
}
export const drawer: Room = {
  wall: '#bcd0a8',
  back: () =>
    rect(20, 96, 160, 110, '#b3874f') +
    rect(28, 104, 144, 30, '#c99f6b') +
    circle(100, 119, 5, '#7b5138') +
    path(blob('150,96! 172,90 186,96! 180,112 168,104!'), '#b83f63') +
    rect(0, 196, 200, 20, '#7b5138'),
  front: () =>
    path('M18 172h164v34H18z', '#c99f6b') +
    path(swash('18,174 100,171 182,175', 3), '#8a5a3c') +
    circle(100, 190, 5, '#7b5138') +
    path(blob('34,172 44,160 58,170! 56,180 40,184') + blob('140,172 152,158 166,170! 160,182 146,184'), '#5f86c0'),
}
export const rug: Room = {
  wall: '#e0c9a4',
  back: () =>
    path(
      ribbon('166,160 160,110 172,60', [6, 5, 3]) +
        drop(168, 90, 128, 66, 12) +
        drop(166, 110, 194, 76, 11) +
        drop(170, 66, 150, 26, 10),
      '#5f8a45',
    ) +
    path('M148 150h36l-6 30h-24z', '#b0492f') +
    floor('#c08a58', 164) +
    path('M14 178h172l10 30H4z', '#23706f') +
    path(
      each(7, (i) => star(28 + i * 24, 193, 7, 8, 0.5)),
      '#e0a95a',
    ),
}
export const highShelf: Room = {
  wall: '#d8a68c',
  back: () =>
    path(
      each(3, (i) => `M${78 + i * 38} 60h28v${-26 - (i % 2) * 10}h-28z`),
      '#fbe9cf',
    ) +
    rect(64, 60, 136, 6, '#7b5138') +
    path('M150 130 172 96 162 96 182 62 152 100 162 100Z', '#f7d35c') +
    rect(0, 180, 200, 12, '#7b5138') +
    rect(0, 192, 200, 24, mix('#d8a68c', INK, 0.25)),
}
export const shadowWall: Room = {
  wall: '#e6b96a',
  back: () =>
    '<g opacity=".3" transform="translate(246 -34) scale(-1.2 1.2)">' +
    withGrain(1, () => cat({ pose: 'walk', coat: 'solid', base: INK, eye: INK, detail: 0 })).replace(
      /<path[^>]*fill="#b9535a"[^>]*>/g,
      '',
    ) +
    '</g>' +
    floor('#a9784a', 172) +
    path(ribbon('24,190 24,120', [5, 4]) + blob('8,120! 16,92 34,92 42,120!'), '#7b5138') +
    circle(25, 122, 5, '#fff3d0'),
}
export const threads: Room = {
  wall: '#b9c7d9',
  back: () =>
    path(
      each(6, (i) => `M${66 + i * 24} 0h2v160h-2z`),
      '#d3deea',
    ) +
    path(swash('40,40 90,60 130,30 196,70', 3) + swash('60,110 110,80 160,120 200,90', 3), '#b83f63') +
    floor('#b98a5a') +
    at(140, 140, 0.5, yarn()),
}
export const city: Room = {
  wall: '#f2c879',
  bare: true,
  back: () =>
    circle(140, 60, 40, '#f08f34') +
    path('M0 190V120h22v-26h24v40h20V82h26v60h20v-46h22v60h20v-84h26v40h20v94Z', '#6e3f66') +
    path(
      each(18, (i) => `M${6 + (i % 9) * 22} ${132 + Math.floor(i / 9) * 22}h5v7h-5z`),
      MOON,
    ) +
    rect(0, 184, 200, 30, '#4a2f45'),
  front: () =>
    path('M0 214V172h18v-12h20v16h24v34ZM150 214v-34h20v-20h22v12h10v42Z', '#4a2f45') +
    path('M8 184h5v7H8zM26 172h5v7h-5zM158 190h5v7h-5zM178 172h5v7h-5z', MOON),
}
export const table: Room = {
  wall: '#a9c4b0',
  back: () =>
    picture(136, 26, 44, 36, path(blob('142,56 152,40 164,50 174,38 174,56'), '#35571a')) + rect(0, 176, 200, 40, '#8a5a3c'),
  front: () =>
    path(blob('-4,176! 204,176! 204,216! -4,216!', 0.4), '#fffaf0') +
    path(
      each(10, (i) => `M${i * 21 - 4} 176h10v40h-10z`),
      '#e7b9b0',
    ) +
    ellipse(150, 178, 30, 7, '#cfe3e6') +
    path(blob('132,176! 142,166 158,166 168,176!'), '#5f9aaa') +
    path(ribbon('26,180 30,150', [3, 3]) + 'M26 130h3v22h-3zM31 130h3v22h-3zM21 130h3v22h-3z', '#9a93a8'),
}
// --- outside, where the strays live

const evening = (sky: string) => stars(8, 5, 200, 90, '#fbe9bf', 2.4) + rect(0, 176, 200, 40, mix(sky, INK, 0.5))
export const fence: Room = {
  wall: '#7f9ab8',
  bare: true,
  back: () => evening('#7f9ab8') + circle(156, 46, 22, '#fbe9bf'),
  front: () =>
    path(
      each(7, (i) => `M${2 + i * 30} ${146 + (i % 2) * 4}l12-14 12 14v70h-24z`),
      '#a9784a',
    ) +
    path(
      each(7, (i) => `M${20 + i * 30} ${150 + (i % 2) * 4}h6v70h-6z`),
      '#8a5a3c',
    ) +
    path('M0 164h200v7H0z', '#8a5a3c'),
}
export const street: Room = {
  wall: '#4a4478',
  bare: true,
  back: () =>
    evening('#4a4478') +
    path(ribbon('164,190 164,40', [6, 5]) + blob('148,40! 154,20 174,20 180,40!'), '#231d36') +
    path('M150 42h28L200 176H120Z', '#6a6298') +
    circle(164, 42, 7, MOON) +
    path(
      each(5, (i) => `M${-6 + i * 44} ${188 + (i % 2) * 10}h36v8h-36z`),
      '#39345f',
    ),
}
export const cellar: Room = {
  wall: '#8f8f9c',
  bare: true,
  back: () =>
    path(
      each(5, (j) => each(5, (i) => `M${i * 46 - (j % 2) * 22} ${j * 32}h43v29h-43z`)),
      '#9f9fab',
    ) +
    path(ribbon('190,0 190,70 150,70 150,176', [13, 13, 13, 13], { per: 1 }), '#b0683c') +
    path('M180 60h20v10h-20zM141 100h18v8h-18z', '#8f4f2a') +
    path(drop(150, 118, 150, 132, 4), '#3f8fa0') +
    rect(0, 178, 200, 40, '#5c5a68') +
    path('M140 200v-22h48v22zM152 178v-8h24v8h-5v-4h-14v4z', '#a8412f'),
}
export const grass: Room = {
  wall: '#cfe0b0',
  bare: true,
  back: () =>
    circle(150, 50, 26, '#f7d35c') +
    path(rays(150, 50, 10, 46, 34, 4), '#f2b73a') +
    path(blob('-8,140 60,120 130,138 208,118 208,220 -8,220'), '#8fb860'),
  front: () =>
    path(
      each(14, (i) => drop(8 + i * 14 + ((i * 5) % 7), 140 + ((i * 11) % 22), 4 + i * 15, 214, 6)),
      '#5f8a45',
    ) +
    path(
      each(12, (i) => drop(0 + i * 17, 162 + ((i * 7) % 16), 8 + i * 17, 216, 6)),
      '#3f6f2a',
    ),
}
export const roof: Room = {
  wall: '#e7a98c',
  bare: true,
  back: () =>
    circle(60, 120, 60, '#f6c89a') +
    path('M140 180V70h34v110z', '#8f3d3a') +
    rect(134, 62, 46, 12, '#5f2a2a') +
    path(swash('150,58 144,40 156,24 148,6', 6), '#b9b2cc') +
    rect(0, 180, 200, 40, '#b0492f') +
    path(
      each(9, (i) => drop(8 + i * 24, 188, 8 + i * 24, 206, 8)),
      '#8f3528',
    ),
}
export const market: Room = {
  wall: '#bcd6da',
  bare: true,
  back: () =>
    path(
      each(5, (i) => `M${40 + i * 36} 0h18l-6 40h-18z`),
      '#cf4b38',
    ) +
    path(
      each(5, (i) => `M${58 + i * 36} 0h18l-6 40h-18z`),
      '#fffaf0',
    ) +
    rect(0, 178, 200, 40, '#8f8a80') +
    path('M130 178v-34h64v34z', '#8a5a3c') +
    spots('142,140 0; 158,136 1; 174,140 0; 188,138 1', (x, y, ripe) => circle(x, y, 10, ripe ? '#f2b73a' : '#cf4b38')),
  front: () => spots('40,192; 62,198; 84,190; 150,194', (x, y) => circle(x, y, 9, '#c98a2a') + circle(x, y, 6, '#f6d277')),
}
