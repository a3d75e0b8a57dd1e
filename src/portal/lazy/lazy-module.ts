import { useEffect, useSyncExternalStore } from 'react'
import { whenLoaded } from '../when-loaded.ts'
import { allowReload, loadChunk, ChunkLoadError } from './load-chunk.ts'

type State<Module> =
  | { readonly kind: 'loaded'; readonly module: Module }
  | { readonly kind: 'loading' | 'failed' }

export type LazyModule<Module> = ReturnType<typeof lazyModule<Module>>

/** A chunk that is loaded apart from its page, such as a modal, and whether it has loaded. */
export function lazyModule<Module>(importChunk: () => Promise<Module>) {
  let state: State<Module> = { kind: 'loading' }
  const listeners = new Set<() => void>()
  const become = (next: State<Module>) => {
    state = next
    for (const listener of listeners) listener()
  }
  let request: Promise<void> | null = null
  const loadOnce = async (isAwaited: boolean) => {
    try {
      become({ kind: 'loaded', module: await loadChunk(importChunk, isAwaited) })
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error
    } finally {
      request = null
    }
  }
  /** Loads the chunk while the student waits for it. */
  const load = async () => {
    if (state.kind === 'loaded') return
    become({ kind: 'loading' })
    await request
    if (state.kind === 'loading') await (request ??= loadOnce(true))
    if (state.kind === 'loading') become({ kind: 'failed' })
  }
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Loads the chunk in advance. */
    prefetch: async () => {
      if (state.kind !== 'loaded') await (request ??= loadOnce(false))
    },
    load,
    /** For Try again. */
    retry: () => {
      allowReload()
      return load()
    },
  }
}

/** Loads the chunk once the page is usable, so that it then opens at once and offline. */
export function usePrefetch({ prefetch }: LazyModule<unknown>): void {
  useEffect(() => whenLoaded(prefetch), [prefetch])
}

/** The module, or whether its chunk is loading or has failed to load. */
export function useLazyModule<Module>(lazy: LazyModule<Module>): State<Module> {
  useEffect(() => void lazy.load(), [lazy])
  return useSyncExternalStore(lazy.subscribe, lazy.get, lazy.get)
}
