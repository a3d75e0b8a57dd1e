import type { QueryClient } from '@tanstack/react-query'
import { safeRedirectPath } from '../contract/address.ts'
import type { createPortalRouter } from './router.tsx'
import { isSigningIn } from './api/session.ts'
import { ownsDevice, onOwnerChange } from './storage/owner.ts'

/**
 * Keeps this tab with the student to whom the device belongs: leaves the protected area when another
 * tab signs out, starts afresh when another student signs in, and goes on from the sign-in when the
 * same student does.
 * @param recheck checks the session again
 * @returns a function that stops it
 */
export function followOwner(
  client: QueryClient,
  router: ReturnType<typeof createPortalRouter>,
  recheck: () => Promise<void>,
): () => void {
  const isInside = () => router.state.matches.some((match) => match.routeId === '/protected')

  const stop = onOwnerChange(async (change) => {
    const { pathname, state } = router.state.location
    if (isInside()) {
      if (change === 'signed-out') {
        await client.cancelQueries()
        router.options.context.banner.forget()
        await router.navigate({ to: '/login', replace: true, state: { loginReason: 'elsewhere' } })
      } else if (change === 'another') {
        // A full load, so that nothing of the student before stays in memory.
        location.replace('/')
      }
    } else if (pathname === '/login' && state.from !== undefined && change !== 'signed-out') {
      // The answer to the sign-in decides: it may be another student.
      if (isSigningIn(client)) return
      router.history.replace(change === 'same' ? safeRedirectPath(state.from) : '/')
    }
  })

  // The back/forward cache shows a page without a request: treat that as a load, too.
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted || !isInside()) return
    if (ownsDevice()) return void recheck()
    document.documentElement.hidden = true
    location.reload()
  }
  window.addEventListener('pageshow', onPageShow)

  return () => {
    stop()
    window.removeEventListener('pageshow', onPageShow)
  }
}
