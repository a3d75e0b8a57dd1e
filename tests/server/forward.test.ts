import { once } from 'node:events'
import { request, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { listen } from '../../src/server/http/listen.ts'
import { collectLog } from '../support/server/log.ts'
import { upstream, type Seen } from './upstream.ts'

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
  const server = await listen(app, { host: '127.0.0.1', port: 0 })
  closing.push(server.close)
  return { origin: server.origin, log }
}

/** At the end and all at once: a server to which somebody is connected takes its time. */
const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

const ok: Answer = (response) => response.end('{"status":"success"}')

function only([request, ...more]: readonly Seen[]): Seen {
  if (request === undefined || more.length > 0) throw new Error('Not exactly one request')
  return request
}

describe('a call to an existing backend', () => {
  test('goes to the same path with its query, as it was written', async () => {
    const { origin, requests } = await inFrontOf(ok)
    await fetch(`${origin}/backend/get_tasks.php?course_cohort=Cohort%207&x=a+b%2Fc`)
    expect(only(requests)).toMatchObject({
      method: 'GET',
      url: '/backend/get_tasks.php?course_cohort=Cohort%207&x=a+b%2Fc',
    })
  })

  test('takes its JSON along, length and cookies included', async () => {
    const { origin, requests } = await inFrontOf(ok)
    const body = JSON.stringify({ email: 'ada@example.org', password: 'pässword' })
    await fetch(`${origin}/backend/login.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'PHPSESSID=abc; theme=dark' },
      body,
    })
    const seen = only(requests)
    expect(seen).toMatchObject({ method: 'POST', body })
    expect(seen.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      cookie: 'PHPSESSID=abc; theme=dark',
    })
  })

  test('takes its form along, byte for byte', async () => {
    const { origin, requests } = await inFrontOf(ok)
    const form = new FormData()
    form.set('full_name', 'Ada Ọkafọ')
    form.set('file', new Blob(['x'.repeat(50_000)]), 'large.txt')
    await fetch(`${origin}/backend/submit_task.php`, { method: 'POST', body: form })
    const seen = only(requests)
    expect(seen.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen.body).toContain('Ada Ọkafọ')
    expect(seen.body.length).toBeGreaterThan(50_000)
  })

  test('says whom it comes from, and names the backend by its own name', async () => {
    const { origin, backend, requests } = await inFrontOf(ok)
    await fetch(`${origin}/backend/auth.php`)
    expect(only(requests).headers).toMatchObject({
      host: new URL(backend).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
    })
  })

  test('says of the browser what a proxy on this machine says, and nothing that the browser wrote itself', async () => {
    const { origin, requests } = await inFrontOf(ok)
    const headers = {
      'x-forwarded-for': '203.0.113.9, 192.0.2.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'portal.example.org',
    }
    await fetch(`${origin}/backend/auth.php`, { headers })
    expect(only(requests).headers).toMatchObject({
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'portal.example.org',
    })
  })

  test('leaves behind what belongs to the connection with the browser', async () => {
    const { origin, requests } = await inFrontOf(ok)
    const asking = request(`${origin}/backend/login.php`, {
      method: 'POST',
      headers: {
        connection: 'close, x-hop',
        te: 'trailers',
        'proxy-authorization': 'Basic eDp5',
        'keep-alive': 'timeout=1',
        expect: '100-continue',
      },
    })
    asking.flushHeaders()
    await once(asking, 'continue')
    asking.end('{}')
    const [response] = await once(asking, 'response')
    response.resume()
    expect(response.statusCode).toBe(200)
    const { headers, body } = only(requests)
    expect(body).toBe('{}')
    expect(headers).not.toHaveProperty('te')
    expect(headers).not.toHaveProperty('proxy-authorization')
    expect(headers).not.toHaveProperty('expect')
    expect(headers.connection).not.toContain('x-hop')
  })

  test.each([
    ['Proxy', 'evil.test:8080'],
    ['X-Real-IP', '192.0.2.66'],
    ['Forwarded', 'for=192.0.2.66'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['X-HTTP-Method', 'DELETE'],
    ['X-Method-Override', 'DELETE'],
    ['X-Original-URL', '/admin/'],
    ['X-Rewrite-URL', '/admin/'],
    ['X-Forwarded-Server', 'evil.test'],
    ['X-Forwarded-Prefix', '/admin'],
    ['X-Client-IP', '192.0.2.66'],
    ['True-Client-IP', '192.0.2.66'],
  ])('leaves behind a header that is none of a portal’s: %s', async (name, value) => {
    const { origin, requests } = await inFrontOf(ok)
    await fetch(`${origin}/backend/auth.php`, { headers: { [name]: value } })
    expect(Object.values(only(requests).headers)).not.toContain(value)
  })
})

describe('what reaches an existing backend', () => {
  test('is every call of the contract', async () => {
    const modules = Object.values(import.meta.glob('../../src/contract/*.ts', { eager: true }))
    const calls = modules
      .flatMap((module) => Object.values(module as Record<string, unknown>))
      .filter(
        (value): value is Call => typeof value === 'object' && value !== null && 'sends' in value,
      )
    const { origin, requests } = await inFrontOf(ok)
    for (const { method, path } of calls) await fetch(`${origin}${path}`, { method })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
      calls.map(({ method, path }) => `${method} ${path}`),
    )
    expect(new Set(requests.map(({ url }) => url)).size).toBe(10)
  })

  test.each([
    '/backend/',
    '/backend/admin.php',
    '/backend/..%2fadmin/',
    '/backend/..%2F..%2Fetc/passwd',
    '/backend/%2e%2e%2fadmin/',
    '/backend/..%5cadmin/',
    '/backend/auth.php/admin',
    '/backend/auth.php%2fadmin',
    '/backend/auth.php%00',
    '/backend//auth.php',
    '/backend/AUTH.php',
  ])('is no other path: %s', async (path) => {
    const { origin, requests } = await inFrontOf(ok)
    const answer = await fetch(`${origin}${path}`)
    expect(answer.status).toBe(404)
    expect(requests).toEqual([])
  })

  test('is the path of the call however it was written', async () => {
    const { origin, requests } = await inFrontOf(ok)
    await fetch(`${origin}/backend/%61uth.php?x=..%2f`)
    expect(only(requests).url).toBe('/backend/auth.php?x=..%2f')
  })

  test.each([
    ['PUT', 'submit_task.php', 405],
    ['DELETE', 'get_tasks.php', 405],
    ['OPTIONS', 'logout.php', 405],
    ['POST', 'auth.php', 405],
    ['GET', 'login.php', 405],
    ['HEAD', 'auth.php', 200],
  ])('is no other method: %s %s', async (method, call, status) => {
    const { origin, requests } = await inFrontOf(ok)
    const answer = await fetch(`${origin}/backend/${call}`, { method })
    expect(answer.status).toBe(status)
    expect(requests).toHaveLength(status === 200 ? 1 : 0)
  })

  test.each([
    ['a form of another site', 'POST', 'submit_task.php', { 'sec-fetch-site': 'cross-site' }],
    ['a form of a neighbouring host', 'POST', 'submit_task.php', { 'sec-fetch-site': 'same-site' }],
    ['a form of an older browser', 'POST', 'submit_task.php', { origin: 'https://evil.example' }],
    ['another site that signs out', 'GET', 'logout.php', { 'sec-fetch-site': 'cross-site' }],
    ['a picture that signs out', 'GET', 'logout.php', { 'sec-fetch-dest': 'image' }],
  ])('is nothing of another site: %s', async (_, method, call, headers) => {
    const { origin, requests } = await inFrontOf(ok)
    const answer = await headersAsWritten(`${origin}/backend/${call}`, method, headers)
    expect(answer).toBe(403)
    expect(requests).toEqual([])
  })

  test.each([
    ['that says its length', 'x'.repeat(64 * 1024 + 1)],
    ['that does not', new Blob(['x'.repeat(64 * 1024 + 1)]).stream()],
  ])('is no body of more than 64 kB %s', async (_, body) => {
    const { origin, requests } = await inFrontOf(ok)
    const sent = { method: 'POST', body, duplex: 'half' as const }
    const answer = await fetch(`${origin}/backend/submit_task.php`, sent)
    expect(answer.status).toBe(413)
    expect(requests).toEqual([])
  })

  test('is no body that breaks off', async () => {
    const { origin, requests, log } = await inFrontOf(ok)
    const sending = request(`${origin}/backend/submit_task.php`, {
      method: 'POST',
      headers: { 'content-length': '100', expect: '100-continue' },
    })
    sending.on('error', () => {})
    sending.flushHeaders()
    await once(sending, 'continue')
    sending.write('half')
    sending.destroy()
    await fetch(`${origin}/backend/auth.php`)
    expect(requests.map(({ url }) => url)).toEqual(['/backend/auth.php'])
    expect(log.problems).toEqual([])
  })
})

type Call = { readonly method: string; readonly path: string }

/** Not fetch, which lets nobody set Sec-Fetch-*. */
async function headersAsWritten(url: string, method: string, headers: Record<string, string>) {
  const asking = request(url, { method, headers }).end()
  const [response] = await once(asking, 'response')
  response.resume()
  return response.statusCode as number
}

describe('the answer of an existing backend', () => {
  test.each([
    [200, 'application/json', '{"status":"success"}'],
    [401, 'application/json; charset=utf-8', '{"status":"error","message":"No"}'],
    [500, 'text/html; charset=UTF-8', '<b>Fatal error</b>: Uncaught'],
    [200, 'text/html', ''],
  ])('comes back as it is: %i %s', async (status, type, body) => {
    const { origin } = await inFrontOf((response) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    })
    const answer = await fetch(`${origin}/backend/auth.php`)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      status,
      type,
      body,
    ])
  })

  test('is readable when the backend compresses it', async () => {
    const { origin } = await inFrontOf((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"status":"success"}'))
    })
    const answer = await fetch(`${origin}/backend/auth.php`)
    expect(await answer.json()).toEqual({ status: 'success' })
  })

  test('keeps each of its cookies, without domain, for http without Secure', async () => {
    const { origin } = await inFrontOf((response) => {
      response.writeHead(200, {
        'set-cookie': [
          'PHPSESSID=abc; path=/; Domain=.school.example.org; Secure; HttpOnly; SameSite=Lax',
          'note=secure; Expires=Wed, 09 Jun 2027 10:18:14 GMT; secure',
        ],
      })
      response.end('{}')
    })
    const answer = await fetch(`${origin}/backend/auth.php`)
    expect(answer.headers.getSetCookie()).toEqual([
      'PHPSESSID=abc; path=/; HttpOnly; SameSite=Lax',
      'note=secure; Expires=Wed, 09 Jun 2027 10:18:14 GMT',
    ])
  })

  test.each([
    ['http', 'a=b; SameSite=None; Secure', 'a=b; SameSite=Lax'],
    ['http', 'a=b; samesite = none; secure; Partitioned', 'a=b; samesite = Lax'],
    ['https', 'a=b; SameSite=None; Secure', 'a=b; SameSite=Lax; Secure'],
    ['https', 'a=b; SameSite=Strict; Secure', 'a=b; SameSite=Strict; Secure'],
    ['https', 'a=b; Domain=x.org; Secure', 'a=b; Secure'],
    ['http', 'secure; Secure', 'secure'],
  ])('keeps of a cookie what makes sense over %s: %s', async (proto, cookie, kept) => {
    const { origin } = await inFrontOf((response) => {
      response.writeHead(200, { 'set-cookie': cookie }).end('{}')
    })
    const answer = await fetch(`${origin}/backend/auth.php`, {
      headers: { 'x-forwarded-proto': proto },
    })
    expect(answer.headers.getSetCookie()).toEqual([kept])
  })

  test.each([
    ['BACKEND/backend/login.php?a=b', '/backend/login.php?a=b'],
    ['/backend/login.php', '/backend/login.php'],
    ['login.php', '/backend/login.php'],
    ['BACKEND//evil.test/', '/evil.test/'],
    ['BACKEND/.//evil.test/', '/evil.test/'],
    [String.raw`BACKEND/\evil.test/`, '/evil.test/'],
    ['//evil.test/', null],
    [String.raw`/\evil.test/`, null],
    ['https://x.org/', null],
    ['BACKEND@evil.test/', null],
    ['javascript:alert(1)', null],
    ['http://[', null],
  ])('leads the browser to our own paths alone, without being followed: %s', async (to, path) => {
    let own = ''
    const { origin, backend, requests, log } = await inFrontOf((response) => {
      response.writeHead(302, { location: to.replace('BACKEND', own) }).end()
    })
    own = backend
    const answer = await fetch(`${origin}/backend/auth.php`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, path])
    expect(requests).toHaveLength(1)
    expect(log.problems).toHaveLength(path === null ? 1 : 0)
  })

  test('is kept by no cache, opened as no page and read by no other site', async () => {
    const { origin } = await inFrontOf((response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'cache-control': 'public, max-age=60',
        'content-security-policy': "script-src 'unsafe-inline'",
        'access-control-allow-origin': '*',
        'x-accel-redirect': '/internal/school.sqlite',
        refresh: '0; url=https://evil.test/',
        'service-worker-allowed': '/',
      })
      response.end('<script>alert(1)</script>')
    })
    const { headers } = await fetch(`${origin}/backend/auth.php`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/)
    for (const name of [
      'access-control-allow-origin',
      'x-accel-redirect',
      'refresh',
      'service-worker-allowed',
    ]) {
      expect(headers.get(name)).toBeNull()
    }
  })

  test('arrives while it is still being written', async () => {
    const begun = Promise.withResolvers<ServerResponse>()
    const { origin } = await inFrontOf((response) => {
      response.write('first ')
      begun.resolve(response)
    })
    const answer = await fetch(`${origin}/backend/auth.php`)
    const response = await begun.promise
    response.end('second')
    expect(await answer.text()).toBe('first second')
  })
})

describe('a backend that fails', () => {
  test('by being this server itself is a 508 and logged, not asked for ever', async () => {
    let ours = ''
    const { origin: relay } = await upstream(async (response, { url, headers }) => {
      const { via = '' } = headers
      const answer = await fetch(`${ours}${url}`, { headers: { via } })
      response.writeHead(answer.status).end(await answer.text())
    })
    const { origin, log } = await serve(relay, 5000)
    ours = origin
    const answer = await fetch(`${origin}/backend/auth.php`)
    expect([answer.status, await answer.text()]).toEqual([508, FAILED])
    expect(log.problems.map(({ text }) => text)).toEqual([
      `PORTAL_BACKEND leads back to this server: ${relay} is no backend.`,
    ])
  })

  test('by not being there is a 502 and logged', async () => {
    const closed = await listen(new Hono(), { host: '127.0.0.1', port: 0 })
    await closed.close()
    const { origin, log } = await serve(closed.origin, 1000)
    const answer = await fetch(`${origin}/backend/auth.php`)
    expect([answer.status, await answer.text()]).toEqual([502, FAILED])
    expect(log.problems[0]?.text).toBe(`${closed.origin} did not answer GET /backend/auth.php.`)
    expect(log.problems[0]?.cause).toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  })

  test('cannot be made to write lines of somebody else into the log', async () => {
    const { origin, log } = await inFrontOf((response) => response.destroy())
    await fetch(`${origin}/backend/auth%2Ephp?%0AThe%20server%20is%20fine`)
    expect(log.problems.map(({ text }) => text)).toEqual([
      expect.stringMatching(/GET \/backend\/auth%2Ephp\.$/),
    ])
  })

  test('by hanging up is a 502', async () => {
    const { origin } = await inFrontOf((response) => response.destroy())
    const answer = await fetch(`${origin}/backend/auth.php`)
    expect([answer.status, await answer.text()]).toEqual([502, FAILED])
  })

  test('by not answering in time is a 504', async () => {
    const { origin } = await inFrontOf(() => {}, 100)
    const answer = await fetch(`${origin}/backend/auth.php`)
    expect([answer.status, await answer.text()]).toEqual([504, FAILED])
  })

  test.each([
    ['one that says its length', { 'content-length': '100' }],
    ['one that does not', {}],
  ])('by breaking off is a broken answer, never a whole one: %s', async (_, headers) => {
    let answering: { destroy: () => unknown } | undefined
    const { origin, log } = await inFrontOf((response) => {
      response.writeHead(200, headers)
      response.write('{"status":')
      answering = response
    })
    const answer = await fetch(`${origin}/backend/auth.php`)
    answering?.destroy()
    await expect(answer.text()).rejects.toThrow()
    expect(log.problems.map(({ text }) => text)).toEqual([
      expect.stringMatching(/broke off its answer to GET \/backend\/auth\.php\.$/),
    ])
  })

  test('does not hear of a browser that went away any longer', async () => {
    let closed: Promise<unknown> | undefined
    const { origin, log } = await inFrontOf((response) => {
      closed = new Promise((resolve) => response.on('close', resolve))
      response.write('first')
    })
    const leaving = new AbortController()
    await fetch(`${origin}/backend/auth.php`, { signal: leaving.signal })
    leaving.abort()
    await closed
    expect(log.problems).toEqual([])
  })
})
