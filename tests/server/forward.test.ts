import { once } from 'node:events'
import { request, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { CALLS } from '../../src/contract/calls.ts'
import { createApp } from '../../src/server/app.ts'
import { listen } from '../../src/server/http/listen.ts'
import { collectLog } from '../support/server/log.ts'
import { breakOff } from './over-http.ts'
import { upstream } from '../support/upstream.ts'

const FAILED = 'The backend did not answer.'

type Answer = Parameters<typeof upstream>[0]

/** Our server on a real port, in front of a backend that answers like this. */
async function inFrontOf(answer: Answer, backendTimeoutMs = 5000) {
  const { origin: backend, requests } = await upstream(answer)
  return { ...(await serve(backend, backendTimeoutMs)), backend, requests }
}

async function serve(backend: string, backendTimeoutMs: number) {
  const log = collectLog()
  const app = createApp({ backend, backendTimeoutMs, log })
  const { origin, close } = await listen(app, { host: '127.0.0.1', port: 0 })
  closing.push(close)
  return {
    origin,
    problems: log.problems,
    ask: (call = 'auth.php', init: RequestInit = {}) => fetch(`${origin}/backend/${call}`, init),
  }
}

/** At the end and all at once, because closing waits for open connections. */
const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

const ok: Answer = (response) => response.end('{"status":"success"}')

const withHeaders =
  (headers: Record<string, string | string[]>): Answer =>
  (response) =>
    response.writeHead(200, headers).end('{}')

const statusAndText = async (answer: Response) => [answer.status, await answer.text()]

describe('a forwarded request', () => {
  test('keeps the path, the query, the body and the cookies as they were written', async () => {
    const { ask, requests } = await inFrontOf(ok)
    const body = JSON.stringify({ email: 'ada@example.org', password: 'pässword' })
    const headers = { 'content-type': 'application/json', cookie: 'PHPSESSID=abc; theme=dark' }
    await ask('%6cogin.php?course_cohort=Cohort%207&x=a+b%2Fc..%2f', {
      method: 'POST',
      headers,
      body,
    })
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: '/backend/login.php?course_cohort=Cohort%207&x=a+b%2Fc..%2f',
        body,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      },
    ])
  })

  test('names the backend in Host and the client in X-Forwarded-*, also behind a proxy', async () => {
    const { ask, origin, backend, requests } = await inFrontOf(ok)
    await ask()
    expect(requests[0]?.headers).toMatchObject({
      host: new URL(backend).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
    })
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example.org' }
    await ask('auth.php', { headers: { ...proxied, 'x-forwarded-for': '203.0.113.9, 192.0.2.1' } })
    expect(requests[1]?.headers).toMatchObject({ ...proxied, 'x-forwarded-for': '192.0.2.1' })
  })

  test('loses every header that is not the portal’s', async () => {
    const { origin, requests } = await inFrontOf(ok)
    const hostile = {
      proxy: 'evil.test:8080',
      'x-real-ip': '192.0.2.66',
      forwarded: 'for=192.0.2.66',
      'x-http-method-override': 'DELETE',
      'x-original-url': '/admin/',
      'x-forwarded-prefix': '/admin',
      'proxy-authorization': 'Basic eDp5',
      'keep-alive': 'timeout=1',
      expect: '100-continue',
    }
    // Not fetch, which refuses to send some of them.
    const sending = request(`${origin}/backend/login.php`, { method: 'POST', headers: hostile })
    sending.end('{}')
    const [response] = await once(sending, 'response')
    response.resume()
    expect(requests).toMatchObject([{ body: '{}' }])
    const arrived = Object.keys(requests[0]?.headers ?? {})
    expect(arrived.filter((name) => name in hostile)).toEqual([])
  })

  test('can be every call of the contract, and HEAD', async () => {
    const { origin, requests } = await inFrontOf(ok)
    const calls = [...CALLS, { method: 'HEAD', path: '/backend/auth.php' }]
    for (const { method, path } of calls) await fetch(`${origin}${path}`, { method })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
      calls.map(({ method, path }) => `${method} ${path}`),
    )
  })

  test.each([
    '',
    'admin.php',
    '..%2fadmin/',
    '%2e%2e%2fadmin/',
    '..%5cadmin/',
    'auth.php%2fadmin',
    'auth.php%00',
    '/auth.php',
  ])('cannot have another path: /backend/%s', async (path) => {
    const { ask, requests } = await inFrontOf(ok)
    expect((await ask(path)).status).toBe(404)
    expect(requests).toEqual([])
  })

  const TOO_LARGE = 'x'.repeat(64 * 1024 + 1)

  // The server's own calls share this middleware, and their tests have all its rules.
  test.each<[string, number, string, RequestInit]>([
    ['another method', 405, 'submit_task.php', { method: 'PUT' }],
    ['another origin', 403, 'logout.php', { headers: { origin: 'https://evil.test' } }],
    ['more than 64 kB', 413, 'submit_task.php', { method: 'POST', body: TOO_LARGE }],
  ])('cannot have %s', async (_, status, call, init) => {
    const { ask, requests } = await inFrontOf(ok)
    expect((await ask(call, init)).status).toBe(status)
    expect(requests).toEqual([])
  })

  test('is not sent when the browser breaks off its body', async () => {
    const { ask, origin, requests, problems } = await inFrontOf(ok)
    await breakOff(`${origin}/backend/submit_task.php`)
    await ask()
    expect(requests.map(({ url }) => url)).toEqual(['/backend/auth.php'])
    expect(problems).toEqual([])
  })
})

describe('a forwarded response', () => {
  test.each([
    [200, 'application/json', '{"status":"success"}', {}],
    [200, 'application/json', '{"status":"success"}', { 'content-encoding': 'gzip' }],
    [500, 'text/html; charset=UTF-8', '<b>Fatal error</b>: Uncaught', {}],
  ])('keeps its status, type and body: %i %s %j %j', async (status, type, body, encoding) => {
    const { ask } = await inFrontOf((response) => {
      const sent = 'content-encoding' in encoding ? gzipSync(body) : body
      response.writeHead(status, { 'content-type': type, ...encoding }).end(sent)
    })
    const answer = await ask()
    expect(answer.headers.get('content-type')).toBe(type)
    expect(await statusAndText(answer)).toEqual([status, body])
  })

  test.each([
    ['http', 'a=b; path=/; Domain=.x.org; Secure; HttpOnly', 'a=b; path=/; HttpOnly'],
    ['http', 'a=b; SameSite=None; Secure', 'a=b; SameSite=Lax'],
    ['http', 'a=b; samesite = none; secure; Partitioned', 'a=b; samesite = Lax'],
    ['https', 'a=b; SameSite=None; Secure', 'a=b; SameSite=Lax; Secure'],
    ['https', 'a=b; Domain=x.org; SameSite=Strict; Secure', 'a=b; SameSite=Strict; Secure'],
  ])('has cookies that a browser sends back to us over %s: %s', async (proto, cookie, kept) => {
    const { ask } = await inFrontOf(withHeaders({ 'set-cookie': ['first=1', cookie] }))
    const answer = await ask('auth.php', { headers: { 'x-forwarded-proto': proto } })
    expect(answer.headers.getSetCookie()).toEqual(['first=1', kept])
  })

  test.each([
    ['BACKEND/backend/login.php?a=b', '/backend/login.php?a=b'],
    ['login.php', '/backend/login.php'],
    ['BACKEND//evil.test/', '/evil.test/'],
    [String.raw`BACKEND/\evil.test/`, '/evil.test/'],
    ['//evil.test/', null],
    [String.raw`/\evil.test/`, null],
    ['BACKEND@evil.test/', null],
    ['javascript:alert(1)', null],
  ])('redirects to our own paths alone: %s', async (to, path) => {
    let own = ''
    const { ask, backend, requests, problems } = await inFrontOf((response) => {
      response.writeHead(302, { location: to.replace('BACKEND', own) }).end()
    })
    own = backend
    const answer = await ask('auth.php', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, path])
    expect(requests).toHaveLength(1)
    expect(problems).toHaveLength(path === null ? 1 : 0)
  })

  test('is not cached, and loses headers for proxies, other origins and pages', async () => {
    const foreign = {
      'access-control-allow-origin': '*',
      'x-accel-redirect': '/internal/school.sqlite',
      refresh: '0; url=https://evil.test/',
      'service-worker-allowed': '/',
    }
    const { ask } = await inFrontOf(
      withHeaders({
        ...foreign,
        'content-type': 'text/html',
        'cache-control': 'public, max-age=60',
        'content-security-policy': "script-src 'unsafe-inline'",
      }),
    )
    const { headers } = await ask()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/)
    expect(Object.keys(foreign).filter((name) => headers.has(name))).toEqual([])
  })
})

describe('the server answers', () => {
  test('508 when the backend is the server itself, and logs it', async () => {
    let ours = ''
    const { origin: relay } = await upstream(async (response, { url, headers }) => {
      const { via = '' } = headers
      const answer = await fetch(`${ours}${url}`, { headers: { via } })
      response.writeHead(answer.status).end(await answer.text())
    })
    const { ask, origin, problems } = await serve(relay, 5000)
    ours = origin
    expect(await statusAndText(await ask())).toEqual([508, FAILED])
    expect(problems.map(({ text }) => text)).toEqual([
      `PORTAL_BACKEND leads back to this server: ${relay} is no backend.`,
    ])
  })

  test('502 when the backend hangs up, and logs the path encoded, without the query', async () => {
    const { ask, problems } = await inFrontOf((response) => response.destroy())
    const answer = await ask('auth%2Ephp?%0AThe%20server%20is%20fine')
    expect(await statusAndText(answer)).toEqual([502, FAILED])
    expect(problems.map(({ text }) => text)).toEqual([
      expect.stringMatching(/GET \/backend\/auth%2Ephp\.$/),
    ])
  })

  test('504 when the backend does not answer in time', async () => {
    const { ask } = await inFrontOf(() => {}, 100)
    expect(await statusAndText(await ask())).toEqual([504, FAILED])
  })

  test.each([
    ['with a Content-Length', { 'content-length': '100' }],
    ['without a Content-Length', {}],
  ])('with a broken response when the backend breaks off one %s', async (_, headers) => {
    let answering: ServerResponse | undefined
    const { ask, problems } = await inFrontOf((response) => {
      response.writeHead(200, headers).write('{"status":')
      answering = response
    })
    const answer = await ask()
    answering?.destroy()
    await expect(answer.text()).rejects.toThrow()
    expect(problems.map(({ text }) => text)).toEqual([
      expect.stringMatching(/broke off its answer to GET \/backend\/auth\.php\.$/),
    ])
  })
})

test('the server hangs up on the backend when the browser goes away, and logs no problem', async () => {
  let closed: Promise<unknown> | undefined
  const { ask, problems } = await inFrontOf((response) => {
    closed = once(response, 'close')
    response.write('first')
  })
  const leaving = new AbortController()
  await ask('auth.php', { signal: leaving.signal })
  leaving.abort()
  await closed
  expect(problems).toEqual([])
})
