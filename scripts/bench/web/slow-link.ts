import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How fast a network is: to the server and back in ms, and bytes a second. */
export type Network = {
  readonly latencyMs: number
  readonly down: number
  readonly up: number
}

/** So few bytes go over the link at a time that files which load at once share it. */
const PIECE_BYTES = 2048

/**
 * Puts a slow link before a server. The browser's own throttling holds for a page and not for its
 * service worker; this one holds for both. All connections share it; to open one costs nothing, as in
 * the browser's own.
 */
export async function openSlowLink(origin: string, { latencyMs, down, up }: Network) {
  const { hostname, port } = new URL(origin)
  const [toServer, toBrowser] = [createLane(up), createLane(down)]
  const open = new Set<Socket>()
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [browser, upstream]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('close', () => open.delete(socket))
    }
    void carry(browser, upstream, { lane: toServer, latencyMs: 0 })
    void carry(upstream, browser, { lane: toBrowser, latencyMs })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      for (const socket of open) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Lane = (bytes: number) => Promise<void>

/** One direction of the link. Resolves when so many bytes have had their turn on it. */
function createLane(bytesPerSecond: number): Lane {
  let freeAt = 0
  return async (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000
    await sleepUntil(freeAt)
  }
}

async function carry(
  from: Socket,
  to: Socket,
  { lane, latencyMs }: { lane: Lane; latencyMs: number },
): Promise<void> {
  let arrived = Promise.resolve()
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        const piece = chunk.subarray(start, start + PIECE_BYTES)
        await lane(piece.length)
        const at = performance.now() + latencyMs
        // One after the other, or a timer that is late would change their order.
        arrived = arrived.then(() => sleepUntil(at)).then(() => void to.write(piece))
      }
    }
    await arrived
    to.end()
  } catch {
    to.destroy() // the other side broke off, and this one does, too
  }
}

async function sleepUntil(at: number): Promise<void> {
  const ms = at - performance.now()
  if (ms > 0) await sleep(ms)
}
