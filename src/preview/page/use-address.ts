import { useMemo, useSyncExternalStore } from 'react'
import { readState, writeState, type PreviewState } from '../state.ts'

/** The state in the address. */
export function useAddress(): PreviewState {
  const query = useSyncExternalStore(subscribe, () => location.search)
  return useMemo(() => readState(query), [query])
}

/** Goes to another state, as a step of the history. */
export function navigate(to: PreviewState): void {
  const query = writeState(to)
  if (query === location.search) return
  history.pushState(null, '', query)
  dispatchEvent(new PopStateEvent('popstate'))
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}
