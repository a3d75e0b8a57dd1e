import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 900px)' // spec 9; the stylesheets use the same width

/** Whether the screen is too narrow for the sidebar. Rotating a phone can change this. */
export function useNarrow(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(NARROW).matches)
}

function onChange(listener: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
