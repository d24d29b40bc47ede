import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Settings } from '../storage/settings.svelte'
import type { Choice, Update } from '../wire'
import { transport, network, type Socket } from './transport'
import { Visit } from './visit.svelte'

const update = (number: number, more: Partial<Update>): Update => ({
  type: 'update',
  eyes: 0,
  question: { key: 'asked' },
  number,
  match: 1,
  ply: number,
  scene: { zones: [] },
  waiting: [1],
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
})
afterEach(() => {
  transport.current = network
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each<[string, Choice[]]>([
  ['whoever is asked', [{ move: 1, label: { key: 'do' }, clause: '' }]],
  ['somebody else', []],
])('the result waits until the last piece has come to rest, after a move of %s', async (_, choices) => {
  const socket: Socket = { readyState: 0, onopen: null, onmessage: null, onclose: null, send() {}, close() {} }
  transport.current = { ...network, open: () => socket }
  const visit = new Visit('table', new Settings(), () => '')
  const tell = async (told: Update) => {
    socket.onmessage?.({ data: JSON.stringify(told) })
    await vi.advanceTimersByTimeAsync(0)
  }
  // A board that moves one piece by itself from the second update on, until it is told that it has landed.
  let [moves, land] = [true, () => {}]
  const finished = new Promise<void>((done) => (land = done))
  const piece = { playState: 'running', effect: { getComputedTiming: () => ({ endTime: 1220 }) }, finished, finish: vi.fn() }
  visit.board = document.createElement('div')
  visit.board.getAnimations = () => (moves && visit.update?.number === 2 ? [piece as unknown as Animation] : [])

  await tell(update(1, { whole: true, choices }))
  await tell(update(2, { waiting: [], result: { places: [2, 1], scores: [3, 5], lines: [] } }))
  expect([visit.over, visit.busy]).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(5_000) // it is not cut short either
  expect(visit.busy).toBe(true)
  expect(piece.finish).not.toHaveBeenCalled()
  moves = false
  land()
  await vi.advanceTimersByTimeAsync(0)
  expect([visit.over, visit.busy]).toEqual([true, false])
  visit.close()
})
