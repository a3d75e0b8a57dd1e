import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Log } from '../log.ts'
import { nodeBindings } from './client.ts'

/** The browser went away; nginx logs the same number. */
const WENT_AWAY = 499

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/** Logs each request with an id that its response carries, to find the line of a student's report. */
export function requestLog(log: Log) {
  return createMiddleware(async (c, next) => {
    const began = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    const socket = nodeBindings(c)?.incoming.socket
    const sentBefore = socket?.bytesWritten ?? 0
    const outgoing = nodeBindings(c)?.outgoing
    outgoing?.once('close', () => {
      log.request({
        id,
        method: c.req.method,
        path: c.req.path,
        status: outgoing.headersSent ? outgoing.statusCode : WENT_AWAY,
        ms: performance.now() - began,
        bytes: (socket?.bytesWritten ?? 0) - sentBefore,
      })
    })
    await next()
    c.res.headers.set('X-Request-Id', id)
  })
}
