import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDiskProblem } from './db/disk-full.ts'
import { callOf } from './http/client.ts'
import { portalFiles } from './http/portal-files.ts'
import { securityHeaders } from './http/security-headers.ts'
import { consoleLog, type Log } from './log.ts'
import { errorBody, UNEXPECTED_ERROR } from './routes/answer.ts'
import { backend, type BackendParts } from './routes/backend.ts'
import { otherBackend } from './routes/other-backend.ts'
import { codeOf } from './start-error.ts'

/** Origin of an existing backend that answers the calls instead. */
type OtherBackend = { readonly backend: string; readonly backendTimeoutMs?: number }

export type AppParts = (BackendParts | OtherBackend) & {
  /** The built portal; without it the server answers calls alone. */
  readonly portal?: { readonly folder: string }
  readonly log?: Log
}

/** The whole server as a function from request to answer. It opens no port and starts nothing. */
export function createApp(parts: AppParts): Hono {
  const log = parts.log ?? consoleLog
  const app = new Hono()
  app.use(securityHeaders)
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
    // Whoever sent half a body and left hears no answer, and is no problem of ours.
    if (c.req.raw.signal.aborted && codeOf(error) === 'ECONNRESET') return c.body(null, 400)
    log.problem(`${callOf(c)} failed.`, error)
    if (isDiskProblem(error)) return c.json(errorBody(CANNOT_STORE), 503)
    return c.json(errorBody(UNEXPECTED_ERROR), 500)
  })
  return app
}

const CANNOT_STORE =
  'The portal cannot store anything at the moment. Please try again in a few minutes.'

function forward({ backend: origin, backendTimeoutMs: timeoutMs }: OtherBackend, log: Log): Hono {
  return otherBackend(origin, { log, ...(timeoutMs !== undefined && { timeoutMs }) })
}
