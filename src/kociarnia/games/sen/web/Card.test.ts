import { Settings } from '$page/storage/settings.svelte'
import { render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import Card from './Card.svelte'
import { picture } from './pictures'

it('is turned with both its sides, and nobody stops it', async () => {
  const cancel = vi.fn()
  const animate = vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel }) as unknown as Animation)
  const settings = new Settings()
  const sides = () => [...container.querySelectorAll('img')].map((side) => side.getAttribute('src'))
  const { container, rerender } = render(Card, { face: '', settings })
  expect(animate).not.toHaveBeenCalled()
  await rerender({ face: 'raven', settings })
  expect(sides()).toEqual([picture('raven'), picture('')])
  expect(animate).toHaveBeenCalledTimes(2)
  expect(cancel).not.toHaveBeenCalled()
  await rerender({ face: '', settings })
  expect(sides()).toEqual([picture(''), picture('raven')])
})
