import { createMemoryHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortalParts, Portal, type PortalParts } from '../../../../src/portal/portal.tsx'
import type { Entries } from '../exchange.ts'

type PortalViewProps = {
  path: string
  /** A new object makes the portal show its page again. */
  entries: Entries
  onWent: (path: string) => void
}

/** The whole portal at a path, with a history of its own. */
export function PortalView({ path, entries, onWent }: PortalViewProps) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [path] }))
  const [portal] = useState(() => createPortalParts(history))
  const { router } = portal

  const went = useEffectEvent((now: string) => {
    if (now !== path) onWent(now)
  })
  useEffect(() => history.subscribe(({ location }) => went(addressOf(location))), [history])

  useEffect(() => {
    if (addressOf(history.location) !== path) history.push(path)
  }, [history, path])

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

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}
