import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { endWhenSilent } from '../../src/server/db/silent-socket.ts'

const SILENT_MS = 100

/** A connection to a server that answers 'hello' and nothing else. */
async function opened() {
  const server = createServer((socket: Socket) => {
    socket.on('data', (said) => String(said) === 'hello' && socket.write('hello'))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  await once(socket, 'connect')
  endWhenSilent(socket, SILENT_MS)
  return socket
}

test('a connection that hears nothing after it has sent something breaks off', async () => {
  const socket = await opened()
  socket.write('is anybody there?')
  const [error] = await once(socket, 'error')
  expect(error.message).toBe('Connection terminated: nothing was heard on it')
})

test('one that is answered, and then rests, stays', async () => {
  const socket = await opened()
  socket.write('hello')
  await once(socket, 'data')
  await pause(3 * SILENT_MS)
  expect(socket.destroyed).toBe(false)
})
