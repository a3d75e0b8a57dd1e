import type { AnyRouter, HistoryState, RouterHistory } from '@tanstack/react-router'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Search } from '../portal-address.ts'
import { createStore } from '../store.ts'
import { isSameOverlay, overlayAt, type Overlay } from './overlay.ts'

export type OverlayStore = ReturnType<typeof createOverlayStore>

/**
 * The store of the open overlay. A press shows it at once, and the address follows after the next
 * paint, because a navigation takes a slow phone 100 ms. A change of the address (Back, a link, a
 * reload) shows the overlay that it names.
 */
export function createOverlayStore(router: AnyRouter) {
  const history: RouterHistory = router.history
  let path = history.location.pathname
  const { get, set: show, subscribe } = createStore(overlayAt(history.location), isSameOverlay)
  let isAddressOutdated = false // a change is not in the address yet
  let isGoingBack = false // history.back() is asynchronous

  function change(next: Overlay | null): void {
    show(next)
    if (isAddressOutdated) return
    isAddressOutdated = true
    afterPaint(updateAddress)
  }

  function updateAddress(): void {
    if (!isAddressOutdated || isGoingBack) return
    isAddressOutdated = false
    const { location } = history
    const shown = get()
    if (isSameOverlay(overlayAt(location), shown)) return
    const wasPushed = wasPushedByOverlay(location.state)
    if (shown === null && wasPushed) {
      isGoingBack = true
      history.back()
      return
    }
    // Replace the entry when an address-opened card closes, since there is no entry to go back to, and
    // when one overlay follows another.
    const replace = shown === null || wasPushed
    void router.navigate({ to: '.', hash: true, replace, resetScroll: false, ...addressOf(shown) })
  }

  function onAddressChange(): void {
    const { location } = history
    const hasLeft = location.pathname !== path
    path = location.pathname
    isGoingBack = false
    if (isAddressOutdated && !hasLeft) return updateAddress()
    isAddressOutdated = false
    show(overlayAt(location))
  }

  return {
    /**
     * Reads the address, now and at every change. Call it only once the portal is mounted: when the
     * history has a subscriber, the router no longer loads a redirect's target by itself.
     */
    start: () => {
      onAddressChange()
      return history.subscribe(onAddressChange)
    },
    get,
    subscribe,
    open: change,
    close: () => change(null),
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

/** Whether opening an overlay pushed this history entry. A card opened by its address pushed none. */
function wasPushedByOverlay({ drawer, search, returnFocusTo }: HistoryState): boolean {
  return drawer === true || search === true || returnFocusTo !== undefined
}

function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

export const OverlayStoreContext = createContext<OverlayStore | null>(null)

/** Opens and closes the overlay. */
export function useOverlayStore(): OverlayStore {
  const store = use(OverlayStoreContext)
  if (store === null) throw new Error('OverlayStoreProvider is missing')
  return store
}

/** The part of the open overlay that `select` returns. */
export function useOverlay<Selected>(select: (overlay: Overlay | null) => Selected): Selected {
  const { subscribe, get } = useOverlayStore()
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(get()),
  )
}
