/**
 * Runs in the page. Translates it from now on as Chrome does: each text node goes, and two font elements with the
 * translation take its place. The translation is the text itself, so that tests find it.
 */
export function translatePage(): void {
  const KEPT = 'font, script, style, title, textarea, [translate=no]'
  const translateIn = (root: Node): void => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      const isText = node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== ''
      if (isText && node.parentElement?.closest(KEPT) === null) texts.push(node)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.nodeValue
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  const start = (): void => {
    translateIn(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateIn(target)
        for (const node of addedNodes) if (node.isConnected) translateIn(node)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
