/** Press and hold, right click or `i`: which piece of the table is meant, whatever the board looks like. */
import type { Piece, Scene } from '../wire'

const HOLD = 350 // ms
const SLIP = 10 // px that a finger may move meanwhile

/** A piece by its place in the scene, or a card that is shown beside it. */
export interface Spotted {
  zone: string // empty: it lies nowhere on the table
  place: number
  face: string // empty: its back
  node?: Element | undefined // where it is drawn, if that does not follow from its place
}

/** A card that is shown beside the table, or as a part of it that is no piece: a goal, what a line of the log names. */
export const elsewhere = (face: string, node?: Element): Spotted => ({ zone: '', place: 0, face, node })

interface Lying extends Spotted {
  piece: Piece
}

/** Every piece of a scene. */
export function lying(scene: Scene): Lying[] {
  return scene.zones.flatMap(({ key, pieces }) =>
    (pieces ?? []).flatMap((piece, place) => (piece ? [{ zone: key, place, face: piece.face ?? '', piece }] : [])),
  )
}

/**
 * The piece that is drawn where somebody points at. Views that list pieces say which one it is (`data-zone`, `data-place`); boards
 * have handles (`data-at`) and say what is drawn there (`data-face`). Of several the uppermost is meant: the last one with a face.
 * `data-card` names a card wherever it is drawn, be it a piece or not.
 */
export function pieceAt(scene: Scene, target: Element): Spotted | null {
  const all = lying(scene)
  const listed = target.closest<HTMLElement>('[data-place]')?.dataset
  if (listed) return all.find(({ zone, place }) => zone === listed.zone && place === Number(listed.place)) ?? null
  const handle = target.closest<HTMLElement>('[data-at]')
  const own = all.filter(({ piece }) => piece.at && piece.at === handle?.dataset.at)
  const there = own.length ? own : all.filter(({ zone }) => zone === handle?.dataset.at)
  const drawn = target.closest<HTMLElement>('[data-face], [data-card]')
  const card = drawn?.dataset.card
  const shown = drawn && handle?.contains(drawn) ? there.filter(({ face }) => face === (card ?? drawn.dataset.face)) : []
  if (shown.length === 0 && card) return elsewhere(card, drawn)
  return shown.at(-1) ?? there.filter(({ face }) => face).at(-1) ?? there.at(-1) ?? null
}

/** Where a piece is drawn on the board; null if it is not to be found. */
export function nodeOf(board: Element, scene: Scene, { zone, place, face, node }: Spotted): Element | null {
  const marked = (root: Element, name: 'at' | 'face' | 'card' | 'zone', value: string) =>
    [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].filter((one) => one.dataset[name] === value)
  if (!zone) return node?.isConnected ? node : (marked(board, 'card', face)[0] ?? null)
  const listed = marked(board, 'zone', zone).find((one) => Number(one.dataset.place) === place)
  if (listed) return listed
  const pieces = scene.zones.find(({ key }) => key === zone)?.pieces ?? []
  const own = pieces[place]?.at
  const before = pieces.slice(0, place).filter((one) => one?.at === own && (one?.face ?? '') === face).length
  const handles = marked(board, 'at', own || zone)
  const faces = handles.flatMap((one) => [...marked(one, 'face', face), ...marked(one, 'card', face)])
  return faces[before] ?? faces[0] ?? (own ? handles[before] : undefined) ?? handles[0] ?? null
}

/** Tells which piece somebody wants to know more about; the tap that a long press would end in is swallowed. */
export function inspecting(scene: () => Scene | undefined, open: (spotted: Spotted) => void) {
  return (board: HTMLElement) => {
    let timer = 0
    let held = false
    let from = { x: 0, y: 0 }

    const meant = (target: EventTarget | null) => {
      const now = scene()
      if (!now || board.inert || !(target instanceof Element)) return null
      if (board.contains(target)) return pieceAt(now, target)
      const drawn = target.closest<HTMLElement>('[data-card]')
      return drawn?.dataset.card ? elsewhere(drawn.dataset.card, drawn) : null
    }
    const leave = () => clearTimeout(timer)
    const pressed = (event: PointerEvent) => {
      leave()
      held = false
      const spotted = event.isPrimary && event.button === 0 ? meant(event.target) : null
      if (!spotted) return
      from = event
      const end = performance.now() + HOLD
      const hold = () => {
        const left = end - performance.now()
        if (left > 0) return void (timer = window.setTimeout(hold, left)) // an alarm may ring early
        held = true
        open(spotted)
      }
      hold()
    }
    const moved = ({ x, y }: PointerEvent) => {
      if (Math.hypot(x - from.x, y - from.y) > SLIP) leave()
    }
    const tapped = (event: Event) => {
      if (!held) return
      held = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const asked = (event: Event) => {
      leave()
      const spotted = meant(event.target)
      if (!spotted) return
      event.preventDefault()
      if (!held) open(spotted) // a finger that stays has asked already
    }
    const typed = (event: KeyboardEvent) => {
      const from = event.target as HTMLElement
      const other = event.ctrlKey || event.metaKey || event.altKey || from.matches('input, textarea, select')
      const now = scene()
      if (event.key !== 'i' || other || !now || board.inert || document.querySelector('dialog[open]')) return
      const spotted = meant(from) ?? lying(now).find(({ face }) => face)
      if (!spotted) return
      event.preventDefault()
      open(spotted)
    }

    const { signal, abort } = cancelled()
    window.addEventListener('pointerdown', pressed, { signal, capture: true })
    window.addEventListener('pointermove', moved, { signal })
    for (const end of ['pointerup', 'pointercancel', 'scroll']) window.addEventListener(end, leave, { signal, capture: true })
    window.addEventListener('click', tapped, { signal, capture: true })
    window.addEventListener('contextmenu', asked, { signal })
    window.addEventListener('keydown', typed, { signal })
    return () => {
      leave()
      abort()
    }
  }
}

function cancelled() {
  const control = new AbortController()
  return { signal: control.signal, abort: () => control.abort() }
}
