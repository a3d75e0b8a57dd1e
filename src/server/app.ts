import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { Afterwards } from './afterwards.ts'
import { createAfterwards } from './afterwards.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/schema.ts'
import type { Log } from './log.ts'
import { consoleLog } from './log.ts'
import type { Mailer } from './mailer.ts'
import { errorBody, UNEXPECTED_ERROR } from './routes/answer.ts'
import { linksRoutes } from './routes/links.ts'
import { messagesRoutes } from './routes/messages.ts'
import { passwordResetRoutes } from './routes/password-reset.ts'
import { refuseOtherSites } from './routes/same-site.ts'
import { sessionRoutes } from './routes/session.ts'
import { tasksRoutes } from './routes/tasks.ts'

/** The largest body a call may have, in bytes; a submission has about one kilobyte. */
const MAX_BODY_BYTES = 64 * 1024

/** What the server's own backend needs. */
export type OwnBackend = {
  readonly db: Database
  readonly clock: Clock
  readonly mailer: Mailer
  /** For whoever has to wait for the mails that are still to be sent. */
  readonly afterwards?: Afterwards
}

export type AppParts = OwnBackend & {
  readonly log?: Log
}

/** The whole server as a function from request to answer. It opens no port and starts nothing. */
export function createApp(parts: AppParts): Hono {
  const log = parts.log ?? consoleLog
  const app = new Hono()

  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      return c.json(errorBody('The request could not be understood.'), error.status)
    }
    log.problem(`${c.req.method} ${c.req.path} failed.`, error)
    return c.json(errorBody(UNEXPECTED_ERROR), 500)
  })

  app.route('/', ownBackend({ ...parts, afterwards: parts.afterwards ?? createAfterwards(log) }))
  return app
}

function ownBackend(parts: Required<OwnBackend>): Hono {
  const backend = new Hono()
  backend.use('/backend/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  backend.on('POST', '/backend/*', refuseOtherSites)
  backend.use(
    '/backend/*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json(errorBody('That is more than the server accepts.'), 413),
    }),
  )
  for (const routes of [
    sessionRoutes(parts),
    passwordResetRoutes(parts),
    linksRoutes(parts),
    messagesRoutes(parts),
    tasksRoutes(parts),
  ]) {
    backend.route('/', routes)
  }
  backend.all('/backend/*', (c) => c.json(errorBody('There is no such call.'), 404))
  return backend
}
