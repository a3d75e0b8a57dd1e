import type { Duplex } from 'node:stream'
import { SECOND_MS } from '../clock.ts'

/** A student waits ten seconds at most. No query of an import of 100,000 rows took longer than two. */
const SILENT_MS = 9 * SECOND_MS

/**
 * Destroys a connection that gets no response for this long. A machine that is gone closes no connection:
 * the system itself would wait for a quarter of an hour.
 */
export function setResponseTimeout(socket: Duplex, silentMs = SILENT_MS): void {
  let waiting: NodeJS.Timeout | undefined
  const end = () => socket.destroy(new Error('Connection terminated: no response'))
  const send = socket.write.bind(socket)
  const write = (...sent: Parameters<typeof send>) => {
    waiting ??= setTimeout(end, silentMs)
    return send(...sent)
  }
  const hear = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  Object.assign(socket, { write }).on('data', hear).on('close', hear)
}
