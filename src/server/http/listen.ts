import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { MINUTE_MS, SECOND_MS } from '../clock.ts'
import { codeOf, StartError } from '../start-error.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { noteAddress } from './client.ts'
import { gracefulShutdown, type Gate } from './graceful-shutdown.ts'
import { limitPipelining } from './pipelining.ts'

/** A server that accepts connections. */
export type Listening = {
  /** Such as http://127.0.0.1:3000. */
  readonly origin: string
  /** Answers all requests that were sent, then stops. Takes four seconds at most. */
  readonly close: () => Promise<void>
}

/**
 * A web server in front keeps its connections for one minute (nginx) or two (Caddy), and answers 502 when we
 * close one just as it sends. So it must close first. Node's default of five seconds is too short.
 */
const KEEP_ALIVE_MS = 2.5 * MINUTE_MS

/**
 * The listen backlog; Linux allows at most 4096. Node's default of 511 is too small for a lesson's start on a
 * busy machine, and connections break off.
 */
const BACKLOG = 4096

/**
 * The largest headers of a request, as large as its body may be. A browser also sends the cookies of other websites on
 * the same domain, up to 4 kB each. Node's default of 16 kB is too small for five of them.
 */
const MAX_HEADER_BYTES = 64 * 1024

/** Time-outs for the headers and for a whole request, and how often Node checks them. */
const TIMEOUTS = { headersMs: MINUTE_MS, requestMs: 5 * MINUTE_MS, checkMs: 30 * SECOND_MS }

type Address = {
  readonly host: string
  readonly port: number
  /** Whether systemd has opened the port, and keeps it open while the server restarts. */
  readonly isHeld?: boolean
}

/** Where systemd hands over what it holds: sd_listen_fds(3). */
const HELD = { fd: 3 }

/**
 * Opens the port.
 * @param address.port 0 lets the system choose
 * @param timeouts for slow requests, in ms; by default Node's own
 * @throws {StartError} when the address is taken, forbidden or not this computer's
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  address: Address,
  { headersMs, requestMs, checkMs } = TIMEOUTS,
): Promise<Listening> {
  const gate: Gate = { held: null }
  const server = createAdaptorServer({
    fetch(request, env) {
      // The connection was destroyed, but requests that arrived together with the cause still get here.
      if (env.incoming.socket?.destroyed) return new Response(null, { status: 499 })
      if (gate.held === null) return app.fetch(request, env)
      return gate.held.then(() => app.fetch(request, env))
    },
    serverOptions: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
    },
  }) as Server
  server.on('connection', noteAddress)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  limitPipelining(server)
  answerUnreadable(server)
  const close = gracefulShutdown(server, gate)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new StartError(reasonOf(codeOf(cause), address), { cause }))
    })
    server.listen(address.isHeld ? HELD : { ...address }, BACKLOG, resolve)
  })
  const { address: host, port } = server.address() as AddressInfo
  if (address.isHeld && (host !== address.host || port !== address.port)) {
    server.close()
    throw new StartError(
      `student-portal.socket opens ${host}:${port}, but HOST and PORT say ${address.host}:${address.port}. Write the same into both.`,
    )
  }
  return { origin: `http://${nameOf(address.host)}:${port}`, close }
}

// 0.0.0.0 is where the server listens, not where a browser can go.
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function reasonOf(code: string, { host, port }: Address): string {
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
