import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import * as v from 'valibot'
import { TASK_PAGES } from '../../contract/paths.ts'
import { CACHE_CONTROL } from '../http/cache-control.ts'
import { VERSION_FILE } from './version.ts'
import { SVG_POLICY } from '../http/security-headers.ts'
import { builtFiles, verifyBuild } from './verify-build.ts'
import { plainObject } from '../../contract/codec.ts'
import { readBuiltFile } from './built-file.ts'

/** Files of the build for servers alone. */
const NOT_PUBLIC = /^\/(headers\.json|school\.json|source-hash\.txt)(\.br|\.gz)?$/i
const HIDDEN = /\/\./
const EXTENSION = /\.[a-z][a-z0-9]*$/i

/** serve-static's onFound stores the path of the file here. */
type FoundEnv = { Variables: { file: string } }

/** The files of one build. */
export type PortalFiles = {
  readonly answer: (c: Context<FoundEnv>) => Promise<Response>
  /** Rejects when a file of the build is gone. */
  readonly check: () => Promise<void>
}

/** @param files those of the build that is served at the moment; undefined without one */
export function portalRoutes(files: () => PortalFiles | undefined): Hono<FoundEnv> {
  return new Hono<FoundEnv>()
    .use(etag())
    .on(['GET', 'HEAD'], '*', (c) => files()?.answer(c) ?? c.notFound())
}

/**
 * The built portal: its files, /login.html at /login, and index.html for every other page. In nginx this is
 * `try_files $uri $uri.html /index.html`.
 * @param folder path of the folder that holds index.html
 * @throws {StartError} when the portal is damaged
 */
export function portalFiles(folder: string): PortalFiles {
  verifyBuild(folder)
  const policyOf = readPolicies(folder)
  const names = builtFiles(folder)
  const onFound = (file: string, c: Context<FoundEnv>) => c.set('file', file)
  const options = { root: folder, precompressed: true, onFound }
  const files = serveStatic<FoundEnv>(options)
  const pages = serveStatic<FoundEnv>({ ...options, rewriteRequestPath: pageFile })
  const indexPage = serveStatic<FoundEnv>({ ...options, path: 'index.html' })

  async function serve(
    from: MiddlewareHandler<FoundEnv>,
    c: Context<FoundEnv>,
  ): Promise<Response | null> {
    const response = await from(c, async () => {})
    if (!(response instanceof Response)) return null
    const file = c.get('file')
    const path = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/?/, '/')
    const name = path.replace(/\.(br|gz)$/, '')
    response.headers.set('ETag', await etagOf(file))
    response.headers.set('Vary', 'Accept-Encoding')
    response.headers.set('Cache-Control', cacheControl(name))
    if (name.endsWith('.html')) response.headers.set('Content-Security-Policy', policyOf(name))
    if (name.endsWith('.svg')) response.headers.set('Content-Security-Policy', SVG_POLICY)
    return response
  }

  async function answer(c: Context<FoundEnv>): Promise<Response> {
    const { path } = c.req
    const isTask = path.startsWith(TASK_PAGES)
    if (NOT_PUBLIC.test(path) || (HIDDEN.test(path) && !isTask)) return c.notFound()
    const file = (await serve(files, c)) ?? (await serve(pages, c))
    if (file !== null) return file
    // A missing script must not become a page: the browser would try to run it.
    if (path.startsWith('/assets/') || (EXTENSION.test(path) && !isTask)) return c.notFound()
    return (await serve(indexPage, c)) ?? c.notFound()
  }

  return {
    answer,
    async check() {
      await Promise.all(names.map((name) => access(join(folder, name))))
    },
  }
}

/** The built file of a page. */
function pageFile(path: string): string {
  return `${path.replace(/\/$/, '')}.html`
}

// Each build changes the time, and each encoding has its own size.
async function etagOf(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file)
  return `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
}

function cacheControl(name: string): string {
  if (name.startsWith('/assets/')) return CACHE_CONTROL.forever
  if (name === `/${VERSION_FILE}`) return CACHE_CONTROL.never
  return name.endsWith('.html') || name === '/sw.js'
    ? CACHE_CONTROL.askEachTime
    : CACHE_CONTROL.oneHour
}

const policiesByPage = v.pipe(plainObject, v.record(v.string(), v.string()))

/** For a portal that was built without headers.json. */
const STRICT =
  "default-src 'self'; img-src 'self' https: data:; object-src 'none'; " +
  "frame-ancestors 'self'; base-uri 'self'; form-action 'self'"

/**
 * The content security policies that the build wrote into headers.json, by page ('/index.html').
 * Other pages have the policy of index.html.
 * @throws {StartError} when headers.json is not what the build writes
 */
function readPolicies(folder: string): (page: string) => string {
  const policies = readBuiltFile(folder, 'headers.json', policiesByPage) ?? {}
  return (page) => policies[page] ?? policies['/index.html'] ?? STRICT
}
