import { useEffect, useSyncExternalStore } from 'react'
import { loadPart, MissingPart } from './load-part.ts'

type State<Part> = { readonly kind: 'there'; readonly part: Part } | { kind: 'loading' | 'missing' }

/** A part of a page that only a press needs, in a file of its own. */
export function latePart<Part>(load: () => Promise<Part>) {
  let state: State<Part> = { kind: 'loading' }
  const listeners = new Set<() => void>()
  const become = (next: State<Part>) => {
    state = next
    for (const listener of listeners) listener()
  }
  let asked: Promise<void> | null = null
  const ask = async () => {
    try {
      become({ kind: 'there', part: await loadPart(load) })
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error
    } finally {
      asked = null
    }
  }
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Fetches the part before anybody waits for it. */
    fetchAhead: async () => {
      if (state.kind !== 'there') await (asked ??= ask())
    },
    /** Fetches the part where it has not come yet. */
    fetch: async () => {
      if (state.kind === 'there') return
      become({ kind: 'loading' })
      await (asked ??= ask())
      if (state.kind === 'loading') become({ kind: 'missing' })
    },
  }
}

/** The part, or that it is on its way or did not come. */
export function useLatePart<Part>(late: ReturnType<typeof latePart<Part>>): State<Part> {
  useEffect(() => void late.fetch(), [late])
  return useSyncExternalStore(late.subscribe, late.get)
}
