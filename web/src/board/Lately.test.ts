import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { words } from '../words/words'
import type { Moment } from './contract'
import Lately from './Lately.svelte'

const said = words('en', ['line = Line { $number }.'])
const moment = (ply: number, ...numbers: number[]): Moment => ({
  ply,
  eyes: 0,
  scene: { zones: [] },
  question: { key: 'line' },
  waiting: [],
  lines: numbers.map((number) => ({ ply, say: { key: 'line', args: { number } }, once: number === 4 })),
})

test('it is told in the order of time, the newest last, without what is shown once', () => {
  const list = mount(Lately, { target: document.body, props: { update: moment(7, 1, 2, 3, 4, 5), words: said, most: 3 } })
  flushSync()
  const lines = [...document.querySelectorAll('li')]
  expect(lines.map((line) => line.textContent)).toEqual(['Line 2.', 'Line 3.', 'Line 5.'])
  expect(lines.map((line) => Number(line.style.order))).toEqual([0, -1, -2]) // it is laid from below: the newest first of all
  void unmount(list)
})
