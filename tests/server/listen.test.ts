import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SECOND_MS } from '../../src/server/clock.ts'
import { listen } from '../../src/server/http/listen.ts'
import { codeOf } from '../../src/server/start-error.ts'

const ANYWHERE = { host: '127.0.0.1', port: 0 }
const HERE = new Hono().get('/', (c) => c.text('here'))

const codeOfFetch = (error: unknown) => codeOf(error instanceof Error ? error.cause : error)

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
  return {
    origin,
    close,
    answered,
    /** Lets the request finish. */
    finish: async () => {
      released.resolve()
      const [response] = await answered
      response.resume()
      return response
    },
  }
}

describe('closing a server', () => {
  test('lets the request in flight finish, and does not keep its connection alive afterwards', async () => {
    const { close, finish } = await inFlight()
    const closing = close()
    expect((await finish()).statusCode).toBe(200)
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

  test('answers who comes in its first moment, and ends that connection', async () => {
    const { origin, close, finish } = await inFlight()
    const closing = close()
    const coming = fetch(origin)
    expect((await finish()).headers.connection).toBe('close')
    expect((await coming).headers.get('connection')).toBe('close')
    await closing
  })

  test('then refuses new connections, whoever is still to be answered', async () => {
    const { origin, close, finish } = await inFlight()
    const closing = close()
    await expect
      .poll(() => fetch(origin, { signal: AbortSignal.timeout(100) }).catch(codeOfFetch))
      .toBe('ECONNREFUSED')
    await finish()
    await closing
  })
})

test('a kept connection is for the web server in front to close, which does after two minutes', async () => {
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

/** So many requests at once to a server that answers nothing until it is told to. */
async function askedAtOnce(times: number) {
  let begun = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const app = new Hono().get('/', async (c) => {
    begun += 1
    await released
    return c.text('finished')
  })
  const { origin, close } = await listen(app, ANYWHERE)
  onTestFinished(close)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('data', (text) => (heard += String(text))).on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(times))
  return { socket, release, begun: () => begun, heard: () => heard }
}

describe('a connection that asks without waiting for answers', () => {
  test('is cut, and has cost no more than a few answers', async () => {
    const { socket, begun } = await askedAtOnce(1000)
    await once(socket, 'close')
    expect(begun()).toBeLessThan(5)
  })

  test('may have four of them on their way', async () => {
    const { release, begun, heard } = await askedAtOnce(4)
    await expect.poll(begun).toBe(4)
    release()
    await expect.poll(() => heard().split('finished').length - 1).toBe(4)
  })
})

/** Sends the beginning of a request, and then a byte now and then, so that nobody can call it silent. */
async function dribble(beginning: string, origin: string) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const timer = setInterval(() => socket.write('x'), 20)
  socket.on('error', () => {}) // the server has had enough
  socket.once('close', () => {
    clearInterval(timer)
    end()
  })
  socket.resume()
  socket.write(beginning)
  return { ended, isOpen: () => !socket.destroyed }
}

describe('a connection that never comes to the end of its request', () => {
  const BEGINNINGS = {
    headers: 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ',
    body: 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 50000\r\n\r\nfull_name=',
  }

  const app = new Hono()
    .get('/', (c) => c.text('here'))
    .post('/', async (c) => c.text(await c.req.text().catch(() => 'broken off')))

  test('keeps nobody else from being served, two hundred of them neither', async () => {
    const { origin, close } = await listen(app, ANYWHERE)
    onTestFinished(close)
    const each = Array.from({ length: 100 }, () => Object.values(BEGINNINGS)).flat()
    const slow = await Promise.all(each.map((beginning) => dribble(beginning, origin)))
    for (let times = 0; times < 5; times += 1) {
      expect(await (await fetch(origin)).text()).toBe('here')
    }
    expect(slow.every(({ isOpen }) => isOpen())).toBe(true)
  })

  test.each(['headers', 'body'] as const)('is cut off: slow %s', async (part) => {
    const patience = { headersMs: 100, requestMs: 100, lookMs: 50 }
    const { origin, close } = await listen(app, ANYWHERE, patience)
    onTestFinished(close)
    const { ended } = await dribble(BEGINNINGS[part], origin)
    await ended
    expect(await (await fetch(origin)).text()).toBe('here')
  })
})
