import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createQueryClient } from './api/query-client.ts'
import { onRefusal } from './api/request.ts'
import { recheckSession } from './api/session.ts'
import { createPortalRouter } from './router.tsx'
import { scrollAndFocus } from './scroll-and-focus.ts'
import { followOwner } from './follow-owner.ts'

/** The whole portal. Tests pass a history of their own; the default is the browser's. */
export function Portal({ history }: { history?: RouterHistory }) {
  const [{ client, router }] = useState(() => {
    const client = createQueryClient()
    return { client, router: createPortalRouter(client, history) }
  })

  useEffect(() => scrollAndFocus(router), [router])

  useEffect(
    () =>
      onRefusal(async () => {
        if (await recheckSession(client)) await router.invalidate()
      }),
    [client, router],
  )

  useEffect(() => followOwner(client, router), [client, router])

  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
