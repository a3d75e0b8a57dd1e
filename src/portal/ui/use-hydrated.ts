import { useSyncExternalStore } from 'react'

/**
 * False while a page is shown as it was built. A press would be lost then, and a form sent by the browser
 * itself would put the password into the address: until the portal answers, buttons are disabled.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
