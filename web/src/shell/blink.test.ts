import { expect, test, vi } from 'vitest'
import { blinking } from './blink'

test('one cat blinks now and then, until the table is left', () => {
  vi.useFakeTimers()
  const board = document.createElement('div')
  board.innerHTML = '<img class="lids"><img class="lids"><img>'
  const blinks = [...board.querySelectorAll('img')].map((one) => (one.animate = vi.fn()))
  const made = () => blinks.map((blink) => blink.mock.calls.length)
  const stop = blinking(
    () => board,
    () => 0.6,
  )
  vi.advanceTimersByTime(3_900)
  expect(made()).toEqual([0, 0, 0])
  vi.advanceTimersByTime(20_000)
  expect(made()).toEqual([0, 2, 0])
  stop()
  vi.advanceTimersByTime(60_000)
  expect(made()).toEqual([0, 2, 0])
  vi.useRealTimers()
})

test('at a tap all eyes are open', () => {
  vi.useFakeTimers()
  const board = document.createElement('div')
  board.innerHTML = '<img class="lids">'
  const cancel = vi.fn()
  board.querySelector('img')!.animate = () => ({ cancel }) as unknown as Animation
  const stop = blinking(() => board)
  dispatchEvent(new Event('click'))
  vi.advanceTimersByTime(11_000)
  expect(cancel).not.toHaveBeenCalled()
  dispatchEvent(new Event('click'))
  expect(cancel).toHaveBeenCalledOnce()
  stop()
  vi.useRealTimers()
})
