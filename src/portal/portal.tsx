import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createQueryClient } from './api/query-client.ts'
import { onSessionRefused } from './api/request.ts'
import { recheckSession } from './api/session.ts'
import { createPortalRouter } from './router.tsx'
import { scrollAndFocus } from './scroll-and-focus.ts'
import { followOwner } from './follow-owner.ts'
import { noteInputMode } from './ui/input-mode.ts'
import { ignoreSecondTaps } from './ui/second-tap.ts'

export type PortalParts = {
  readonly client: QueryClient
  readonly router: ReturnType<typeof createPortalRouter>
}

/** Creates a portal's client and router before anything is rendered. The history is the browser's by default. */
export function createPortalParts(history?: RouterHistory): PortalParts {
  const client = createQueryClient()
  const router = createPortalRouter(client, history)
  return { client, router }
}

/** The whole portal. */
export function Portal({ client, router }: PortalParts) {
  useEffect(ignoreSecondTaps, [])
  useEffect(noteInputMode, [])

  useEffect(() => scrollAndFocus(router), [router])

  useEffect(() => {
    const recheck = async () => {
      if (await recheckSession(client)) await router.invalidate()
    }
    const stopRefusals = onSessionRefused(recheck)
    const stopFollowing = followOwner(client, router, recheck)
    return () => {
      stopRefusals()
      stopFollowing()
    }
  }, [client, router])

  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
