import { Duplex } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND_MS } from '../../src/server/clock.ts'
import { setResponseTimeout } from '../../src/server/db/response-timeout.ts'

test('a connection on which nothing comes back is destroyed within ten seconds', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const socket = new Duplex({ read() {}, write: (_, __, done) => done() }).on('error', () => {})
  setResponseTimeout(socket)
  vi.advanceTimersByTime(20 * SECOND_MS)
  socket.write('select 1')
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(10 * SECOND_MS)
  expect(socket.destroyed).toBe(true)
})
