import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createQueryClient } from '../../portal/api/query-client.ts'
import { scrollAndFocus } from '../../portal/scroll-and-focus.ts'
import { createPortalRouter } from '../../portal/router.tsx'
import { showContentAgain } from '../../portal/show-content-again.ts'
import type { Entry } from '../exchange.ts'
import { schoolVersion } from './live.ts'
import type { FromFrame } from './messages.ts'

type PortalViewProps = {
  path: string
  entries: Readonly<Record<string, Entry>>
  tell: (message: FromFrame) => void
}

/** The whole portal at one of its paths, with a history of its own. */
export function PortalView({ path, entries, tell }: PortalViewProps) {
  const [{ client, router }] = useState(() => {
    const client = createQueryClient()
    const history = createMemoryHistory({ initialEntries: [path] })
    return { client, router: createPortalRouter(client, history) }
  })

  useEffect(() => scrollAndFocus(router), [router])

  const went = useEffectEvent((now: string) => {
    if (now !== path) tell({ kind: 'went', path: now })
  })
  useEffect(
    () => router.subscribe('onResolved', ({ toLocation }) => went(addressOf(toLocation))),
    [router],
  )

  useEffect(() => {
    if (addressOf(router.state.location) !== path) router.history.push(path)
  }, [router, path])

  const shown = useRef(entries)
  useEffect(() => {
    if (shown.current === entries) return
    shown.current = entries
    void showContentAgain(router, schoolVersion)
  }, [router, entries])

  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

function addressOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  return pathname + searchStr
}
