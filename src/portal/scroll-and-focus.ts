import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { focusHeading } from './ui/focus-heading.ts'
import { isInDialog } from './ui/page-cover.ts'

/**
 * After every navigation to another page, Back included: scrolls to the top and moves the focus to the
 * page's heading; a link to a heading scrolls to that heading. TanStack's own scroll restoration would send Back to
 * where the student was before.
 * @returns a function that stops it
 */
export function scrollAndFocus(router: AnyRouter): () => void {
  history.scrollRestoration = 'manual'
  const { resolvedLocation } = router.state
  // The heading was not rendered yet when the browser looked for it.
  if (resolvedLocation !== undefined) headingOf(resolvedLocation)?.scrollIntoView()
  let lastScrollY = 0
  const stopRemembering = router.subscribe('onBeforeNavigate', () => {
    lastScrollY = window.scrollY
  })
  const stopScrolling = router.subscribe('onRendered', (step) => {
    const { fromLocation, toLocation, pathChanged, hashChanged, hrefChanged } = step
    if (fromLocation === toLocation) return // the first render, not a navigation
    const first = fromLocation === undefined
    // A link to a card of the same page keeps the position. The router has already scrolled to the top.
    if (!first && !pathChanged && !hashChanged && hrefChanged) {
      if (window.scrollY !== lastScrollY) window.scrollTo(0, lastScrollY)
      return undefined
    }
    const heading = headingOf(toLocation)
    if (heading !== null) return heading.scrollIntoView()
    window.scrollTo(0, 0)
    // A modal that the address opened has the focus already.
    if (pathChanged && !first && !isInDialog(document.activeElement)) focusHeading()
  })
  return () => {
    stopRemembering()
    stopScrolling()
  }
}

function headingOf({ hash }: ParsedLocation): HTMLElement | null {
  return hash === '' ? null : document.getElementById(hash)
}
