import { useEffect, useSyncExternalStore } from 'react'
import { whenLoaded } from '../when-loaded.ts'
import { allowReload, loadChunk, ChunkMissing } from './load-chunk.ts'

type State<Part> = { readonly kind: 'there'; readonly part: Part } | { kind: 'loading' | 'missing' }

export type LazyModule<Part> = ReturnType<typeof lazyModule<Part>>

/** Code that only a press needs, in a file of its own. */
export function lazyModule<Part>(load: () => Promise<Part>) {
  let state: State<Part> = { kind: 'loading' }
  const listeners = new Set<() => void>()
  const become = (next: State<Part>) => {
    state = next
    for (const listener of listeners) listener()
  }
  let asked: Promise<void> | null = null
  const ask = async (isPressed: boolean) => {
    try {
      become({ kind: 'there', part: await loadChunk(load, isPressed) })
    } catch (error) {
      if (!(error instanceof ChunkMissing)) throw error
    } finally {
      asked = null
    }
  }
  /** Fetches the file for a student who waits for it. */
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
    /** Fetches the file before anybody waits for it. */
    prefetch: async () => {
      if (state.kind !== 'there') await (asked ??= ask(false))
    },
    fetch,
    /** The student has pressed Try again. */
    retry: () => {
      allowReload()
      return fetch()
    },
  }
}

/** Fetches the file once the page is usable: what it holds then opens at once, and without network. */
export function usePrefetch({ prefetch }: LazyModule<unknown>): void {
  useEffect(() => whenLoaded(prefetch), [prefetch])
}

/** The module, or that its file is on its way or did not come. */
export function useLazyModule<Part>(late: LazyModule<Part>): State<Part> {
  useEffect(() => void late.fetch(), [late])
  return useSyncExternalStore(late.subscribe, late.get, late.get)
}
