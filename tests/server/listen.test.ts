import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND_MS } from '../../src/server/clock.ts'
import { listen } from '../../src/server/http/listen.ts'

const ANYWHERE = { host: '127.0.0.1', port: 0 }
const HERE = new Hono().get('/', (c) => c.text('here'))

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return agent
}

/** A connection to a server, on which a text is sent. */
async function connected(text: string, app: Hono, timeouts?: Parameters<typeof listen>[2]) {
  const { origin, close } = await listen(app, ANYWHERE, timeouts)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(async () => {
    socket.destroy()
    await close()
  })
  socket.on('error', () => {}) // the server cuts it off
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  socket.resume().write(text)
  return { socket, closed, close }
}

/** A request that is not answered until `finish` is called. */
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

/** The cut-off after three seconds comes only if the test lets time pass. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('close waits for the request in flight, and then ends its kept-alive connection', async () => {
  const { close, answered, finish } = await inFlight()
  stopTime()
  const closing = close()
  finish()
  const [response] = await answered
  response.resume()
  expect(response.statusCode).toBe(200)
  await closing
})

test('close cuts off a request that never ends, after three seconds', async () => {
  const { close, answered } = await inFlight()
  const cutOff = expect(answered).rejects.toThrow('socket hang up')
  stopTime()
  const closing = close()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(3 * SECOND_MS)
  await closing
  await cutOff
})

test('close does not wait for a connection without a request', async () => {
  const { close } = await connected('', new Hono())
  stopTime()
  await close()
})

test('listen keeps a connection for more than two minutes, longer than a web server in front', async () => {
  const { origin, close } = await listen(HERE, ANYWHERE)
  onTestFinished(close)
  const [answer] = await once(request(origin, { agent: keepAlive() }).end(), 'response')
  answer.resume()
  expect(Number(/timeout=(\d+)/.exec(answer.headers['keep-alive'])?.[1])).toBeGreaterThan(120)
})

test('listen returns an origin that a browser can open, also for the host 0.0.0.0', async () => {
  const { origin, close } = await listen(HERE, { host: '0.0.0.0', port: 0 })
  onTestFinished(close)
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/)
  expect(await (await fetch(origin)).text()).toBe('here')
})

test('listen cuts off a connection that sends requests without waiting for answers', async () => {
  let begun = 0
  const app = new Hono().get('/', () => {
    begun += 1
    return new Promise<Response>(() => {})
  })
  const { closed } = await connected('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1000), app)
  await closed
  expect(begun).toBe(4)
})

test.each([
  ['200 to 60 kB of cookies', 60, [200, 'here']],
  ['431 to more, and tells what to do', 70, [431, expect.stringContaining('too many cookies')]],
])('listen answers %s', async (_, kilobytes, expected) => {
  const { origin, close } = await listen(HERE, ANYWHERE)
  onTestFinished(close)
  const answer = await fetch(origin, { headers: { cookie: 'x'.repeat(kilobytes * 1000) } })
  expect([answer.status, await answer.text()]).toEqual(expected)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ['body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 50000\r\n\r\nfull_name='],
])('listen cuts off a connection that sends its %s too slowly', async (_, beginning) => {
  const app = new Hono().post('/', async (c) => c.text(await c.req.text().catch(() => 'cut')))
  const timeouts = { headersMs: 100, requestMs: 100, checkMs: 50 }
  const { socket, closed } = await connected(beginning, app, timeouts)
  const timer = setInterval(() => socket.write('x'), 20)
  await closed
  clearInterval(timer)
})
