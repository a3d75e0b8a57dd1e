import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for each response before they send the next request on a connection. */
const MOST_UNANSWERED = 4

/**
 * Destroys connections that send many requests without waiting for responses. Node would start all of them at
 * once: a hundred connections with a thousand requests each would use up the file descriptors of the process.
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
