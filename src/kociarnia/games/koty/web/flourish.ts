/** Small flourishes where a card has landed: sparks around a new nine, a feather where a raven came down. */
import type { Motion } from '$page/wire'

const LANDS = 260 // ms: how long a card is on its way
const SPARKS = 6
const STAR = 'polygon(50% 0, 59% 41%, 100% 50%, 59% 59%, 50% 100%, 41% 59%, 0 50%, 41% 41%)'
const FEATHER = 'polygon(50% 0, 78% 30%, 70% 74%, 50% 100%, 30% 74%, 22% 30%)'

/** A nine is turned over as it lands: the same for every nine, whatever it is. What it gives back calls off what has not begun. */
export function flourish(board: Element, motions: readonly Motion[], pace: number): () => void {
  const lands = motions.flatMap(({ target, face = '' }) => {
    const land = target.startsWith('land.') && (face === '' || face === 'raven') ? board.querySelector(`[data-at="${CSS.escape(target)}"]`) : null
    return land ? [{ land, raven: face === 'raven' }] : []
  })
  for (const { land, raven } of lands) if (!raven) turn(land, pace)
  // What is around it is made when the card is there: while it flies there is nothing to be seen of it.
  const waiting = setTimeout(() => lands.forEach(({ land, raven }) => (raven ? feather : sparks)(land, pace)), LANDS * pace)
  return () => clearTimeout(waiting)
}

function bit(land: Element, size: number, cut: string, fill: string): HTMLElement {
  const one = document.createElement('span')
  one.setAttribute('aria-hidden', 'true')
  Object.assign(one.style, {
    position: 'absolute', left: '50%', top: '40%', width: `${size}px`, height: `${size}px`, margin: `${-size / 2}px`, zIndex: '8',
    background: fill, clipPath: cut, pointerEvents: 'none', opacity: '0',
  }) // prettier-ignore
  land.append(one)
  return one
}

function turn(land: Element, pace: number): void {
  const top = [...land.querySelectorAll('[data-piece]')].at(-1)
  top?.animate([{ transform: 'scaleX(.08) rotate(2deg)' }, { transform: 'none' }], {
    duration: 240 * pace, delay: LANDS * pace, easing: 'ease-in-out',
  }) // prettier-ignore
}

function sparks(land: Element, pace: number): void {
  const reach = land.getBoundingClientRect().width * 0.62
  for (let i = 0; i < SPARKS; i++) {
    const angle = (i / SPARKS) * 2 * Math.PI + 0.4
    const one = bit(land, 14, STAR, '#f7dc94')
    const away = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px)`
    gone(
      one,
      one.animate(
        [
          { transform: 'scale(.2)', opacity: 0 },
          { transform: `${away} scale(1.1)`, opacity: 1, offset: 0.5 },
          { transform: `${away} scale(.2)`, opacity: 0 },
        ],
        { duration: 420 * pace, delay: 80 * pace, easing: 'ease-out' },
      ),
    )
  }
}

function feather(land: Element, pace: number): void {
  const one = bit(land, 18, FEATHER, '#25213a')
  gone(
    one,
    one.animate(
      [
        { transform: 'translate(0, -30%) rotate(10deg)', opacity: 0 },
        { transform: 'translate(70%, 40%) rotate(60deg)', opacity: 1, offset: 0.4 },
        { transform: 'translate(10%, 160%) rotate(-20deg)', opacity: 0 },
      ],
      { duration: 500 * pace, easing: 'ease-in-out' },
    ),
  )
}

function gone(one: HTMLElement, moving: Animation): void {
  const away = () => one.remove()
  moving.finished.then(away, away)
}
