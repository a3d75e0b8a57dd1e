const listeners = new Set<() => void>()
let open = 0

/** Whether a modal, the drawer or the search lies over the page. */
export function isPageCovered(): boolean {
  return open > 0
}

export function onPageCover(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Says that one more or one less lies over the page, which does not scroll behind it. Without its scroll
 * bar the page stays where it is.
 */
export function coverPage(change: 1 | -1, scrollBarPx: number): void {
  const { documentElement: page } = document
  const wasCovered = isPageCovered()
  open += change
  if (isPageCovered() === wasCovered) return
  // Not a CSS variable of the page: a change of it would restyle the whole page.
  page.style.paddingInlineEnd = wasCovered ? '' : `${scrollBarPx}px`
  page.toggleAttribute('data-covered', !wasCovered)
  for (const listener of listeners) listener()
}

/** How wide the page's scroll bar is. Cheap as long as nothing has changed since the last paint. */
export function scrollBarWidth(): number {
  return innerWidth - document.documentElement.clientWidth
}

/** Whether an element is in something that lies over the page. */
export function isInDialog(element: Element | null): boolean {
  return element?.closest('[data-dialog]') != null
}
