import { useRouter, type HistoryState, type RouterHistory } from '@tanstack/react-router'
import { writeSearch, type Search } from '../portal-address.ts'
import { createStore, useStore } from '../store.ts'
import { isSameOverlay, overlayAt, type Overlay } from './overlay.ts'

type Location = RouterHistory['location']
type Listener = Parameters<RouterHistory['subscribe']>[0]

export type OverlayStore = ReturnType<typeof createOverlayStore>

/**
 * The store of the open overlay, and of its steps in the history. Each overlay has an entry of its own, so that Back
 * closes it. The page below stays, so the router does not hear of these steps: a navigation takes a slow phone 100 ms.
 * @param onStep called after each of these steps
 */
export function createOverlayStore(history: RouterHistory, onStep: () => void) {
  const { get, set, subscribe } = createStore(overlayAt(history.location), isSameOverlay)
  const listeners = new Set<Listener>()
  let before = history.location
  let isOwnStep = false
  /** Back, which closes the overlay, is on its way. */
  let isLeaving = false

  history.subscribe((change) => {
    const { location, action } = change
    const isStep = isOwnStep || (isMove(action.type) && isSamePage(before, location))
    before = location
    if (isLeaving && isStep && !isOwnStep) {
      isLeaving = false
      if (get() !== null) write(get())
    } else if (!isOwnStep) {
      isLeaving = false
      set(overlayAt(location))
    }
    if (isStep) onStep()
    else for (const listener of listeners) listener(change)
  })

  function write(overlay: Overlay | null): void {
    const { pathname, hash, state } = history.location
    const isPushed = state.overlay !== undefined
    if (overlay === null && isPushed) {
      isLeaving = true
      history.back()
      return
    }
    const { search, state: named } = addressOf(overlay)
    // One overlay takes the entry of another. A card that its address opened has no entry of its own.
    const step = overlay === null || isPushed ? 'replace' : 'push'
    isOwnStep = true
    history[step](`${pathname}${writeSearch(search)}${hash}`, named)
    history.flush() // Back must find it
    isOwnStep = false
  }

  function change(overlay: Overlay | null): void {
    if (isSameOverlay(get(), overlay)) return
    set(overlay)
    if (!isLeaving) write(overlay)
  }

  /** The history for the router. */
  const ofPages: RouterHistory = Object.create(history, {
    subscribers: { value: listeners },
    subscribe: {
      value: (listener: Listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  })

  return { get, subscribe, open: change, close: () => change(null), ofPages }
}

function isMove(action: string): boolean {
  return action !== 'PUSH' && action !== 'REPLACE'
}

function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.hash === other.hash
}

function addressOf(overlay: Overlay | null): { search: Search; state: HistoryState } {
  if (overlay === null) return { search: {}, state: {} }
  if (overlay.kind !== 'card') return { search: {}, state: { overlay } }
  const { kind, name, returnFocusTo } = overlay
  return { search: { card: name }, state: { overlay: { kind, opener: returnFocusTo } } }
}

/** Opens and closes the overlay. */
export function useOverlayStore(): OverlayStore {
  return useRouter().options.context.overlays
}

/** The part of the open overlay that `select` returns. */
export function useOverlay<Selected>(select: (overlay: Overlay | null) => Selected): Selected {
  const { subscribe, get } = useOverlayStore()
  return useStore({ get: () => select(get()), subscribe })
}
