import type { Choice } from '$page/wire'
import type { Words } from '$page/words/words'

/** The short word on a live target: what a tap there does. `taken` handles have been tapped before it. */
export function tagOf(handle: string, taken: number, open: readonly Choice[], words: Words): string {
  const choice = open.find((one) => one.at?.[taken] === handle)
  return choice ? words(`${choice.label.key.replace('do-', 'tag-')}${taken > 0 ? '-for' : ''}`) : ''
}
