import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { SECOND_MS } from '../../../src/server/clock.ts'

/** What somebody does who only wants to keep a connection busy. */
export type Slowness = 'headers' | 'body' | 'reading' | 'all at once'

export const SLOWNESSES: readonly Slowness[] = ['headers', 'body', 'reading', 'all at once']

/** Often enough that nobody can call it silent. */
const BYTE_EVERY_MS = SECOND_MS / 2

export type SlowConnection = {
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** A connection that sends a byte now and then and never comes to its end, or that never reads. */
export async function openSlow(
  origin: string,
  how: Slowness,
  cookie: string,
): Promise<SlowConnection> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {}) // the server has had enough
  await once(socket, 'connect')
  socket.write(beginningOf(how, cookie))
  if (how === 'headers' || how === 'body') {
    socket.resume()
    const timer = setInterval(() => dribble(socket), BYTE_EVERY_MS)
    socket.on('close', () => clearInterval(timer))
  } else socket.pause()
  return {
    isOpen: () => !socket.destroyed && socket.readyState === 'open',
    close: () => socket.destroy(),
  }
}

function dribble(socket: Socket): void {
  if (socket.writable) socket.write('x')
}

/** Of whoever does not read the answers. */
const PAGES = { reading: 4, 'all at once': 1000 }

function beginningOf(how: Slowness, cookie: string): string {
  const host = `host: portal.example\r\ncookie: ${cookie}\r\n`
  switch (how) {
    case 'headers':
      return `GET /backend/auth.php HTTP/1.1\r\n${host}x-slow: `
    case 'body':
      return (
        `POST /backend/submit_task.php HTTP/1.1\r\n${host}` +
        'content-type: application/x-www-form-urlencoded\r\ncontent-length: 50000\r\n\r\nfull_name='
      )
    case 'reading':
    case 'all at once':
      return `GET / HTTP/1.1\r\n${host}\r\n`.repeat(PAGES[how])
  }
}
