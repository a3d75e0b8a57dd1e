import type { AddressInfo, Socket } from 'node:net'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { SECOND_MS } from '../clock.ts'
import { codeOf, StartError } from '../start-error.ts'

/** A server that accepts connections. */
export type Listening = {
  /** Such as http://127.0.0.1:3000. */
  readonly origin: string
  /** Accepts nothing more, lets requests in flight finish, resolves when the last one has. */
  readonly close: () => Promise<void>
}

/** Requests that take longer than this after `close` are cut off. */
const CLOSE_TIMEOUT_MS = 30 * SECOND_MS

type Address = { readonly host: string; readonly port: number }

/**
 * Opens the port.
 * @param address.port 0 lets the system choose
 * @throws {StartError} when the address is taken, forbidden or not this computer's
 */
export async function listen(app: Pick<Hono, 'fetch'>, address: Address): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(explain(cause, address)))
    server.listen(address.port, address.host, resolve)
  })
  const connections = new Set<Socket>()
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${nameOf(address.host)}:${port}`,
    close: () => close(server, connections),
  }
}

function close(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = (): void => {
      // A connection becomes idle a moment after its last answer, and would then be kept alive.
      server.closeIdleConnections()
      // A browser opens one in advance, which Node does not count as idle before its first request.
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    }
    const idle = setInterval(closeIdle, 50)
    const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(timeout)
      resolve()
    })
  })
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
