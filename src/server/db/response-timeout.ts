import type { Duplex } from 'node:stream'

/** Far longer than any query of the server takes. */
const SILENT_MS = 30_000

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
