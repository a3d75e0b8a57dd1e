import {
  useRouter,
  type AnyRouter,
  type HistoryState,
  type RouterHistory,
} from '@tanstack/react-router'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Search } from '../portal-address.ts'
import { createStore, useStore } from '../store.ts'
import { isSameOverlay, overlayAt, type Overlay } from './overlay.ts'

type OverlayStore = ReturnType<typeof createOverlayStore>

/**
 * The store of the open overlay. A press shows it at once, and the address follows after the next
 * paint, because a navigation takes a slow phone 100 ms. A change of the address (Back, a link, a
 * reload) shows the overlay that it names.
 */
export function createOverlayStore(router: AnyRouter) {
  const history: RouterHistory = router.history
  const { get, set: show, subscribe } = createStore(overlayAt(history.location), isSameOverlay)
  let path = history.location.pathname
  /** Why the address is not what shows: it will follow a press, or Back is on its way. */
  let behind: 'press' | 'back' | null = null

  function change(next: Overlay | null): void {
    show(next)
    if (behind !== null) return
    behind = 'press'
    afterPaint(follow)
  }

  function follow(): void {
    if (behind !== 'press') return
    behind = null
    const { location } = history
    const shown = get()
    if (isSameOverlay(overlayAt(location), shown)) return
    // A card that its address opened has no entry to go back to.
    const isPushed = location.state.overlay !== undefined
    if (shown === null && isPushed) {
      behind = 'back'
      history.back()
      return
    }
    // One overlay takes the entry of another.
    const replace = shown === null || isPushed
    void router.navigate({ to: '.', hash: true, replace, resetScroll: false, ...addressOf(shown) })
  }

  function onAddressChange(): void {
    const { location } = history
    const hasLeft = location.pathname !== path
    path = location.pathname
    if (behind !== null && !hasLeft) {
      behind = 'press'
      return follow()
    }
    behind = null
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
    /** Lets the address follow a press at once, before something else takes the overlay's entry. */
    follow,
  }
}

function addressOf(overlay: Overlay | null): { search: Search; state: HistoryState } {
  if (overlay === null) return { search: {}, state: {} }
  if (overlay.kind !== 'card') return { search: {}, state: { overlay } }
  const { kind, name, returnFocusTo } = overlay
  return { search: { card: name }, state: { overlay: { kind, opener: returnFocusTo } } }
}

function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

const OverlayStoreContext = createContext<OverlayStore | null>(null)

/** Provides the store of the open overlay. The sign-in pages have none. */
export function OverlayStoreProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [store] = useState(() => createOverlayStore(router))
  useEffect(() => store.start(), [store])
  return <OverlayStoreContext value={store}>{children}</OverlayStoreContext>
}

/** Opens and closes the overlay. */
export function useOverlayStore(): OverlayStore {
  const store = use(OverlayStoreContext)
  if (store === null) throw new Error('OverlayStoreProvider is missing')
  return store
}

/** The part of the open overlay that `select` returns. */
export function useOverlay<Selected>(select: (overlay: Overlay | null) => Selected): Selected {
  const { subscribe, get } = useOverlayStore()
  return useStore({ get: () => select(get()), subscribe })
}
