import { holdFocus } from './hold-focus.ts'
import type { PortalParts } from './portal.tsx'

/** The event that tells of content that was saved; only where the portal is developed. */
export const CONTENT_AGAIN = 'content-again'

/**
 * Shows content that has changed while the portal runs, as it does where it is developed or previewed.
 * @param schoolVersion counts the changes of what is no text: names, addresses, the sidebar. It begins at 0
 */
export function showContentAgain(
  router: PortalParts['router'],
  schoolVersion: number,
): Promise<void> {
  // The components that read them do not expect a change: mount them again.
  router.update({ ...router.options, defaultRemountDeps: () => schoolVersion })
  const top = window.scrollY
  const giveFocusBack = holdFocus()
  // The router scrolls to the top, as it does where a student follows a link to the page that is shown.
  const stop = router.subscribe('onRendered', ({ hrefChanged }) => {
    stop()
    if (hrefChanged) return
    window.scrollTo(0, top)
    giveFocusBack()
  })
  return router.invalidate()
}
