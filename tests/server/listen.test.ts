import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SECOND_MS } from '../../src/server/clock.ts'
import { listen } from '../../src/server/http/listen.ts'

const ANYWHERE = { host: '127.0.0.1', port: 0 }
const HERE = new Hono().get('/', (c) => c.text('here'))

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return agent
}

/** A server whose one answer waits until it is released, and a browser that asks for it. */
async function inFlight() {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const app = new Hono().get('/', async (c) => {
    asked.resolve()
    await released.promise
    return c.text('finished')
  })
  const { origin, close } = await listen(app, ANYWHERE)
  const answered = once(request(origin, { agent: keepAlive() }).end(), 'response')
  await asked.promise
  return { close, answered, finish: () => released.resolve() }
}

describe('closing a server', () => {
  test('lets the request in flight finish, and does not keep its connection alive afterwards', async () => {
    const { close, answered, finish } = await inFlight()
    const closing = close()
    finish()
    const [response] = await answered
    response.resume()
    expect(response.statusCode).toBe(200)
    const start = performance.now()
    await closing
    // Node alone would wait for six seconds.
    expect(performance.now() - start).toBeLessThan(4 * SECOND_MS)
  })

  test('cuts off a request that never ends', async () => {
    const { close, answered } = await inFlight()
    const start = performance.now()
    await Promise.all([close(), expect(answered).rejects.toThrow('socket hang up')])
    expect(performance.now() - start).toBeLessThan(5 * SECOND_MS)
  })

  test('does not wait for a connection that has asked for nothing yet', async () => {
    const { origin, close } = await listen(new Hono(), ANYWHERE)
    const connection = connect(Number(new URL(origin).port), '127.0.0.1')
    onTestFinished(() => void connection.destroy())
    await once(connection, 'connect')
    const start = performance.now()
    await close()
    expect(performance.now() - start).toBeLessThan(2 * SECOND_MS)
  })
})

test('a connection is kept for more than two minutes, so that the web server in front closes it first', async () => {
  const { origin, close } = await listen(HERE, ANYWHERE)
  onTestFinished(close)
  const [answer] = await once(request(origin, { agent: keepAlive() }).end(), 'response')
  answer.resume()
  expect(Number(/timeout=(\d+)/.exec(answer.headers['keep-alive'])?.[1])).toBeGreaterThan(120)
})

test.each([
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['0.0.0.0', /^http:\/\/localhost:\d+$/],
  ['localhost', /^http:\/\/localhost:\d+$/],
])('the origin is where a browser can go when the server listens on %s', async (host, expected) => {
  const { origin, close } = await listen(HERE, { host, port: 0 })
  onTestFinished(close)
  expect(origin).toMatch(expected)
  expect(await (await fetch(origin)).text()).toBe('here')
})

/** A connection to a server, on which the server hears this text. */
async function saying(text: string, app: Hono, timeouts?: Parameters<typeof listen>[2]) {
  const { origin, close } = await listen(app, ANYWHERE, timeouts)
  onTestFinished(close)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {}) // the server has had enough
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.resume().write(text)
  return { socket, closed }
}

test('a connection that asks without waiting for answers is cut after a few', async () => {
  let begun = 0
  const app = new Hono().get('/', () => {
    begun += 1
    return new Promise<Response>(() => {})
  })
  const { closed } = await saying('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1000), app)
  await closed
  expect(begun).toBe(4)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ['body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 50000\r\n\r\nfull_name='],
])('a connection that sends its %s too slowly is cut off', async (_, beginning) => {
  const app = new Hono().post('/', async (c) => c.text(await c.req.text().catch(() => 'cut')))
  const timeouts = { headersMs: 100, requestMs: 100, lookMs: 50 }
  const { socket, closed } = await saying(beginning, app, timeouts)
  const timer = setInterval(() => socket.write('x'), 20)
  await closed
  clearInterval(timer)
})
