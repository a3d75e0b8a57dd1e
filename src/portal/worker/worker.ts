import { isRoute } from '../../content/fixed-routes.ts'
import { CACHE, CHECK_FILES, TAKE_OVER } from './names.ts'
import { worker } from './scope.ts'

// The service worker: keeps the files of one build on the device and answers with them, so that the
// portal opens without network. What the backend says is never kept, and no call passes through here.

/** Written by scripts/build/offline/build-worker.ts. */
declare const BUILD: {
  /**
   * Addresses, each with the digest of its file; first the page's that answers every route without one
   * of its own. A file without a hash in its name has one behind it: '/icon.svg?1f3a'.
   */
  readonly files: Readonly<Record<string, string>>
  /** The portal's routes, in the router's notation. Nothing else is answered with the page. */
  readonly routes: readonly string[]
}

// Taken apart once: the bundler writes them out wherever they are named.
const { files, routes } = BUILD
const addresses = Object.keys(files)
const [PAGE = '/'] = addresses
/** Holds the files of the version that answered last. */
const LAST_FILES = '/last-files'

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))

worker.addEventListener('activate', (event) => {
  // A tab that was open before the first worker can go offline, too.
  event.waitUntil(forgetOldFiles().then(() => worker.clients.claim()))
})

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting()
  if (event.data === CHECK_FILES) event.waitUntil(keepFiles())
})

worker.addEventListener('fetch', (event) => {
  const kept = keptAddress(event.request)
  if (kept !== null) event.respondWith(answer(event.request, kept))
})

/**
 * Fetches what is not kept yet or is not what the build wrote, one file at a time: the page that is being
 * read goes first. A worker that is cut off goes on where it stopped.
 * @throws when a file cannot be fetched as the build wrote it: the browser then tries again later
 */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const [address, digest] of Object.entries(files)) {
    const kept = await cache.match(address, IGNORE)
    if (kept !== undefined && (await digestOf(kept)) === digest) continue
    // Before the fetch: the page's next attempt goes to the network.
    await cache.delete(address, IGNORE)
    await cache.put(address, await fetchFile(address, digest))
  }
}

/** A server that is being updated, and the sign-in of a hotel's network, answer with other bytes. */
async function fetchFile(address: string, integrity: string): Promise<Response> {
  const exact = { integrity, redirect: 'error' } as const
  // The browser may have cached the wrong bytes, too.
  return fetch(address, exact).catch(() => fetch(address, { ...exact, cache: 'reload' }))
}

async function digestOf(kept: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await kept.arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** The version before stays: a tab in which something is typed goes on with its code. */
async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const last: string[] = (await (await cache.match(LAST_FILES))?.json()) ?? []
  const wanted = new Set([...addresses, ...last])
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!wanted.has(pathname + search)) await cache.delete(request)
  }
  await cache.put(LAST_FILES, new Response(JSON.stringify(addresses)))
}

/** Under which address the answer is kept; null: the network answers. */
function keptAddress({ method, url, mode }: Request): string | null {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return null
  if (mode === 'navigate') {
    const path = pathname.replace(/\/$/, '') || '/'
    if (!isRoute(path, routes)) return null
    return addresses.find((address) => address.startsWith(`${path}?`)) ?? PAGE
  }
  // Of this version or the one before.
  if (pathname.startsWith('/assets/')) return pathname
  return addresses.slice(1).find((address) => address.startsWith(`${pathname}?`)) ?? null
}

/** A server may say that its answer varies with the encoding; what is kept is decoded. */
const IGNORE = { ignoreVary: true }

async function answer(request: Request, address: string): Promise<Response> {
  return (await lookUp(address)) ?? fetch(request)
}

async function lookUp(address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(address, IGNORE)
  } catch {
    return undefined // storage that the browser blocks
  }
}
