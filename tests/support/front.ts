import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { listen } from '../../src/server/http/listen.ts'

export type Front = Awaited<ReturnType<typeof openFront>>

/** One address for the schools of all tests of a worker. */
export async function openFront() {
  let school: Pick<Hono, 'fetch'> | null = null
  let isReachable = true
  const front = new Hono().all('*', (c) => {
    if (!isReachable) {
      const { incoming } = c.env as HttpBindings
      incoming.socket.destroy()
      return new Response()
    }
    return school === null ? c.text('No school is open.', 503) : school.fetch(c.req.raw, c.env)
  })
  const { origin, close } = await listen(front, { host: '127.0.0.1', port: 0 })
  return {
    origin,
    close,
    /** Hands every request to this school from now on; null: to none. */
    show(app: Pick<Hono, 'fetch'> | null): void {
      school = app
      isReachable = true
    },
    /** Whether requests arrive; otherwise every connection breaks, for a service worker as for a page. */
    reach: (whether: boolean) => void (isReachable = whether),
  }
}
