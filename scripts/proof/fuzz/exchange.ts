import { connect } from 'node:net'

/** A request as it goes over the wire, right or not. */
export type RawRequest = {
  readonly method: string
  readonly target: string
  /** null takes a header out that would be there by itself. */
  readonly headers: Readonly<Record<string, string | null>>
  readonly body: string | Buffer
  /** Whoever sends it hangs up behind it: the server waits for more. */
  readonly cut?: true
}

/** A status; or 'closed' where the server hung up without one, 'hang' where it did neither, 'gone' where it is not there. */
export type Outcome = number | 'closed' | 'hang' | 'gone'

/** Sends a request on a connection of its own, and waits for the whole answer: so long at most. */
export function exchange(origin: string, sent: RawRequest, patienceMs: number): Promise<Outcome> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let heard = ''
    let opened = false
    // The server waits for the rest of what is cut off, until it hears that none comes.
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const finish = (outcome: Outcome) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(outcome)
    }
    const timer = setTimeout(() => finish('hang'), patienceMs)
    const ended = () => finish(opened ? (statusOf(heard) ?? 'closed') : 'gone')
    socket.setEncoding('latin1')
    socket.on('connect', () => {
      opened = true
      socket.write(bytesOf(sent, `${hostname}:${port}`))
      if (sent.cut === true) socket.end()
    })
    socket.on('data', (text: string) => {
      heard += text
      if (isWhole(heard, sent.method)) finish(statusOf(heard) ?? 'closed')
    })
    socket.on('end', ended)
    // A server that answers before it has read everything may reset the connection.
    socket.on('error', ended)
  })
}

function bytesOf({ method, target, headers, body }: RawRequest, host: string): Buffer {
  const all: Record<string, string | null> = {
    host,
    connection: 'close',
    'content-length': body.length === 0 ? null : String(Buffer.byteLength(body)),
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : `${name}: ${value}\r\n`,
  )
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1')
  return Buffer.concat([head, Buffer.from(body)])
}

/** Of the answer itself, not of what is said before it (100 Continue). */
function statusOf(heard: string): number | null {
  const status = /^(?:HTTP\/1\.1 1\d\d .*\r\n(?:.+\r\n)*\r\n)*HTTP\/1\.1 ([2-5]\d\d)/.exec(
    heard,
  )?.[1]
  return status === undefined ? null : Number(status)
}

/** Whether an answer on a connection that stays open is there as a whole. */
function isWhole(heard: string, method: string): boolean {
  const answer = heard.replace(/^(?:HTTP\/1\.1 1\d\d .*\r\n(?:.+\r\n)*\r\n)+/, '')
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  // Its length is that of what is left out.
  if (method === 'HEAD') return rest.length > 0
  if (/^transfer-encoding: chunked/im.test(head)) return heard.endsWith('0\r\n\r\n')
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  return length !== undefined && rest.join('\r\n\r\n').length >= Number(length)
}
