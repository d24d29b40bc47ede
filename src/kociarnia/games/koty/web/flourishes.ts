/** Small flourishes where a card has landed: sparks around a new nine, a feather where a raven came down. */
import type { Motion } from '$page/wire'

const LANDS = 260 // ms: how long a card is on its way
const SPARKS = 6
const ROUND = 160 // how wide the ring of sparks is, in hundredths of a land
const STAR = 'M0-9.5 1.7-1.7 9.5 0 1.7 1.7 0 9.5-1.7 1.7-9.5 0-1.7-1.7Z'
const FEATHER = 'M9 0 14 5.4 12.6 13.3 9 18 5.4 13.3 4 5.4Z'

/** All sparks in one picture: one thing that grows and fades is drawn sooner than six that fly. */
const RING = `<svg viewBox="${-ROUND / 2} ${-ROUND / 2} ${ROUND} ${ROUND}" width="100%" height="100%" fill="#f7dc94">${Array.from(
  { length: SPARKS },
  (_, i) => {
    const angle = (i / SPARKS) * 2 * Math.PI + 0.4
    return `<path d="${STAR}" transform="translate(${(62 * Math.cos(angle)).toFixed(1)} ${(62 * Math.sin(angle)).toFixed(1)})"/>`
  },
).join('')}</svg>`

/**
 * A nine is turned over as it lands: the same for every nine, whatever it is. What it gives back calls off what has not begun.
 */
export function flourish(board: Element, motions: readonly Motion[], pace: number): () => void {
  const lands = motions.flatMap(({ target, face = '' }) => {
    const land =
      target.startsWith('land.') && (face === '' || face === 'raven')
        ? board.querySelector(`[data-at="${CSS.escape(target)}"]`)
        : null
    return land ? [{ land, raven: face === 'raven' }] : []
  })
  for (const { land, raven } of lands) if (!raven) turn(land, pace)
  // What is around it is made when the card is there: while it flies there is nothing to be seen of it.
  const waiting = setTimeout(() => lands.forEach(({ land, raven }) => (raven ? feather : sparks)(land, pace)), LANDS * pace)
  return () => clearTimeout(waiting)
}

function bit(land: Element, size: number, svg: string): HTMLElement {
  const one = document.createElement('span')
  one.setAttribute('aria-hidden', 'true')
  Object.assign(one.style, {
    position: 'absolute',
    left: '50%',
    top: '40%',
    width: `${size}px`,
    height: `${size}px`,
    margin: `${-size / 2}px`,
    zIndex: '8',
    pointerEvents: 'none',
    opacity: '0',
  })
  one.innerHTML = svg
  land.append(one)
  return one
}

function turn(land: Element, pace: number): void {
  const top = [...land.querySelectorAll('[data-piece]')].at(-1)
  top?.animate([{ transform: 'scaleX(.08) rotate(2deg)' }, { transform: 'none' }], {
    duration: 240 * pace,
    delay: LANDS * pace,
    easing: 'ease-in-out',
  })
}

function sparks(land: Element, pace: number): void {
  const ring = bit(land, (land.getBoundingClientRect().width * ROUND) / 100, RING)
  const grows = [
    { transform: 'scale(.1)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.5 },
    { transform: 'scale(1.06)', opacity: 0 },
  ]
  passes(ring, grows, { duration: 420 * pace, delay: 80 * pace, easing: 'ease-out' })
}

function feather(land: Element, pace: number): void {
  const one = bit(land, 18, `<svg viewBox="0 0 18 18" width="100%" height="100%" fill="#25213a"><path d="${FEATHER}"/></svg>`)
  const falls = [
    { transform: 'translate(0, -30%) rotate(10deg)', opacity: 0 },
    { transform: 'translate(70%, 40%) rotate(60deg)', opacity: 1, offset: 0.4 },
    { transform: 'translate(10%, 160%) rotate(-20deg)', opacity: 0 },
  ]
  passes(one, falls, { duration: 500 * pace, easing: 'ease-in-out' })
}

/** It moves once and is gone. */
function passes(one: HTMLElement, way: Keyframe[], time: KeyframeAnimationOptions): void {
  const away = () => one.remove()
  one.animate(way, time).finished.then(away, away)
}
