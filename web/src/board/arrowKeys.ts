/** The arrow keys go from one handle of the table to the nearest one in their direction, whatever the board looks like. */
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export function arrowKeys(board: HTMLElement) {
  const pressed = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    const from = event.target as HTMLElement
    if (!way || event.altKey || event.ctrlKey || event.metaKey || !from.matches('button[data-at]')) return
    const next = nearest(from, [...board.querySelectorAll<HTMLElement>('button[data-at]')], way)
    event.preventDefault()
    next?.focus()
  }
  board.addEventListener('keydown', pressed)
  return () => board.removeEventListener('keydown', pressed)
}

/** The nearest in that direction; what lies aside counts as twice as far. */
function nearest(from: HTMLElement, all: HTMLElement[], [right, down]: [number, number]): HTMLElement | null {
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of all) {
    if (other === from || other.getClientRects().length === 0) continue
    const there = middle(other)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const [ahead, aside] = right ? [x * right, Math.abs(y)] : [y * down, Math.abs(x)]
    const far = ahead + 2 * aside
    if (ahead > 4 && far < least) [best, least] = [other, far]
  }
  return best
}

function middle(node: HTMLElement) {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
