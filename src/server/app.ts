import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { behindProxies, callOf } from './http/client.ts'
import { forwardTo } from './http/forward.ts'
import { portalFiles } from './http/portal-files.ts'
import { createProxies, type Proxies } from './http/proxies.ts'
import { securityHeaders } from './http/security-headers.ts'
import { consoleLog, type Log } from './log.ts'
import { errorBody, UNEXPECTED_ERROR } from './routes/answer.ts'
import { Overloaded } from './security/turns.ts'
import { backend, type BackendParts } from './routes/backend.ts'
import { DatabaseBusy } from './store/database.ts'

const MANY_SIGN_IN = 'Very many people are signing in right now. Please try again in a moment.'
const SCHOOL_BUSY = 'The school is busy. Please try again in a moment.'
const BUSY_SECONDS = 10

/** Origin of an existing backend that answers the calls instead. */
type OtherBackend = { readonly backend: string; readonly backendTimeoutMs?: number }

export type AppParts = (BackendParts | OtherBackend) & {
  /** The built portal; without it the server answers calls alone. */
  readonly portal?: { readonly folder: string }
  readonly log?: Log
  /** Who is believed for whom a request comes; without it whatever runs on this machine. */
  readonly proxies?: Proxies
}

/** The whole server as a function from request to answer. It opens no port and starts nothing. */
export function createApp(parts: AppParts): Hono {
  const log = parts.log ?? consoleLog
  const app = new Hono()
  app.use(securityHeaders)
  app.use(behindProxies(parts.proxies ?? createProxies()))
  app.route('/', 'backend' in parts ? forward(parts, log) : backend(parts))
  if (parts.portal !== undefined) app.route('/', portalFiles(parts.portal.folder))
  app.all('*', (c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.notFound()
    return c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' })
  })
  app.notFound((c) => c.text('There is nothing at this address.', 404))
  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      return c.json(errorBody('The request could not be understood.'), error.status)
    }
    // The browser went away, and the work that waited for its turn was left.
    if (error === c.req.raw.signal.reason) return new Response(null, { status: 499 })
    if (error instanceof Overloaded) return busy(c, MANY_SIGN_IN)
    if (error instanceof DatabaseBusy) {
      log.info(`${callOf(c)} was refused: another program kept the database for itself.`)
      return busy(c, SCHOOL_BUSY)
    }
    log.problem(`${callOf(c)} failed.`, error)
    return c.json(errorBody(UNEXPECTED_ERROR), 500)
  })
  return app
}

function forward({ backend: origin, backendTimeoutMs: timeoutMs }: OtherBackend, log: Log): Hono {
  return forwardTo(origin, { log, ...(timeoutMs !== undefined && { timeoutMs }) })
}

function busy(c: Context, message: string): Response {
  return c.json(errorBody(message), 503, { 'Retry-After': String(BUSY_SECONDS) })
}
