import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 900px)' // spec 9; the same figure stands in the stylesheets

/** Whether the screen is too narrow for the sidebar. It changes where a phone is turned. */
export function useNarrow(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(NARROW).matches)
}

function onChange(listener: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
