import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import Art from './Art.svelte'
import { cat } from './cat'
import { drawing } from './draw'

const svg = drawing(200, 200, () => cat({ pose: 'sit', coat: 'calico' }))

it('shows a picture, with what is read aloud or as an ornament', () => {
  const { getByRole, container } = render(Art, { svg, label: 'kot' })
  expect(getByRole('img', { name: 'kot' })).toHaveProperty('src', expect.stringMatching(/^data:image/))
  expect(render(Art, { svg }).container.querySelector('img')!.alt).toBe('')
  expect(container.querySelector('svg')).toBeNull()
})

it('may show the same drawing many times in one page', () => {
  render(Art, { svg, inline: true })
  render(Art, { svg, inline: true })
  const names = [...document.querySelectorAll('svg [id]')].map((element) => element.id)
  expect(names.length).toBeGreaterThan(4)
  expect(new Set(names).size).toBe(names.length)
})
