import { expect, test } from 'vitest'
import { dotsBetween, poseFor } from './pointing'

const window = { left: 0, top: 0, right: 400, bottom: 800 }
const card = { left: 160, top: 300, right: 240, bottom: 420 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('a paw comes from below, unless something is read there', () => {
  expect(poseFor(card, window, []).turn).toBe(0)
  expect(poseFor(card, window, [box(0, 430, 400, 800)]).y).toBeLessThan(400)
  expect(poseFor(card, window, [box(0, 370, 400, 800)]).turn).not.toBe(0)
})

test('a paw is seen as a whole', () => {
  const low = box(160, 700, 240, 795)
  expect(Math.abs(poseFor(low, window, []).turn)).toBeGreaterThanOrEqual(90)
})

test('dots lead around what is read, or leave it out', () => {
  const words = box(150, 280, 250, 330)
  const dots = dotsBetween({ x: 100, y: 300 }, { x: 300, y: 300 }, [words])
  expect(dots.length).toBeGreaterThan(8)
  expect(dots.filter(({ x, y }) => x > 150 && x < 250 && y > 280 && y < 330)).toEqual([])
})
