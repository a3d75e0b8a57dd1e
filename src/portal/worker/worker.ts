import { isRoute } from '../../content/fixed-routes.ts'
import { CACHE, TAKE_OVER } from './names.ts'
import { worker } from './scope.ts'

// The service worker: keeps the files of one build on the device and answers with them, so that the
// portal opens without network. What the backend says is never kept, and no call passes through here.

/** Written by scripts/offline/build-worker.ts. */
declare const BUILD: {
  /** Addresses, first the page's that answers every route without one of its own. A file without a hash in its name has one behind it: '/icon.svg?1f3a'. */
  readonly files: readonly [page: string, ...others: string[]]
  /** The portal's routes, in the router's notation. Nothing else is answered with the page. */
  readonly routes: readonly string[]
}

// Taken apart once: the bundler writes them out wherever they are named.
const { files, routes } = BUILD
const [PAGE] = files
/** Of a page, which stands in a name without an extension. */
const PAGES = /^\/[\w-]*\?/
/** Holds the files of the version that answered last. */
const LAST_FILES = '/last-files'

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))

worker.addEventListener('activate', (event) => {
  // A tab that was open before the first worker can go offline, too.
  event.waitUntil(forgetOldFiles().then(() => worker.clients.claim()))
})

worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const kept = keptAddress(event.request)
  if (kept !== null) event.respondWith(answer(event.request, kept))
})

/**
 * Fetches what is not kept yet, one file at a time: the page that is being read goes first. A worker
 * that is cut off goes on where it stopped.
 */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const address of files) {
    if ((await cache.match(address, IGNORE)) !== undefined) continue
    await cache.put(address, await fetchFile(address))
  }
}

/** @throws when a file is not what the build wrote: the browser then tries again later */
async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') === true
  const isPage = PAGES.test(address)
  // The sign-in of a hotel's network is HTML as well, in place of everything.
  if (!response.ok || response.redirected || isHtml !== isPage) throw new Error(address)
  // While a new version is copied to the server, its page can be the old one, whose files will be gone.
  if (isPage && !(await namesKeptFiles(response.clone()))) throw new Error(address)
  return response
}

async function namesKeptFiles(page: Response): Promise<boolean> {
  const named = (await page.text()).match(/\/assets\/[\w.-]+/g) ?? []
  return named.every((address) => files.includes(address))
}

/** The version before stays: a tab in which something is typed goes on with its code. */
async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const last: string[] = (await (await cache.match(LAST_FILES))?.json()) ?? []
  const wanted = new Set([...files, ...last])
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!wanted.has(pathname + search)) await cache.delete(request)
  }
  await cache.put(LAST_FILES, new Response(JSON.stringify(files)))
}

/** Under which address the answer is kept; null: the network answers. */
function keptAddress({ method, url, mode }: Request): string | null {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return null
  if (mode === 'navigate') {
    const path = pathname.replace(/\/$/, '') || '/'
    if (!isRoute(path, routes)) return null
    return files.find((address) => address.startsWith(`${path}?`)) ?? PAGE
  }
  // Of this version or the one before.
  if (pathname.startsWith('/assets/')) return pathname
  return files.slice(1).find((address) => address.startsWith(`${pathname}?`)) ?? null
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
