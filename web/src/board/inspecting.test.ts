import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inspecting, nodeOf, pieceAt, type Spotted } from './inspecting'
import type { Scene } from '../wire'

const label = { key: 'x' }
const scene: Scene = {
  zones: [
    {
      key: 'land.0',
      label,
      kind: 'stack',
      pieces: [
        { label, at: 'land.0' },
        { label, at: 'land.0', face: 'top' },
      ],
    },
    { key: 'hand', label, pieces: [{ label, at: 'hand.a', face: 'a' }, null, { label, at: 'hand.a', face: 'a' }] },
    { key: 'pile', label, kind: 'pile', pieces: [{ label, face: 'p' }] },
  ],
}
const drawn = `
  <button data-at="land.0"><i data-face=""></i><b data-face="top"></b></button>
  <section data-at="hand"><button data-at="hand.a"><u data-face="a">1</u></button><button data-at="hand.a"><u data-face="a">2</u></button></section>
  <p data-at="pile"><img data-face="p"></p><li data-zone="hand" data-place="2"><em></em></li><footer></footer>
  <div data-at="hand"><s data-card="a"></s><s data-card="goal"></s></div><aside data-card="goal"></aside>`

let board: HTMLElement
const one = (what: string) => board.querySelector<HTMLElement>(what)!
beforeEach(() => {
  board = document.createElement('main')
  board.innerHTML = drawn
  document.body.append(board)
  vi.useFakeTimers()
})
afterEach(() => {
  board.remove()
  vi.useRealTimers()
})

test('what is pointed at is the piece that is drawn there, the uppermost of several', () => {
  const at = (what: string) => {
    const found = pieceAt(scene, one(what))
    return found && [found.zone, found.place]
  }
  expect(at('b')).toEqual(['land.0', 1])
  expect(at('i')).toEqual(['land.0', 0])
  expect(at('[data-at="land.0"]')).toEqual(['land.0', 1])
  expect(at('u')?.[0]).toBe('hand')
  expect(at('img')).toEqual(['pile', 0])
  expect(at('em')).toEqual(['hand', 2])
  expect(at('footer')).toBeNull()
})

test('a card that is drawn and is no piece is known by its face alone', () => {
  expect(pieceAt(scene, one('s'))).toMatchObject({ zone: 'hand', place: 2, face: 'a' }) // a piece of the place it is drawn at
  const goal = one('s + s')
  expect(pieceAt(scene, goal)).toEqual({ zone: '', place: 0, face: 'goal', node: goal })
  expect(nodeOf(board, scene, { zone: '', place: 0, face: 'goal', node: one('aside') })).toBe(one('aside'))
  expect(nodeOf(board, scene, { zone: '', place: 0, face: 'goal' })).toBe(goal)
})

test('a piece is found again where it is drawn', () => {
  expect(nodeOf(board, scene, { zone: 'land.0', place: 1, face: 'top' })).toBe(one('b'))
  expect(nodeOf(board, scene, { zone: 'hand', place: 0, face: 'a' })).toBe(one('u'))
  expect(nodeOf(board, scene, { zone: 'pile', place: 0, face: 'p' })).toBe(one('img'))
  expect(nodeOf(board, scene, { zone: 'nowhere', place: 0, face: '' })).toBeNull()
})

function pressing() {
  const opened: Spotted[] = []
  const leave = inspecting(
    () => scene,
    (spotted) => opened.push(spotted),
  )(board)
  const fire = (kind: string, what: string, more: Record<string, unknown> = {}) => {
    const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { isPrimary: true, button: 0, ...more })
    one(what).dispatchEvent(event)
    return event
  }
  return { opened, leave, fire }
}

test('a press that is held opens, and the tap that ends it is swallowed; a short one is a tap', () => {
  const { opened, leave, fire } = pressing()
  const taps = vi.fn()
  one('b').addEventListener('click', taps)
  fire('pointerdown', 'b')
  vi.advanceTimersByTime(200)
  fire('pointerup', 'b')
  fire('click', 'b')
  vi.advanceTimersByTime(1000)
  expect([opened.length, taps.mock.calls.length]).toEqual([0, 1])
  fire('pointerdown', 'b')
  vi.advanceTimersByTime(350)
  expect(opened[0]?.zone).toBe('land.0')
  fire('contextmenu', 'b') // phones send it as well
  fire('pointerup', 'b')
  fire('click', 'b')
  expect([opened.length, taps.mock.calls.length]).toEqual([1, 1])
  leave()
  fire('pointerdown', 'b')
  vi.advanceTimersByTime(1000)
  expect(opened.length).toBe(1)
})

test('a finger that scrolls asks nothing; a right click asks at once, but not beside the pieces', () => {
  const { opened, leave, fire } = pressing()
  fire('pointerdown', 'b', { x: 0, y: 0 })
  fire('pointermove', 'b', { x: 0, y: 30 })
  vi.advanceTimersByTime(1000)
  expect(opened).toEqual([])
  expect(fire('contextmenu', 'img').defaultPrevented).toBe(true)
  expect(fire('contextmenu', 'footer').defaultPrevented).toBe(false)
  expect(opened.map(({ zone }) => zone)).toEqual(['pile'])
  leave()
})

test('the key asks about the piece in focus, else about the first that shows its face', () => {
  const { opened, leave, fire } = pressing()
  fire('keydown', '[data-at="hand.a"]', { key: 'i' })
  fire('keydown', 'footer', { key: 'i' })
  fire('keydown', 'footer', { key: 'i', ctrlKey: true })
  board.inert = true
  fire('keydown', 'footer', { key: 'i' })
  expect(opened.map(({ zone }) => zone)).toEqual(['hand', 'land.0'])
  leave()
})
