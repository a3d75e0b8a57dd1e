import { saveFocus } from './save-focus.ts'
import type { PortalParts } from './portal.tsx'

/** The event for saved content; only in development. */
export const CONTENT_CHANGED = 'content-changed'

/**
 * Shows changed content in the running portal, in development and in the preview.
 * @param schoolVersion counts the changes of settings: names, addresses, the sidebar. Starts at 0
 */
export function refreshContent(
  router: PortalParts['router'],
  schoolVersion: number,
): Promise<void> {
  // Components read settings only when they mount, so remount them.
  router.update({ ...router.options, defaultRemountDeps: () => schoolVersion })
  const top = window.scrollY
  const giveFocusBack = saveFocus()
  // Reloading the same page scrolls to the top, as a link to it does. Scroll back.
  const stop = router.subscribe('onRendered', ({ hrefChanged }) => {
    stop()
    if (hrefChanged) return
    window.scrollTo(0, top)
    giveFocusBack()
  })
  return router.invalidate()
}
