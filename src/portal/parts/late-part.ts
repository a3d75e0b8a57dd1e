import { useEffect, useSyncExternalStore } from 'react'
import { whenLoaded } from '../when-loaded.ts'
import { askForPart, loadPart, MissingPart } from './load-part.ts'

type State<Part> = { readonly kind: 'there'; readonly part: Part } | { kind: 'loading' | 'missing' }

export type LatePart<Part> = ReturnType<typeof latePart<Part>>

/** A part of a page that only a press needs, in a file of its own. */
export function latePart<Part>(load: () => Promise<Part>) {
  let state: State<Part> = { kind: 'loading' }
  const listeners = new Set<() => void>()
  const become = (next: State<Part>) => {
    state = next
    for (const listener of listeners) listener()
  }
  let asked: Promise<void> | null = null
  const ask = async (isPressed: boolean) => {
    try {
      become({ kind: 'there', part: await loadPart(load, isPressed) })
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error
    } finally {
      asked = null
    }
  }
  /** Fetches the part where it has not come yet, for a student who waits for it. */
  const fetch = async () => {
    if (state.kind === 'there') return
    become({ kind: 'loading' })
    await asked
    if (state.kind === 'loading') await (asked ??= ask(true))
    if (state.kind === 'loading') become({ kind: 'missing' })
  }
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Fetches the part before anybody waits for it. */
    fetchAhead: async () => {
      if (state.kind !== 'there') await (asked ??= ask(false))
    },
    fetch,
    /** As the student asks for it once more. */
    fetchAgain: () => {
      askForPart()
      return fetch()
    },
  }
}

/** Fetches a part once the page is usable: it then opens at once, and without network. */
export function useFetchAhead({ fetchAhead }: LatePart<unknown>): void {
  useEffect(() => whenLoaded(fetchAhead), [fetchAhead])
}

/** The part, or that it is on its way or did not come. */
export function useLatePart<Part>(late: LatePart<Part>): State<Part> {
  useEffect(() => void late.fetch(), [late])
  return useSyncExternalStore(late.subscribe, late.get, late.get)
}
