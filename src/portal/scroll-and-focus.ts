import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from './ui/focus-heading.ts'

/**
 * After every navigation, Back included: scrolls to the top and moves the focus to the page's
 * heading; a link to a heading scrolls to that heading. TanStack's own scroll restoration is not
 * used, because it would send Back to where the student was before.
 * @returns a function that stops it
 */
export function scrollAndFocus(router: AnyRouter): () => void {
  history.scrollRestoration = 'manual'
  let lastScrollY = 0
  const stopRemembering = router.subscribe('onBeforeNavigate', () => {
    lastScrollY = window.scrollY
  })
  const stopScrolling = router.subscribe('onRendered', (step) => {
    const { fromLocation, toLocation, pathChanged } = step
    // Opening and closing the drawer is a step of the history, but the page stays. The router has
    // scrolled to the top by now, as after every step: scroll back.
    const drawer = fromLocation?.state.drawer === true || toLocation.state.drawer === true
    if (drawer && !pathChanged) return window.scrollTo(0, lastScrollY)
    const heading = toLocation.hash === '' ? null : document.getElementById(toLocation.hash)
    if (heading !== null) return heading.scrollIntoView()
    window.scrollTo(0, 0)
    const first = fromLocation === undefined
    if (pathChanged && !first) focusHeading()
  })
  return () => {
    stopRemembering()
    stopScrolling()
  }
}
