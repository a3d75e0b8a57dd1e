import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'
import { whenLoaded } from '../when-loaded.ts'
import { allowReload, loadChunk, ChunkLoadError } from './load-chunk.ts'

type State<Module> =
  | { readonly kind: 'loaded'; readonly module: Module }
  | { readonly kind: 'loading' | 'failed' }

export type LazyModule<Module> = ReturnType<typeof lazyModule<Module>>

/** A chunk that is loaded apart from its page, such as a modal, and whether it has loaded. */
export function lazyModule<Module>(importChunk: () => Promise<Module>) {
  const { get, set: become, subscribe } = createStore<State<Module>>({ kind: 'loading' })
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
    if (get().kind === 'loaded') return
    become({ kind: 'loading' })
    await request
    if (get().kind === 'loading') await (request ??= loadOnce(true))
    if (get().kind === 'loading') become({ kind: 'failed' })
  }
  return {
    get,
    subscribe,
    /** Loads the chunk in advance. */
    prefetch: async () => {
      if (get().kind !== 'loaded') await (request ??= loadOnce(false))
    },
    load,
    /** Forgets a failure that nobody sees any more. */
    forget: () => {
      if (get().kind === 'failed') become({ kind: 'loading' })
    },
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
  useEffect(() => {
    void lazy.load()
    return lazy.forget
  }, [lazy])
  return useStore(lazy)
}
