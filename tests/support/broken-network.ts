import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { CallName } from './backend-calls.ts'

/** The school always hears the call; its answer is lost or late. */
export type NetworkFault =
  | 'drops before the answer'
  | 'drops in the middle of the answer'
  /** The answer waits for this. */
  | Promise<unknown>

/**
 * A school behind a network that breaks some calls. Each connection is used once: on one that was used before,
 * Chromium itself repeats a POST that broke off.
 */
export function breakNetwork(school: Hono, ...calls: readonly CallName[]) {
  const paths = new Set(calls.map((call) => `/backend/${call}`))
  let fault: NetworkFault | null = null
  let heard = 0
  const app = new Hono().all('*', async (c) => {
    const { outgoing } = c.env as HttpBindings
    outgoing.shouldKeepAlive = false
    if (!paths.has(c.req.path)) return school.fetch(c.req.raw, c.env)
    heard += 1
    const now = fault
    if (now instanceof Promise) await now
    const answer = await school.fetch(c.req.raw, c.env)
    if (now === null || now instanceof Promise) return answer
    if (now === 'drops in the middle of the answer') {
      const part = (await answer.text()).slice(0, 9)
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
      await new Promise((written) => outgoing.write(part, written))
    }
    outgoing.socket?.destroy()
    return new Promise<Response>(() => undefined) // nobody is there to be answered
  })
  return {
    app,
    /** From now on the calls go wrong in this way; null: they do not. */
    spoil: (next: NetworkFault | null) => void (fault = next),
    /** How many of these calls have arrived. */
    heard: () => heard,
  }
}
