import { createStore } from '../store.ts'

const isCovered = createStore(false)
let open = 0

/** Whether a modal, the drawer or the search covers the page. */
export function isPageCovered(): boolean {
  return isCovered.get()
}

export const onPageCover = isCovered.subscribe

/**
 * Counts one more or one less overlay. A covered page does not scroll. Padding replaces its scroll bar,
 * so that the page does not shift.
 */
export function coverPage(change: 1 | -1, scrollBarPx: number): void {
  const { documentElement: page } = document
  const wasCovered = isPageCovered()
  open += change
  if (open > 0 === wasCovered) return
  // Not a CSS variable of the page: a change of it would restyle the whole page.
  page.style.paddingInlineEnd = wasCovered ? '' : `${scrollBarPx}px`
  page.toggleAttribute('data-covered', !wasCovered)
  isCovered.set(open > 0)
}

/** The width of the page's scroll bar. Forces a layout if the page has changed since the last paint. */
export function scrollBarWidth(): number {
  return innerWidth - document.documentElement.clientWidth
}

/** Whether an element is inside a dialog. */
export function isInDialog(element: Element | null): boolean {
  return element?.closest('[data-dialog]') != null
}
