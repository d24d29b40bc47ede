/** The flat: a kilim for the cards, wallpaper and boards, and cats that sleep where they should not. */
import { cat } from '$page/art/cat'
import { asImage, drawing, each, path, rect } from '$page/art/draw'
import { blob, drop, swash, withGrain } from '$page/art/brush'
import { star } from '$page/art/things'

/** The rug: it is stretched to whatever the cards need. */
export const kilim = asImage(
  drawing(640, 560, () =>
    withGrain(1, () =>
      [
        path(
          each(40, (i) => `M${12 + i * 15.8} 0h5v560h-5z`),
          '#f3dfbd',
        ),
        path(blob('2,12! 320,8 638,12! 636,280 638,548! 320,552 2,548! 4,280', 0.4), '#8f3528'),
        path('M22 28h596v504H22z', '#e0a95a'),
        path(
          each(19, (i) => drop(40 + i * 31, 32, 40 + i * 31, 46, 6) + drop(40 + i * 31, 528, 40 + i * 31, 514, 6)),
          '#8f3528',
        ),
        path(
          each(15, (i) => drop(26, 64 + i * 31, 40, 64 + i * 31, 6) + drop(614, 64 + i * 31, 600, 64 + i * 31, 6)),
          '#8f3528',
        ),
        path('M46 52h548v456H46z', '#23706f'),
        path(
          each(4, (i) => star(68, 110 + i * 113, 11, 8, 0.5) + star(572, 110 + i * 113, 11, 8, 0.5)),
          '#2f8a86',
        ),
      ].join(''),
    ),
  ).replace('<svg ', '<svg preserveAspectRatio="none" '),
)
/** Drops on the wallpaper, darker than whatever wall they are on; they go on in all directions. */
export const wallpaper = asImage(drawing(96, 96, () => path(drop(24, 16, 24, 34, 6) + drop(72, 62, 72, 80, 6), '#7b51381f')))
/** Floor boards. */
export const floor = asImage(
  drawing(
    400,
    120,
    () =>
      path(swash('0,3 200,0 400,3', 3) + swash('0,63 200,66 400,63', 3), '#3a1f1233') +
      rect(120, 2, 3, 60, '#3a1f1226') +
      rect(310, 64, 3, 58, '#3a1f1226'),
  ),
)

export const sleeper = drawing(
  200,
  130,
  () => withGrain(1, () => cat({ pose: 'curl', coat: 'striped', mood: 'sleepy', cast: '#00000033' })),
  { from: [0, 70] },
)
export const loafer = drawing(200, 130, () => withGrain(1, () => cat({ pose: 'loaf', coat: 'tabby', mood: 'sleepy' })), {
  from: [0, 66],
})
