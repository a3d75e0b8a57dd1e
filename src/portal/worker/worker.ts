import { isRoute } from '../../content/fixed-routes.ts'
import { CACHE, CHECK_FILES, TAKE_OVER } from './names.ts'
import { worker } from './scope.ts'

// The service worker: caches the files of one build and serves them, so that the portal opens offline.
// It never handles or caches calls to the backend.

/** Written by scripts/build/add-policies-and-worker.ts. */
declare const BUILD: {
  /**
   * Addresses, each with the digest of its file. The first is index.html, for all routes whose own page is
   * not cached. An address without a hash in its file name has one appended: '/icon.svg?1f3a'.
   */
  readonly files: Readonly<Record<string, string>>
  /** The portal's routes, in the router's notation. Navigations to other paths ask the network first. */
  readonly routes: readonly string[]
}

// Read once: the bundler inlines BUILD wherever it is used.
const { files, routes } = BUILD
const addresses = Object.keys(files)
const [INDEX = '/'] = addresses
/** Lists the files of the previous version. */
const LAST_FILES = '/last-files'

worker.addEventListener('install', (event) => event.waitUntil(cacheFiles()))

worker.addEventListener('activate', (event) => {
  // Also serve tabs that were open before the first worker.
  event.waitUntil(deleteOldFiles().then(() => worker.clients.claim()))
})

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting()
  if (event.data === CHECK_FILES) event.waitUntil(cacheFiles())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const cached = cachedAddress(request)
  if (cached !== null) event.respondWith(answer(request, cached))
  // Offline, the portal opens at an unknown address too.
  else if (request.destination === 'document') {
    event.respondWith(fetch(request).catch(() => answer(request, INDEX)))
  }
})

/**
 * Fetches files that are missing or differ from the build, one at a time, so that the open page has
 * priority. An interrupted worker continues where it stopped.
 * @throws when a file cannot be fetched as built: the browser then retries later
 */
async function cacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const [address, digest] of Object.entries(files)) {
    const cached = await cache.match(address, IGNORE_VARY)
    if (cached !== undefined && (await digestOf(cached)) === digest) continue
    // Before the fetch, so that the page's retry goes to the network.
    await cache.delete(address, IGNORE_VARY)
    await cache.put(address, await fetchFile(address, digest))
  }
}

/** Checks the digest: a server during an update, or a hotel's sign-in page, sends other bytes. */
async function fetchFile(address: string, integrity: string): Promise<Response> {
  const exact = { integrity, redirect: 'error' } as const
  // The browser may also have cached the wrong bytes.
  return fetch(address, exact).catch(() => fetch(address, { ...exact, cache: 'reload' }))
}

async function digestOf(cached: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await cached.arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** Keeps the previous version, for a tab with unsaved text that still runs it. */
async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const last: string[] = (await (await cache.match(LAST_FILES))?.json()) ?? []
  const wanted = new Set([...addresses, ...last])
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!wanted.has(pathname + search)) await cache.delete(request)
  }
  await cache.put(LAST_FILES, new Response(JSON.stringify(addresses)))
}

/** The address of the cached answer; null if the network must answer. */
function cachedAddress({ method, url, mode }: Request): string | null {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return null
  if (mode === 'navigate') {
    const path = pathname.replace(/\/$/, '') || '/'
    if (!isRoute(path, routes)) return null
    return addresses.find((address) => address.startsWith(`${path}?`)) ?? INDEX
  }
  // Of this or the previous version.
  if (pathname.startsWith('/assets/')) return pathname
  return addresses.slice(1).find((address) => address.startsWith(`${pathname}?`)) ?? null
}

/** A server may send Vary: Accept-Encoding, but cached answers are decoded. */
const IGNORE_VARY = { ignoreVary: true }

async function answer(request: Request, address: string): Promise<Response> {
  return (await lookUp(address)) ?? fetch(request)
}

async function lookUp(address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(address, IGNORE_VARY)
  } catch {
    return undefined // storage that the browser blocks
  }
}
