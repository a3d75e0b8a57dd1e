import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Of browsers and proxies none sends a request on a connection before the one before it is answered. */
const MOST_UNANSWERED = 4

/**
 * Cuts connections that ask for more and more without waiting for answers. Node would begin with all of them
 * at once: a hundred connections that ask a thousand times for a page would use up the files that a program
 * may have open, and nobody else would get one.
 */
export function limitPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, number>()
  const add = (socket: Socket, more: number) => {
    const count = (unanswered.get(socket) ?? 0) + more
    unanswered.set(socket, count)
    return count
  }
  // Before the app, which may answer at once.
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answer.once('close', () => add(socket, -1))
    if (add(socket, 1) > MOST_UNANSWERED) socket.destroy()
  })
}
