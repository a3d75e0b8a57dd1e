import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from './ui/focus-heading.ts'

/**
 * Puts every new page at its top, Back included, and the focus on its heading; a link to a heading
 * goes to that heading. TanStack's own scroll restoration would send Back to where the student was.
 * @returns a function that stops doing so
 */
export function placePage(router: AnyRouter): () => void {
  history.scrollRestoration = 'manual'
  let scrolledTo = 0
  const stopNoting = router.subscribe('onBeforeNavigate', () => {
    scrolledTo = window.scrollY
  })
  const stopPlacing = router.subscribe('onRendered', (step) => {
    const { fromLocation, toLocation, pathChanged } = step
    // Opening and closing the drawer is a step of the history, but no other page: the router, which
    // goes to the top after every step, has moved what must stay.
    const drawer = fromLocation?.state.drawer === true || toLocation.state.drawer === true
    if (drawer && !pathChanged) return window.scrollTo(0, scrolledTo)
    const heading = toLocation.hash === '' ? null : document.getElementById(toLocation.hash)
    if (heading !== null) return heading.scrollIntoView()
    window.scrollTo(0, 0)
    const first = fromLocation === undefined
    if (pathChanged && !first) focusHeading()
  })
  return () => {
    stopNoting()
    stopPlacing()
  }
}
