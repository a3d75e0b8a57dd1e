const listeners = new Set<() => void>()

/** Whether a modal, the drawer or the search lies over the page. */
export function isPageCovered(): boolean {
  return document.documentElement.hasAttribute('data-covered')
}

export function onPageCover(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The page does not scroll behind what is open over it. Said before the dialog opens or closes: each
 * makes the browser work out the styles of the whole page, and so it does that once.
 */
export function coverPage(isCovered: boolean): void {
  const { documentElement: page } = document
  if (isCovered === isPageCovered()) return
  if (isCovered) page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`)
  page.toggleAttribute('data-covered', isCovered)
  for (const listener of listeners) listener()
}
