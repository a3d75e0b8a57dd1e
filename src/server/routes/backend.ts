import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Log } from '../log.ts'
import { errorBody } from './answer.ts'
import type { BackendParts } from './backend-parts.ts'
import { linksRoutes } from './links.ts'
import { messagesRoutes } from './messages.ts'
import { passwordResetRoutes } from './password-reset.ts'
import { csrf } from './csrf.ts'
import { sessionRoutes } from './session.ts'
import { tasksRoutes } from './tasks.ts'
import { CALLS } from '../../contract/calls.ts'
import { forwardTo, type Forwarding } from '../http/forward.ts'

/** The largest body a call may have, in bytes; a submission has about one kilobyte. */
const MAX_BODY_BYTES = 64 * 1024

/** The contract's calls. */
export function backend(parts: BackendParts): Hono {
  const routes = [sessionRoutes, passwordResetRoutes, linksRoutes, messagesRoutes, tasksRoutes]
  return withMiddleware(
    routes.map((routesOf) => routesOf(parts)),
    parts.log,
  )
}

/** Adds the middleware that all calls need, and a JSON response for everything else under /backend. */
function withMiddleware(all: readonly Hono[], log: Log): Hono {
  const app = new Hono()
  app.use('/backend/*', async (c, next) => {
    await next()
    // Not c.header, with which hono would rebuild the response as a stream.
    c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use('/backend/*', csrf(log))
  // Not for GET, which has no body: reading it builds a whole Request.
  app.on(
    'POST',
    '/backend/*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json(errorBody('That is more than the server accepts.'), 413),
    }),
  )
  for (const routes of all) app.route('/', routes)
  app.all('/backend/*', (c) => {
    const allowed = methodsOf(app, c.req.path)
    if (allowed.length === 0) return c.json(errorBody('There is no such call.'), 404)
    const message = `This call is made with ${allowed.join(' or ')}.`
    return c.json(errorBody(message), 405, { Allow: allowed.join(', ') })
  })
  return app
}

function methodsOf(app: Hono, path: string): string[] {
  const methods = app.routes.filter((route) => route.path === path).map(({ method }) => method)
  return [...new Set(methods)]
}

/**
 * Forwards the contract's calls, and nothing else, to an existing backend.
 * @param origin such as https://school.example.org
 */
export function forwardedBackend(origin: string, forwarding: Forwarding): Hono {
  const forward = forwardTo(origin, forwarding)
  const routes = new Hono()
  for (const { method, path } of CALLS) routes.on(method, path, (c) => forward(c, path))
  return withMiddleware([routes], forwarding.log)
}
