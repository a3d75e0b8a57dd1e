import type { AnyRouter, HistoryState, RouterHistory } from '@tanstack/react-router'
import { createContext, use, useSyncExternalStore } from 'react'
import { readSearch, type Search } from '../portal-address.ts'

/** An overlay over a page. Each has an address or a state of the history, so that Back closes it. */
export type Overlay =
  | { readonly kind: 'drawer' }
  | { readonly kind: 'search' }
  | {
      readonly kind: 'card'
      /** The value of `?card=`, such as `receipt-upload`. */
      readonly name: string
      /** The path of the page below it. */
      readonly path: string
      /** The id of the element that opened it; undefined if the address did. */
      readonly returnFocusTo: string | undefined
    }

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
  let isBehind = false // the address must still follow a press
  let isGoingBack = false // history.back() is asynchronous
  const listeners = new Set<() => void>()

  function show(next: Overlay | null): void {
    if (isSame(next, shown)) return
    shown = next
    for (const listener of listeners) listener()
  }

  function press(next: Overlay | null): void {
    show(next)
    if (isBehind) return
    isBehind = true
    afterPaint(follow)
  }

  function follow(): void {
    if (!isBehind || isGoingBack) return
    isBehind = false
    const { location } = history
    if (isSame(overlayAt(location), shown)) return
    const isStep = isStepOfHistory(location.state)
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
    if (isBehind && !hasLeft) return follow()
    isBehind = false
    show(overlayAt(location))
  }

  return {
    /**
     * Follows the address. Call it once the portal is mounted, because the router loads redirects
     * itself only while nothing else listens.
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

/** The overlay at a step of the history. */
function overlayAt({
  pathname,
  search,
  state,
}: Pick<RouterHistory['location'], 'pathname' | 'search'> & {
  state: HistoryState
}): Overlay | null {
  if (state.drawer === true) return { kind: 'drawer' }
  if (state.search === true) return { kind: 'search' }
  const name = readSearch(search)['card']
  return name === undefined
    ? null
    : { kind: 'card', name, path: pathname, returnFocusTo: state.modal }
}

function addressOf(overlay: Overlay | null): { search: Search; state: HistoryState } {
  switch (overlay?.kind) {
    case 'card':
      return {
        search: { card: overlay.name },
        state: overlay.returnFocusTo === undefined ? {} : { modal: overlay.returnFocusTo },
      }
    case 'drawer':
    case 'search':
      return { search: {}, state: { [overlay.kind]: true } }
    case undefined:
      return { search: {}, state: {} }
  }
}

function isStepOfHistory({ drawer, search, modal }: HistoryState): boolean {
  return drawer === true || search === true || modal !== undefined
}

function isSame(one: Overlay | null, other: Overlay | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
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
