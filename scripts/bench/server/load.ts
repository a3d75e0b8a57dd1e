import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

// By hand, on plain sockets: node's own client costs more than the servers that are measured here, and
// would be what is measured.

export type Answered = { readonly status: number; readonly ms: number }

/** One kept connection to a server, as a browser behind a proxy has it. */
export type Connection = {
  readonly ask: (request: string) => Promise<Answered>
  readonly close: () => void
}

export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  // Where it breaks while nobody asks, whoever asks next is told.
  socket.on('error', () => {})
  return {
    ask: (request) => exchange(socket, request),
    close: () => void socket.destroy(),
  }
}

/** @param fields such as a cookie */
export function getRequest(path: string, fields: Readonly<Record<string, string>> = {}): string {
  return head('GET', path, fields)
}

export function postRequest(path: string, body: unknown): string {
  const text = JSON.stringify(body)
  const fields = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }
  return head('POST', path, fields) + text
}

function head(method: string, path: string, fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'portal.test', ...fields }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

function exchange(socket: Socket, request: string): Promise<Answered> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    let read: Buffer = Buffer.alloc(0)
    const hear = (bytes: Buffer): void => {
      read = read.length === 0 ? bytes : Buffer.concat([read, bytes])
      const status = statusOfWhole(read)
      if (status === null) return
      settle()
      resolve({ status, ms: performance.now() - began })
    }
    const fail = (): void => {
      settle()
      reject(new Error('The server broke off'))
    }
    const settle = (): void => {
      socket.off('data', hear).off('close', fail).off('error', fail)
    }
    if (socket.destroyed) return fail()
    socket.on('data', hear).on('close', fail).on('error', fail)
    socket.write(request)
  })
}

/** The status of an answer that has arrived as a whole; every answer of these servers names its length. */
function statusOfWhole(read: Buffer): number | null {
  const end = read.indexOf('\r\n\r\n')
  if (end === -1) return null
  const lines = read.toString('latin1', 0, end)
  const length = /content-length: (\d+)/i.exec(lines)?.[1]
  if (length === undefined) throw new Error(`An answer without a length: ${lines}`)
  return read.length < end + 4 + Number(length) ? null : Number(lines.slice(9, 12))
}

/** So many browsers that ask again and again. @returns answers a second */
export async function ratePerSecond(
  origin: string,
  request: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  let answers = 0
  const began = performance.now()
  const ends = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(origin)
      while (performance.now() < ends) {
        const { status } = await connection.ask(request)
        if (status !== 200) throw new Error(`Answered with ${status}`)
        answers += 1
      }
      connection.close()
    }),
  )
  return (answers * 1000) / (performance.now() - began)
}

/** One visitor who asks every few milliseconds while something else goes on. @returns each answer's ms */
export async function probeWhile(
  origin: string,
  request: string,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const connection = await openConnection(origin)
  const still = { working: true }
  const done = work().finally(() => {
    still.working = false
  })
  const ms: number[] = []
  while (still.working) {
    ms.push((await connection.ask(request)).ms)
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS))
  }
  await done
  connection.close()
  return ms
}

const PROBE_EVERY_MS = 5

/** What all but one in a hundred stay below. */
export function p99(ms: readonly number[]): number {
  return ms.toSorted((a, b) => a - b)[Math.floor(ms.length * 0.99)] ?? Number.NaN
}
