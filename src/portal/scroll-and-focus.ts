import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { isSameOverlay, overlayAt, type Overlay } from './overlay/overlay.ts'
import { focusHeading } from './ui/focus-heading.ts'
import { isInDialog } from './ui/page-cover.ts'

/**
 * After every navigation to another page, Back included: scrolls to the top and moves the focus to the
 * page's heading; a link to a heading scrolls to that heading. An overlay that opens or closes keeps the
 * position. TanStack's own scroll restoration would send Back to where the student was before.
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
  let lastAction: string | undefined
  const routerHistory: RouterHistory = router.history
  const stopListening = routerHistory.subscribe(({ action }) => {
    lastAction = action.type
  })
  const stopScrolling = router.subscribe('onRendered', (step) => {
    const { fromLocation, toLocation, pathChanged, hashChanged } = step
    if (fromLocation === toLocation) return // the first render, not a navigation
    const first = fromLocation === undefined
    // An overlay is a history entry, but the page stays. When Back closes it, the router has already
    // scrolled to the top: scroll back.
    if (!first && !pathChanged && !hashChanged) {
      const [from, to] = [overlayOf(fromLocation), overlayOf(toLocation)]
      // In the search or the drawer, the student chose the page that is already open.
      const isSamePageChosen = lastAction === 'REPLACE' && from?.kind !== 'card' && to === null
      if (!isSameOverlay(from, to) && !isSamePageChosen) {
        if (window.scrollY !== lastScrollY) window.scrollTo(0, lastScrollY)
        return undefined
      }
    }
    const heading = headingOf(toLocation)
    if (heading !== null) return heading.scrollIntoView()
    window.scrollTo(0, 0)
    // A modal that the address opened has the focus already.
    if (pathChanged && !first && !isInDialog(document.activeElement)) focusHeading()
  })
  return () => {
    stopRemembering()
    stopListening()
    stopScrolling()
  }
}

function headingOf({ hash }: ParsedLocation): HTMLElement | null {
  return hash === '' ? null : document.getElementById(hash)
}

function overlayOf({ pathname, searchStr, state }: ParsedLocation): Overlay | null {
  return overlayAt({ pathname, search: searchStr, state })
}
