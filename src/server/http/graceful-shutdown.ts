import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { SECOND_MS } from '../clock.ts'

/** Requests that arrive within this long after the server is told to stop are answered as usual. */
const STILL_ANSWERING_MS = SECOND_MS / 4
/** The port closes when nobody has connected for this long, even on a busy machine … */
const QUIET_MS = 50
/** … and at the latest after this. */
const QUIET_WITHIN_MS = SECOND_MS / 2
/** Requests that still run this long after the port was closed are cut off. */
const CUT_OFF_AFTER_MS = 3 * SECOND_MS

/** Stands in front of the app, so that the server can hold requests for a moment while it closes. */
export type Gate = {
  /** Resolves when requests are answered again; null while they are answered at once. */
  held: Promise<void> | null
}

/**
 * Closes a server without losing a request. The system accepts connections, with requests on them, before
 * Node sees them: if the port closed at once, those would break off. So from the start every answer ends its
 * connection, and for a quarter of a second everything is answered. Then answers wait until nobody is
 * connecting, so that no browser that just got its answer comes back at that moment, and the port closes.
 * From then on the system refuses connections, which a browser or a proxy can safely try elsewhere.
 */
export function gracefulShutdown(server: Server, gate: Gate): () => Promise<void> {
  const connections = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let connectedAt = 0
  let closing = false
  server.on('connection', (connection: Socket) => {
    connectedAt = performance.now()
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  // Before the app, which may answer at once.
  server.prependListener('request', (_, answer: ServerResponse) => {
    if (closing) answer.shouldKeepAlive = false
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
  })

  async function untilQuiet(): Promise<void> {
    const latest = performance.now() + QUIET_WITHIN_MS
    do {
      await setTimeout(QUIET_MS)
      // By now Node has seen everybody who has connected meanwhile.
      await setImmediate()
    } while (performance.now() - connectedAt < QUIET_MS && performance.now() < latest)
  }

  function closeIdle(): void {
    // A connection becomes idle a moment after its last answer, and would then be kept alive.
    server.closeIdleConnections()
    // Node does not count a connection as idle before its first request; browsers open one in advance.
    if (performance.now() - connectedAt < STILL_ANSWERING_MS) return
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  }

  return async () => {
    closing = true
    for (const answer of answers) answer.shouldKeepAlive = false
    if (connections.size > 0) await setTimeout(STILL_ANSWERING_MS)
    const { promise, resolve: release } = Promise.withResolvers<void>()
    gate.held = promise
    await untilQuiet()
    const closed = new Promise((resolve) => server.close(resolve))
    gate.held = null
    release()
    const idle = setInterval(closeIdle, 50)
    const cutOff = globalThis.setTimeout(() => server.closeAllConnections(), CUT_OFF_AFTER_MS)
    await closed
    clearInterval(idle)
    clearTimeout(cutOff)
  }
}
