import { createMemoryHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortalParts, Portal } from '../../portal/portal.tsx'
import { refreshContent } from '../../portal/refresh-content.ts'
import type { Entries } from '../exchange.ts'
import { schoolVersion } from './live.ts'
import type { FromFrame } from './messages.ts'

type PortalViewProps = {
  path: string
  /** A new object makes the portal show its page again. */
  entries: Entries
  tell: (message: FromFrame) => void
}

/** The whole portal at a path, with a history of its own. */
export function PortalView({ path, entries, tell }: PortalViewProps) {
  const [portal] = useState(() =>
    createPortalParts(createMemoryHistory({ initialEntries: [path] })),
  )
  const { router } = portal

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
    void refreshContent(router, schoolVersion)
  }, [router, entries])

  return <Portal {...portal} />
}

function addressOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  return pathname + searchStr
}
