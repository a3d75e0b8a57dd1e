import { useSyncExternalStore } from 'react'

/**
 * False until the prerendered page is hydrated. Buttons are disabled until then: a click would be lost,
 * and a form sent by the browser itself would put the password into the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
