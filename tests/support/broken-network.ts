import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { CallName } from './backend-calls.ts'

/** What the network, or a machine on the way, does to a call. The school hears of it, or does not. */
export type NetworkFault =
  | { readonly kind: 'drops before the school hears of it' }
  | { readonly kind: 'drops before the answer' }
  | { readonly kind: 'drops in the middle of the answer' }
  | { readonly kind: 'answers late'; readonly after: Promise<unknown> }
  | { readonly kind: 'answers'; readonly status: number; readonly body: string }

/**
 * A school behind a network that breaks some calls: real connections that end too early. Each is used
 * once: on one that was used before, Chromium sends a POST that broke off again by itself, and no page
 * can keep it from doing so.
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
    switch (fault?.kind) {
      case undefined:
        return school.fetch(c.req.raw, c.env)
      case 'answers':
        return c.html(fault.body, fault.status as 500)
      case 'answers late':
        await fault.after
        return school.fetch(c.req.raw, c.env)
      case 'drops before the school hears of it':
        break
      case 'drops before the answer':
        await school.fetch(c.req.raw, c.env)
        break
      case 'drops in the middle of the answer': {
        const answer = await (await school.fetch(c.req.raw, c.env)).text()
        outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
        await new Promise((written) => outgoing.write(answer.slice(0, 9), written))
        break
      }
    }
    outgoing.socket?.destroy()
    return new Promise<Response>(() => undefined) // nobody is there to be answered
  })
  return {
    app,
    /** From now on the calls go wrong in this way; null: they do not. */
    spoil: (next: NetworkFault | null) => void (fault = next),
    /** How many of them have come as far as this. */
    heard: () => heard,
  }
}
