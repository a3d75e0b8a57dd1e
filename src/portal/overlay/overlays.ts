import type { AnyRouter, HistoryState, RouterHistory } from '@tanstack/react-router'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Search } from '../portal-address.ts'
import { isSameOverlay, overlayAt, type Overlay } from './overlay.ts'

export type Overlays = ReturnType<typeof createOverlays>

/**
 * The store of the open overlay. A press shows it at once, and the address follows after the next
 * paint, because a navigation takes a slow phone 100 ms. A change of the address (Back, a link, a
 * reload) shows the overlay that it names.
 */
export function createOverlays(router: AnyRouter) {
  const history: RouterHistory = router.history
  let path = history.location.pathname
  let shown = overlayAt(history.location)
  let isAddressOutdated = false // it must still follow a press
  let isGoingBack = false // history.back() is asynchronous
  const listeners = new Set<() => void>()

  function show(next: Overlay | null): void {
    if (isSameOverlay(next, shown)) return
    shown = next
    for (const listener of listeners) listener()
  }

  function press(next: Overlay | null): void {
    show(next)
    if (isAddressOutdated) return
    isAddressOutdated = true
    afterPaint(follow)
  }

  function follow(): void {
    if (!isAddressOutdated || isGoingBack) return
    isAddressOutdated = false
    const { location } = history
    if (isSameOverlay(overlayAt(location), shown)) return
    const isStep = isHistoryStep(location.state)
    if (shown === null && isStep) {
      isGoingBack = true
      history.back()
      return
    }
    // Replace the entry when an address-opened card closes, since there is no entry to go back to, and
    // when one overlay follows another.
    const replace = shown === null || isStep
    void router.navigate({ to: '.', hash: true, replace, resetScroll: false, ...addressOf(shown) })
  }

  function arrive(): void {
    const { location } = history
    const hasLeft = location.pathname !== path
    path = location.pathname
    isGoingBack = false
    if (isAddressOutdated && !hasLeft) return follow()
    isAddressOutdated = false
    show(overlayAt(location))
  }

  return {
    /**
     * Follows the address. Call it once the portal is mounted: the router follows a redirect by itself
     * only while the history has no listener.
     */
    start: () => {
      arrive()
      return history.subscribe(arrive)
    },
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: press,
    close: () => press(null),
  }
}

function addressOf(overlay: Overlay | null): { search: Search; state: HistoryState } {
  switch (overlay?.kind) {
    case 'card':
      return {
        search: { card: overlay.name },
        state: overlay.returnFocusTo === undefined ? {} : { returnFocusTo: overlay.returnFocusTo },
      }
    case 'drawer':
    case 'search':
      return { search: {}, state: { [overlay.kind]: true } }
    case undefined:
      return { search: {}, state: {} }
  }
}

function isHistoryStep({ drawer, search, returnFocusTo }: HistoryState): boolean {
  return drawer === true || search === true || returnFocusTo !== undefined
}

function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

export const OverlaysContext = createContext<Overlays | null>(null)

/** Opens and closes the overlay. */
export function useOverlays(): Overlays {
  const overlays = use(OverlaysContext)
  if (overlays === null) throw new Error('useOverlays needs the portal around it')
  return overlays
}

/** The part of the open overlay that `select` returns. */
export function useOverlay<Selected>(select: (overlay: Overlay | null) => Selected): Selected {
  const { subscribe, get } = useOverlays()
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(get()),
  )
}
