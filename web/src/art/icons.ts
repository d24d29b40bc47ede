/**
 * Icons, 24 x 24, drawn with the brush in the colour of the text around them. Each is a function, so that only those used are
 * kept.
 */
import { path } from './draw'
import { blob } from './brush'
import { spark, star } from './things'

const pen = (d: string, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (d: string) => path(d, 'currentColor', 'fill-rule="evenodd"')
const icon = (body: string) => `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${body}</svg>`

export const back = () => icon(pen('M15 4.5C11.5 7.5 9 9.5 7.5 12c2 2.5 4.5 5 7.8 7.5'))
export const forward = () => icon(pen('M9 4.5C12.5 7.5 15 9.5 16.5 12c-2 2.5-4.5 5-7.8 7.5'))
export const menu = () => icon(pen('M4 6.5c5-.6 11 .5 16-.2M4 12.3c5 .4 10-.5 16 .1M4 18c4-.5 9 .4 12-.2'))
export const close = () => icon(pen('M5.5 5.5C10 9.5 14.5 14 18.5 18.6M18.6 5.4C14.5 9.8 10 14.5 5.4 18.5'))
export const hint = () => icon(solid(spark(15.5, 8, 7) + spark(6, 6, 3)) + pen('M13 11.5 4 20.5'))
export const undo = () => icon(pen('M8 5C6 7 4.5 8 3.5 9.5c2 1.3 3.5 2.5 5 4.5M4 9.5c6-1 13-.5 15 4.5 1 3-1 5-3.5 5.5'))
export const swap = () =>
  icon(
    pen(
      'M4 8.5c5-.7 10 .3 15-.3M15.5 4.5c1.5 1.2 2.8 2.3 4 3.7-1.3 1.2-2.6 2.4-4 3.6' +
        'M20 16c-5 .6-10-.3-15 .2M8.5 12.5C7 13.7 5.5 15 4.5 16.2c1.2 1.2 2.6 2.5 4 3.5',
    ),
  )
export const log = () =>
  icon(
    pen(
      'M5 4.5c5-.4 10 .3 14-.1.3 5 0 10 .1 15-5 .4-9.5-.2-14 .1C4.7 14 5.3 9 5 4.5zM8.5 9c2.5-.2 4.5.2 7 0M8.5 13c2-.2 3.5.1 5 0',
    ),
  )
export const rules = () =>
  icon(
    pen(
      'M12 6.5C9.5 4.7 6.5 4.3 3.5 4.8c.3 4.7 0 9.3.2 14 3-.4 6-.2 8.3 1.5 2.3-1.7 5.3-1.9 8.3-1.5.2-4.7-.1-9.3.2-14-3-.5-6-.1-8.5 1.7zM12 6.5c.2 4.5-.2 9 0 13.5',
    ),
  )
const speaker = solid(blob('4,9! 8,9! 13,4.5! 13,19.5! 8,15! 4,15!'))
export const sound = () => icon(speaker + pen('M16.5 9c1.5 2 1.5 4 0 6M19.5 6.5c3 3.5 3 7.5 0 11'))
export const quiet = () => icon(speaker + pen('M17 9.5c1.5 1.5 3 3 4 5M21 9.3c-1.3 1.7-2.7 3.3-4.2 5'))
export const settings = () =>
  icon(
    pen('M4 7.5c2-.2 4 .1 6 0M16 7.4c1.5 0 3 .1 4 0M4 16.6c1.5 0 3-.1 4 0M14 16.5c2 .1 4-.1 6 0') +
      pen('M13 4.8a2.7 2.7 0 1 1-.1 0zM11 13.9a2.7 2.7 0 1 1-.1 0z', 2.2),
  )
export const bot = () =>
  icon(
    solid(blob('5,9 12,7 19,9 20,15 17,20 7,20 4,15') + 'M9 12.3a1.7 1.7 0 1 0 .1 0zM15 12.3a1.7 1.7 0 1 0 .1 0z') +
      pen('M12 7V3.5'),
  )
export const person = () =>
  icon(solid('M12 3.5a4.3 4.3 0 1 1-.1 0z' + blob('4,20.5! 5,15.5 8.5,13.5 12,14.5 15.5,13.5 19,15.5 20,20.5!')))
export const link = () =>
  icon(
    pen(
      'M10 13.8c-1.7-1.7-1.7-4 0-5.6l3.4-3.3c1.7-1.5 4-1.5 5.5.1 1.6 1.6 1.5 3.8 0 5.4l-1.7 1.7M14 10.2c1.7 1.7 1.7 4 0 5.6l-3.4 3.3c-1.7 1.5-4 1.5-5.5-.1-1.6-1.6-1.5-3.8 0-5.4l1.7-1.7',
    ),
  )
export const phone = () =>
  icon(
    pen('M7.6 3.2c3-.2 6 .1 8.9 0 .2 5.9-.1 11.8 0 17.6-3 .2-6-.1-9 0 .2-5.9-.1-11.8.1-17.6z') +
      pen('M10.8 17.6c.8-.1 1.6 0 2.4 0', 2),
  )
export const computer = () =>
  icon(
    pen('M3.8 4.8c5.5-.3 11 .2 16.4 0 .2 3.5-.1 7.1.1 10.6-5.5.2-11-.1-16.6.1.2-3.6-.1-7.1.1-10.7z') +
      pen('M12 15.6c.1 1.2-.1 2.5 0 3.7M8 19.6c2.7-.2 5.4.1 8 0', 2.2),
  )
export const code = () =>
  icon(
    pen(
      'M4 4.2c2-.1 4 .1 6 0v5.9c-2 .1-4-.1-6 0zM14 4.1c2 .1 4-.1 6 0v6c-2-.1-4 .1-6 0zM4 14.1c2-.1 4 .1 6 0v5.8c-2 .1-4-.1-6 0z',
      2.2,
    ) + solid('M14 14h2.6v2.6H14zM18 17.4h2.4V20H18zM17.6 13.8h2.5v2.4h-2.5zM14 18.2h2.4v2H14z'),
  )
export const share = () =>
  icon(
    pen(
      'M12 14.5c.2-3.7-.1-7.3.1-11M8 7.3c1.2-1.4 2.6-2.7 4.1-3.9 1.4 1.2 2.7 2.5 3.9 4M5 12.5c.2 2.5-.1 5 .1 7.5 4.6.3 9.2-.2 13.8.1.2-2.6-.1-5.1.1-7.6',
    ),
  )
export const again = () =>
  icon(
    pen(
      'M19 8.5C16.5 4.5 11 3.5 7.3 6.5 3.5 9.7 3.7 15.5 7.5 18.4c3.6 2.6 8.7 1.6 11-2.2M19.8 3.7c-.3 1.7-.4 3.3-.5 5-1.7-.2-3.3-.2-5 0',
    ),
  )
export const play = () => icon(solid(blob('7,4! 20,12! 7,20! 8,12')))
export const pause = () => icon(solid('M6.5 4.5h4l-.2 15h-4zM13.7 4.5h4l-.2 15h-4z'))
export const first = () => icon(pen('M17 5c-3.5 2.3-6 4.4-8.5 7 2.3 2.5 5 4.8 8.3 7M6.3 5.2c.2 4.5-.2 9 0 13.6'))
export const last = () => icon(pen('M7 5c3.5 2.3 6 4.4 8.5 7-2.3 2.5-5 4.8-8.3 7M17.7 5.2c-.2 4.5.2 9 0 13.6'))
export const drawer = () =>
  icon(
    pen(
      'M4.6 8.6c5-.2 9.8.2 14.8 0 .2 3.6-.1 7.3.1 10.9-5 .2-10-.2-15 .1.2-3.7-.1-7.3.1-11zM3.7 4.6c5.5-.2 11 .2 16.6 0M9.5 13.2c1.7-.2 3.3.1 5 0',
    ),
  )
export const eye = () =>
  icon(
    pen('M2.8 12.3C5 8.5 8.4 6.3 12 6.3s7 2.2 9.2 6c-2.2 3.7-5.6 5.7-9.2 5.7s-7-2-9.2-5.7z') +
      solid('M12 9a3.2 3.2 0 1 1-.1 0z'),
  )
export const tick = () => icon(pen('M4.5 12.8c1.8 1.6 3.3 3.4 4.7 5.5C12 13 15.3 8.7 19.7 5', 2.8))
export const plus = () => icon(pen('M12 4.5c.2 5-.2 10 0 15M4.5 12.1c5 .2 10-.2 15 0'))
export const minus = () => icon(pen('M4.5 12.1c5 .2 10-.2 15 0'))
export const trophy = () => icon(solid(star(12, 12, 10.5, 5, 0.5)))
export const chart = () =>
  icon(
    pen('M3.8 20c5.4.2 10.9-.2 16.4 0') +
      pen('M6.8 15.8c.1-1.5-.1-2.9 0-4.3M12 15.7c-.1-3.6.2-7.2 0-10.8M17.2 15.8c.1-2.6-.1-5.1 0-7.6', 3.4),
  )
export const fork = () =>
  icon(
    pen(
      'M12 20.4c.2-2.6-.1-4.6 0-6.8.2-3.8-5.4-3.2-5.9-8.9M12 13.6c-.2-3.8 5.5-3.2 5.9-8.9M3.2 7.6c.8-1.3 1.8-2.4 2.9-3.3 1.1.8 2.1 1.7 2.9 2.9' +
        'M15 7.3c.8-1.2 1.8-2.2 2.9-3 1.1.9 2.1 2 2.9 3.2',
    ),
  )
export const flag = () =>
  icon(pen('M6 4c.2 5.5-.2 11 .1 16.6M6.1 4.9c3.7-1.4 6.8 1.5 12.2 0-.9 2.3-1 4.4-.1 6.9-4.8 1.5-8-1.4-12-.1'))
export const clock = () => icon(pen('M12 3.6a8.5 8.5 0 1 1-.1 0zM12 7.5c.1 1.6-.1 3.2 0 4.7 1.2.7 2.3 1.5 3.5 2.1'))
export const door = () =>
  icon(
    pen(
      'M13.5 4.2c-3-.2-6 .1-9 0 .2 5.2-.1 10.4 0 15.6 3 .2 6-.1 9 0M10 12.1c3.5.2 7-.2 10.5 0M16.7 8.2c1.3 1.2 2.6 2.5 3.8 3.9-1.2 1.3-2.5 2.6-3.9 3.8',
    ),
  )
export const cards = () =>
  icon(
    pen(
      'M9 4.5c3.5.1 7-.2 10.5 0 .2 4.6-.1 9.3 0 14M4.6 7.6c3.5-.1 7 .2 10.5 0-.1 4.5.1 9 0 13.5-3.5.1-7-.2-10.5 0 .1-4.5-.1-9 0-13.5z',
    ),
  )
export const language = () =>
  icon(pen('M12 3.6a8.5 8.5 0 1 1-.1 0zM4 12.1c5.3.2 10.7-.2 16 0M12 3.6c-4.5 5-4.5 12 0 16.9 4.5-5 4.5-12 0-16.9z', 2))
export const sun = () =>
  icon(
    solid('M12 7.5a4.5 4.5 0 1 1-.1 0z') +
      pen('M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4'),
  )
export const night = () => icon(solid('M14.5 3.5A8.8 8.8 0 1 0 20.6 15.2 7.3 7.3 0 0 1 14.5 3.5Z' + spark(17.5, 6.5, 3)))
