import { useSyncExternalStore } from 'react'

/** A value that parts of the page follow; also what `stored` keeps on the device. */
export type Readable<T> = {
  readonly get: () => T
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void
}

/** A value in memory. Setting one that `isSame` tells nobody. */
export function createStore<T>(value: T, isSame: (one: T, other: T) => boolean = Object.is) {
  let now = value
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (next: T) => {
      if (isSame(now, next)) return
      now = next
      for (const listener of listeners) listener()
    },
  }
}

/** The value as it is now. */
export function useStore<T>({ get, subscribe }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get, get)
}
