import { useSyncExternalStore } from 'react'

type Readable<T> = {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/** A value that something keeps outside React, as it is now. */
export function useStored<T>({ get, subscribe }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get, get)
}
