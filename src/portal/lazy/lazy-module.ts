import { useEffect, useSyncExternalStore } from 'react'
import { whenLoaded } from '../when-loaded.ts'
import { allowReload, loadChunk, ChunkLoadError } from './load-chunk.ts'

type State<Module> =
  | { readonly kind: 'loaded'; readonly module: Module }
  | { readonly kind: 'loading' | 'missing' }

export type LazyModule<Module> = ReturnType<typeof lazyModule<Module>>

/** A chunk that only a press needs. */
export function lazyModule<Module>(load: () => Promise<Module>) {
  let state: State<Module> = { kind: 'loading' }
  const listeners = new Set<() => void>()
  const become = (next: State<Module>) => {
    state = next
    for (const listener of listeners) listener()
  }
  let asked: Promise<void> | null = null
  const ask = async (isAwaited: boolean) => {
    try {
      become({ kind: 'loaded', module: await loadChunk(load, isAwaited) })
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error
    } finally {
      asked = null
    }
  }
  /** Loads the chunk while the student waits for it. */
  const fetch = async () => {
    if (state.kind === 'loaded') return
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
    /** Loads the chunk in advance. */
    prefetch: async () => {
      if (state.kind !== 'loaded') await (asked ??= ask(false))
    },
    fetch,
    /** For Try again. */
    retry: () => {
      allowReload()
      return fetch()
    },
  }
}

/** Loads the chunk once the page is usable, so that it then opens at once and offline. */
export function usePrefetch({ prefetch }: LazyModule<unknown>): void {
  useEffect(() => whenLoaded(prefetch), [prefetch])
}

/** The module, or whether its chunk is loading or missing. */
export function useLazyModule<Module>(lazy: LazyModule<Module>): State<Module> {
  useEffect(() => void lazy.fetch(), [lazy])
  return useSyncExternalStore(lazy.subscribe, lazy.get, lazy.get)
}
