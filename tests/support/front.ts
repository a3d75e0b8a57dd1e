import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Socket } from 'node:net'
import { listen } from '../../src/server/http/listen.ts'

export type Front = Awaited<ReturnType<typeof openFront>>

/** One address for the schools of all tests of a worker: what the browser has cached stays of use. */
export async function openFront() {
  let school: Pick<Hono, 'fetch'> | null = null
  let reachable = true
  const front = new Hono().all('*', (c) => {
    if (!reachable) {
      connectionOf(c.env).destroy()
      return new Response()
    }
    return school === null ? c.text('No school is open.', 503) : school.fetch(c.req.raw, c.env)
  })
  const { origin, close } = await listen(front, { host: '127.0.0.1', port: 0 })
  return {
    origin,
    close,
    /** Hands every request to this school from now on; null: to none. */
    show: (app: Pick<Hono, 'fetch'> | null): void => {
      school = app
      reachable = true
    },
    /** Whether requests arrive; otherwise every connection breaks, for a service worker as for a page. */
    reach: (whether: boolean): void => {
      reachable = whether
    },
  }
}

function connectionOf(env: unknown): Socket {
  const { incoming } = env as HttpBindings
  return incoming.socket
}
