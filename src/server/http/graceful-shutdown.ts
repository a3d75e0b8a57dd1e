import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { SECOND_MS } from '../clock.ts'

/** What arrives within this long after the server was told to stop is answered as ever. */
const STILL_ANSWERING_MS = SECOND_MS / 4
/**
 * The port is closed when nobody has connected for so long, in which even a busy machine lets everybody run
 * who was answered just before …
 */
const QUIET_MS = 50
/** … and at the latest after this. */
const QUIET_WITHIN_MS = SECOND_MS / 2
/** Requests that take longer than this after the port was closed are cut off: bodies that never end, too. */
const CUT_OFF_AFTER_MS = 3 * SECOND_MS

/** Stands before an app whose server may be closed without losing what was sent to it. */
export type Gate = {
  /** Resolves when requests are to be answered again; null while they are answered at once. */
  held: Promise<void> | null
}

/**
 * How a server is closed. The system accepts connections, and requests on them, before the server hears
 * of any: closing the port at once would break those off. So 'refuses new connections at once' means:
 * from the start every answer ends its connection; what comes in the next quarter of a second is answered;
 * then answers wait for the moment in which nobody is connecting, so that nobody who was answered comes
 * back just then, and the port closes. From there on the system itself refuses connections, which a
 * browser or a proxy may safely try elsewhere.
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
      // Now whoever has connected meanwhile has been heard of.
      await setImmediate()
    } while (performance.now() - connectedAt < QUIET_MS && performance.now() < latest)
  }

  function closeIdle(): void {
    // A connection becomes idle a moment after its last answer, and would then be kept alive.
    server.closeIdleConnections()
    // A browser opens one in advance, which Node does not count as idle before its first request.
    if (performance.now() - connectedAt < STILL_ANSWERING_MS) return
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  }

  return async () => {
    closing = true
    for (const answer of answers) answer.shouldKeepAlive = false
    if (connections.size > 0) await setTimeout(STILL_ANSWERING_MS)
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    gate.held = promise
    await untilQuiet()
    // The port alone: with it Node would close the idle connections, and before it, whose browsers come back
    // while it is still open.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    gate.held = null
    goOn()
    const idle = setInterval(closeIdle, 50)
    const cutOff = globalThis.setTimeout(() => server.closeAllConnections(), CUT_OFF_AFTER_MS)
    await closed
    clearInterval(idle)
    clearTimeout(cutOff)
  }
}
