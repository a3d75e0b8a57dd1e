import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { getRequest, openConnection, p99, postRequest } from '../../scripts/bench/server/load.ts'
import { isKept, tableOf } from '../../scripts/figures.ts'

/** A server that answers each request with the next of these, in the pieces given. */
async function answering(...answers: readonly (readonly string[])[]) {
  const asked: string[] = []
  const server = createServer((socket) => {
    socket.on('data', async (request) => {
      asked.push(request.toString())
      for (const piece of answers[asked.length - 1] ?? []) {
        await new Promise((resolve) => socket.write(piece, resolve))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connection = await openConnection(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  )
  onTestFinished(() => {
    connection.close()
    server.close()
  })
  return { asked, connection }
}

test('an answer counts when all of it has arrived, in however many pieces', async () => {
  const { connection, asked } = await answering(
    ['HTTP/1.1 200 OK\r\nContent-', 'Length: 4\r\n\r\na', 'bcd'],
    ['HTTP/1.1 429 Too Many\r\ncontent-length: 0\r\n\r\n'],
  )
  expect((await connection.ask(getRequest('/a', { cookie: 'b=c' }))).status).toBe(200)
  expect((await connection.ask(postRequest('/b', { c: 'é' }))).status).toBe(429)
  expect(asked).toEqual([
    'GET /a HTTP/1.1\r\nhost: portal.test\r\ncookie: b=c\r\n\r\n',
    'POST /b HTTP/1.1\r\nhost: portal.test\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"c":"é"}',
  ])
})

test('the 99th of a hundred measures is what all but one stay below', () => {
  expect(p99(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(100)
  expect(p99(Array.from({ length: 1000 }, (_, index) => index))).toBe(990)
})

test('a figure misses its bound above the most, or below the least', () => {
  const figures = [
    { what: 'a', found: 2, most: 1 },
    { what: 'b', found: 0.25, least: 0.3 },
    { what: 'c', found: 0.3, least: 0.3 },
    { what: 'd', found: 7 },
  ]
  expect(figures.map(isKept)).toEqual([false, false, true, true])
  expect(tableOf(figures).split('\n').slice(2)).toEqual([
    '| a | 2 | at most 1 | MISSED |',
    '| b | 0.25 | at least 0.30 | MISSED |',
    '| c | 0.30 | at least 0.30 | kept |',
    '| d | 7 |  |  |',
  ])
})
