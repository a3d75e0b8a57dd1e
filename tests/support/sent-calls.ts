import { onTestFinished, vi } from 'vitest'

/** Collects what the portal sends from now on, headers and body included. */
export function watchSent() {
  const sent: { readonly path: string; readonly init: RequestInit }[] = []
  const through = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    sent.push({ path, init })
    return through(path, init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return sent
}
