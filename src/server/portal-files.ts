import { stat } from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { readPolicies } from './page-policy.ts'

/** Hashed names: what is under them never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Pages name the hashed files, so a browser has to ask for them each time. */
const ASK_EACH_TIME = 'no-cache'
const ONE_HOUR = 'public, max-age=3600'

/** What the build leaves for servers to read, not for browsers. */
const NOT_PUBLIC = /^\/(headers\.json|source-hash\.txt)(\.br|\.gz)?$/
const HIDDEN = /\/\./
// Begins with a letter: /mentor-tasks/1.5 is a page, the lesson's number is 1.5.
const EXTENSION = /\.[a-z][a-z0-9]*$/i

/**
 * The built portal: its files, and its page for every address that is no file.
 * @param folder path of the folder that holds index.html
 */
export function portalFiles(folder: string): Hono {
  const policyOf = readPolicies(folder)
  const options = { root: folder, precompressed: true, onFound: describe }
  const files = serveStatic(options)
  const page = serveStatic({ ...options, path: 'index.html' })

  async function describe(file: string, c: Context): Promise<void> {
    const { size, mtimeMs } = await stat(file)
    const path = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/?/, '/')
    const name = path.replace(/\.(br|gz)$/, '')
    // A build changes the time, and the encodings differ in size.
    c.header('ETag', `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`)
    c.header('Vary', 'Accept-Encoding')
    c.header('Cache-Control', cacheControl(name))
    if (name.endsWith('.html')) c.header('Content-Security-Policy', policyOf(name))
  }

  return new Hono().on(['GET', 'HEAD'], '*', async (c) => {
    const { path } = c.req
    if (NOT_PUBLIC.test(path) || HIDDEN.test(path)) return c.notFound()
    const file = await serve(files, c)
    if (file !== undefined) return file
    // A missing script must not become a page: the browser would try to run it.
    if (path.startsWith('/assets/') || EXTENSION.test(path)) return c.notFound()
    return (await serve(page, c)) ?? c.notFound()
  })
}

async function serve(files: MiddlewareHandler, c: Context): Promise<Response | undefined> {
  const found = (await files(c, async () => {})) ?? undefined
  const etag = found?.headers.get('etag')
  if (!found?.ok || !etag || !asksForOtherThan(c, etag)) return found
  // The file was opened already.
  await found.body?.cancel()
  const headers = new Headers(found.headers)
  for (const name of ['content-length', 'content-type', 'content-encoding']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

/** Whether the browser has just this version and asks for another one only. */
function asksForOtherThan(c: Context, etag: string): boolean {
  const known = c.req.header('if-none-match')
  return known !== undefined && known.split(',').some((entry) => entry.trim() === etag)
}

function cacheControl(name: string): string {
  if (name.startsWith('/assets/')) return FOREVER
  return name.endsWith('.html') ? ASK_EACH_TIME : ONE_HOUR
}
