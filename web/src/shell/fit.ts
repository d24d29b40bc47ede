/**
 * For words and buttons that must keep to their place: `data-fit` is the first of so many ever smaller looks in which all of them are
 * seen. The looks themselves are the styles of whoever asks.
 */
export const fit = (looks: number) => (node: HTMLElement) => {
  const fits = () => node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= node.clientHeight + 1
  const look = () => {
    for (let number = 0; number <= looks; number++) {
      node.dataset.fit = String(number)
      if (fits()) return
    }
  }
  const sizes = new ResizeObserver(look)
  const texts = new MutationObserver(look)
  sizes.observe(node)
  texts.observe(node, { subtree: true, childList: true, characterData: true })
  void document.fonts.ready.then(look)
  return () => {
    sizes.disconnect()
    texts.disconnect()
  }
}
