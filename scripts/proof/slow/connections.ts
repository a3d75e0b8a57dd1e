import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '../../../src/server/clock.ts'

/** What somebody does who only wants to keep a connection busy. */
export type Slowness = 'headers' | 'body' | 'reading' | 'all at once'

export const SLOWNESSES: readonly Slowness[] = ['headers', 'body', 'reading', 'all at once']

/** Often enough that nobody can call it silent. */
const BYTE_EVERY_MS = SECOND_MS / 2

/** By then a socket that reads has heard that the server has ended it. */
const HEARS_MS = SECOND_MS / 2

export type SlowConnection = {
  readonly how: Slowness
  /** Whether the server has it still. Whoever has not read does so from now on: else nobody hears of an end. */
  readonly isOpen: () => Promise<boolean>
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
    how,
    async isOpen() {
      socket.resume()
      await pause(HEARS_MS)
      return !socket.destroyed && socket.readyState === 'open'
    },
    close: () => socket.destroy(),
  }
}

function dribble(socket: Socket): void {
  if (socket.writable) socket.write('x')
}

/** How often those ask who do not read: as often as a connection may, and more often. */
const TIMES = { reading: 4, 'all at once': 1000 }

/** What they ask for, four of which are more than a system keeps for a connection. */
export const LARGE_TASK = {
  lessonNumber: '3',
  title: 'x',
  dueDate: '',
  time: '',
  details: 'x'.repeat(1_000_000),
}

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
      return `GET /backend/get_tasks.php?course_cohort=Cohort%207 HTTP/1.1\r\n${host}\r\n`.repeat(
        TIMES[how],
      )
  }
}
