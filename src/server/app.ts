import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { trustProxies, describeRequest } from './http/client.ts'
import { healthRoutes, type Health } from './http/health.ts'
import { portalRoutes, type PortalFiles } from './built/portal-files.ts'
import { createTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts'
import { proxyAdvice } from './http/proxy-advice.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import { BUSY, errorBody, UNEXPECTED_ERROR } from './routes/answer.ts'
import { backend, forwardedBackend } from './routes/backend.ts'
import type { BackendParts } from './routes/backend-parts.ts'
import { SIGNED_OUT } from './routes/authenticate.ts'
import { Overloaded } from './security/fair-queue.ts'
import { codeOf } from './start-error.ts'
import { failureOf } from './store/database.ts'

const BUSY_SECONDS = 10

/** Origin of an existing backend that answers the calls instead. */
type ForwardedBackend = {
  readonly backend: string
  readonly backendTimeoutMs?: number
  readonly log: Log
}

export type AppDependencies = (BackendParts | ForwardedBackend) & {
  /** The built portal that is served at the moment; without it the server answers calls alone. */
  readonly portal?: () => { readonly files: PortalFiles } | undefined
  readonly health?: Health
  /** The proxies whose X-Forwarded-* headers count; by default those on this machine. */
  readonly proxies?: TrustedProxies
}

const ALWAYS_READY: Health = { check: async () => {}, isStopping: () => false }

/** The whole server as a function from request to response. It opens no port and starts nothing. */
export function createApp(parts: AppDependencies): Hono {
  const { log } = parts
  const app = new Hono()
  app.use(securityHeaders)
  app.use(trustProxies(parts.proxies ?? createTrustedProxies()))
  // Before the log: a monitor asks every few seconds.
  app.route('/', healthRoutes(parts.health ?? ALWAYS_READY, log))
  app.use(requestLog(log))
  app.use(proxyAdvice((advice) => log.problem(advice, 'proxy')))
  const backendApp =
    'backend' in parts
      ? forwardedBackend(parts.backend, { log, timeoutMs: parts.backendTimeoutMs })
      : backend(parts)
  app.route('/', backendApp)
  app.route(
    '/',
    portalRoutes(() => parts.portal?.()?.files),
  )
  app.all('*', (c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.notFound()
    return c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' })
  })
  app.notFound((c) => c.text('There is nothing at this address.', 404))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json(errorBody(error.message), error.status)
    // The browser went away: it left the queue for password checks, or sent half a body.
    const { signal } = c.req.raw
    if (signal.aborted && (error === signal.reason || codeOf(error) === 'ECONNRESET')) {
      return new Response(null, { status: 499 })
    }
    const failure = failureOf(error)
    if (failure === 'unavailable') {
      log.info(`${describeRequest(c)} was refused: the database did not answer (${String(error)}).`)
    }
    if (failure === 'foreign-key') return c.json(errorBody(SIGNED_OUT), 401) // erased during the call
    if (error instanceof Overloaded || failure === 'unavailable' || failure === 'conflict') {
      return c.json(errorBody(BUSY), 503, { 'Retry-After': String(BUSY_SECONDS) })
    }
    log.problem(`${describeRequest(c)} failed.`, error, c.get('requestId'))
    if (failure === 'disk-full' || failure === 'unwritable') {
      return c.json(errorBody(CANNOT_STORE), 503)
    }
    return c.json(errorBody(UNEXPECTED_ERROR), 500)
  })
  return app
}

const CANNOT_STORE =
  'The portal cannot store anything at the moment. Please try again in a few minutes.'
