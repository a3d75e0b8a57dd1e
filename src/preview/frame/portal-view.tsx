import { createMemoryHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortalParts, Portal, type PortalParts } from '../../portal/portal.tsx'
import type { Entries } from '../exchange.ts'
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
    showAgain(router)
  }, [router, entries])

  return <Portal {...portal} />
}

/** Shows changed content in the running portal. */
function showAgain(router: PortalParts['router']): void {
  const top = window.scrollY
  // Loading the same page again scrolls to the top, as a link to it does. Scroll back.
  const stop = router.subscribe('onRendered', ({ hrefChanged }) => {
    stop()
    if (!hrefChanged) window.scrollTo(0, top)
  })
  void router.invalidate()
}

function addressOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  return pathname + searchStr
}
