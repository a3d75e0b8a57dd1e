import type { AnyRouter } from '@tanstack/react-router'

/**
 * Puts every new page at its top, Back included, and the focus on its heading; a link to a heading
 * goes to that heading. TanStack's own scroll restoration would send Back to where the student was.
 * @returns a function that stops doing so
 */
export function placePage(router: AnyRouter): () => void {
  history.scrollRestoration = 'manual'
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // Opening and closing the drawer is a step of the history, but no other page.
    const drawer = fromLocation?.state.drawer === true || toLocation.state.drawer === true
    if (drawer && !pathChanged) return
    const heading = toLocation.hash === '' ? null : document.getElementById(toLocation.hash)
    if (heading !== null) return heading.scrollIntoView()
    window.scrollTo(0, 0)
    const first = fromLocation === undefined
    if (pathChanged && !first) document.querySelector('h1')?.focus({ preventScroll: true })
  })
}
