import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { MINUTE_MS, SECOND_MS } from '../clock.ts'
import { codeOf, StartError } from '../start-error.ts'
import { gracefulShutdown, type Gate } from './graceful-shutdown.ts'
import { limitPipelining } from './pipelining.ts'

/** A server that accepts connections. */
export type Listening = {
  /** Such as http://127.0.0.1:3000. */
  readonly origin: string
  /** Answers what was sent, accepts nothing more, resolves after at most four seconds. */
  readonly close: () => Promise<void>
}

/**
 * A web server in front keeps its connections for a minute (nginx) or two (Caddy) and answers 502 where one
 * is closed just as it sends: it must be the first to close. Node's own five seconds are shorter.
 */
const KEEP_ALIVE_MS = 2.5 * MINUTE_MS

/**
 * So many connections the system keeps until the server takes them; Linux keeps at most 4096. Of the 512 that
 * Node asks for, a lesson's start on a busy machine leaves some over, which break off.
 */
const MOST_WAITING = 4096

/** Whoever takes longer to send the headers, or all of a request, is cut off; it is looked for now and then. */
const PATIENCE = { headersMs: MINUTE_MS, requestMs: 5 * MINUTE_MS, lookMs: 30 * SECOND_MS }

type Address = { readonly host: string; readonly port: number }

/**
 * Opens the port.
 * @param address.port 0 lets the system choose
 * @param patience how slow a request may be, in ms; as slow as Node has it unless told otherwise
 * @throws {StartError} when the address is taken, forbidden or not this computer's
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  address: Address,
  { headersMs, requestMs, lookMs } = PATIENCE,
): Promise<Listening> {
  const gate: Gate = { held: null }
  const server = createAdaptorServer({
    fetch(request, env) {
      // Cut already, but what was sent together with the cause comes here all the same.
      if (env.incoming.socket?.destroyed) return new Response(null, { status: 499 })
      if (gate.held === null) return app.fetch(request, env)
      return gate.held.then(() => app.fetch(request, env))
    },
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookMs,
    },
  }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  limitPipelining(server)
  const close = gracefulShutdown(server, gate)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(explain(cause, address)))
    server.listen({ ...address, backlog: MOST_WAITING }, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${nameOf(address.host)}:${port}`,
    close,
  }
}

// 0.0.0.0 is where the server listens, not where a browser can go.
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function explain(cause: unknown, { host, port }: Address): StartError {
  return new StartError(reasonOf(codeOf(cause), host, port), { cause })
}

function reasonOf(code: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use already. Choose another one, for instance with PORT=${port + 1}.`
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this computer. Choose another one with HOST.`
    default:
      return `Port ${port} of ${host} cannot be opened (${code}).`
  }
}
