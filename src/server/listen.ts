import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { SECOND_MS } from './clock.ts'

/** A server that accepts connections. */
export type Listening = {
  /** Such as http://127.0.0.1:3000. */
  readonly origin: string
  /** Accepts nothing more, lets requests in flight finish, resolves when the last one has. */
  readonly close: () => Promise<void>
}

/** Requests that take longer than this after `close` are cut off. */
const CLOSE_PATIENCE_MS = 30 * SECOND_MS

/**
 * Opens the port.
 * @param address.port 0 lets the system choose
 * @throws what `node:net` gives: EADDRINUSE, EACCES, EADDRNOTAVAIL …
 */
export async function listen(
  app: Hono,
  address: { host: string; port: number },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://${nameOf(address.host)}:${port}`, close: () => close(server) }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection becomes idle a moment after its last answer, and would then be kept alive.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const patience = setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE_MS)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(patience)
      resolve()
    })
  })
}

// 0.0.0.0 is where the server listens, not where a browser can go.
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
