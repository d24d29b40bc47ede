/** The room: a starry sky in which the rivals dream, a quilt on which one plays, a cat asleep on its edge. */
import { cat } from '$page/art/cat'
import { drawing, path } from '$page/art/draw'
import { blob, swash, withGrain } from '$page/art/brush'
import { crescent, stars } from '$page/art/things'
import { SUIT, type Colour } from './art/suits'

const SKY = { wide: 1200, tall: 700 }

/** Papers are colours of the table, so that the same sky has its day and its night. */
export const sky = drawing(SKY.wide, SKY.tall, () =>
  withGrain(1, () => {
    const clouds =
      blob('-20,330 120,296 240,322 330,304 420,340 300,362 120,356 -20,372') +
      blob('700,250 820,220 930,242 1040,222 1220,250 1220,290 1000,284 800,288')
    const hills = blob('-20,560 160,500 330,548 520,486 720,540 900,492 1080,540 1220,506 1220,720 -20,720')
    return (
      crescent(890, 110, 96, 'var(--moon)', 'var(--table)') +
      path(clouds, 'var(--table-2)') +
      path(hills, 'var(--table-2)') +
      stars(46, 7, SKY.wide, 470, 'var(--star)', 4.2)
    )
  }),
).replace('<svg ', '<svg preserveAspectRatio="xMidYMin slice" ')

const PATCH = 112
const SIGNS: readonly Colour[] = ['blue', 'yellow', 'green', 'pink']
/** A patchwork that goes on in all directions, its stitches and faint signs of the four colours. */
export const quilt = withGrain(2, () => {
  const patches = Array.from({ length: 16 }, (_, i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)]
    const [x, y] = [column * PATCH, row * PATCH]
    const tone = (column + row * 2 + (row > 1 ? 1 : 0)) % 4
    const sign =
      (column + row) % 2
        ? ''
        : `<path d="${SUIT[SIGNS[(column + row * 3) % 4]].symbol()}" transform="translate(${x + PATCH / 2} ${y + PATCH / 2}) scale(2)" fill="var(--stitch)" opacity=".45" fill-rule="evenodd"/>`
    return `<path d="M${x} ${y}h${PATCH}v${PATCH}h-${PATCH}z" fill="var(--patch-${tone})"/>${sign}`
  }).join('')
  const seams = Array.from({ length: 4 }, (_, i) => `M${i * PATCH} 0V${4 * PATCH}M0 ${i * PATCH}H${4 * PATCH}`).join('')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><pattern id="~quilt" width="448" height="448" patternUnits="userSpaceOnUse">' +
    `${patches}<path d="${seams}" fill="none" stroke="var(--stitch)" stroke-width="2" stroke-dasharray="9 7"/></pattern>` +
    '<rect width="100%" height="100%" fill="url(#~quilt)"/></svg>'
  )
})

/** Asleep, whoever wins. */
export const sleeper = drawing(
  200,
  120,
  () =>
    withGrain(2, () =>
      cat({ pose: 'curl', coat: 'solid', mood: 'sleepy', base: '#2d2944', light: '#2d2944', edge: '#8f89cf', detail: 1 }),
    ) + path(swash('150,52 164,44 156,38 170,28', 2.4), '#8f89cf'),
  { from: [0, 70], over: true },
)
