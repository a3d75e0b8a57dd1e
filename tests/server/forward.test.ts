import { once } from 'node:events'
import { request, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
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
  onTestFinished(() => server.close())
  return { origin: server.origin, log }
}

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
    form.set('file', new Blob(['x'.repeat(200_000)]), 'large.txt')
    await fetch(`${origin}/backend/submit_task.php`, { method: 'POST', body: form })
    const seen = only(requests)
    expect(seen.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen.body).toContain('Ada Ọkafọ')
    expect(seen.body.length).toBeGreaterThan(200_000)
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

  test('adds itself to what a proxy on this machine says', async () => {
    const { origin, requests } = await inFrontOf(ok)
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }
    await fetch(`${origin}/backend/auth.php`, { headers })
    expect(only(requests).headers).toMatchObject({
      'x-forwarded-for': '192.0.2.1, 127.0.0.1',
      'x-forwarded-proto': 'https',
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

  test.each(['PUT', 'DELETE', 'HEAD', 'OPTIONS'])('keeps its method: %s', async (method) => {
    const { origin, requests } = await inFrontOf(ok)
    await fetch(`${origin}/backend/anything.php`, { method })
    expect(only(requests).method).toBe(method)
  })
})

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
    const answer = await fetch(`${origin}/backend/login.php`)
    expect(answer.headers.getSetCookie()).toEqual([
      'PHPSESSID=abc; path=/; HttpOnly; SameSite=Lax',
      'note=secure; Expires=Wed, 09 Jun 2027 10:18:14 GMT',
    ])
  })

  test('keeps Secure where the browser speaks https', async () => {
    const { origin } = await inFrontOf((response) => {
      response.writeHead(200, { 'set-cookie': 'a=b; Domain=x.org; Secure' }).end('{}')
    })
    const headers = { 'x-forwarded-proto': 'https' }
    const answer = await fetch(`${origin}/backend/login.php`, { headers })
    expect(answer.headers.getSetCookie()).toEqual(['a=b; Secure'])
  })

  test('leads the browser elsewhere without being followed', async () => {
    const { origin, backend, requests } = await inFrontOf((response, { url }) => {
      const location = url.endsWith('own') ? `${backendOrigin}/backend/login.php` : 'https://x.org/'
      response.writeHead(302, { location }).end()
    })
    const backendOrigin = backend
    const own = await fetch(`${origin}/backend/a.php?own`, { redirect: 'manual' })
    const other = await fetch(`${origin}/backend/a.php?other`, { redirect: 'manual' })
    expect([own.status, own.headers.get('location')]).toEqual([302, '/backend/login.php'])
    expect([other.status, other.headers.get('location')]).toEqual([302, 'https://x.org/'])
    expect(requests).toHaveLength(2)
  })

  test('is kept by no cache unless the backend says so itself', async () => {
    const { origin } = await inFrontOf((response, { url }) => {
      if (url.endsWith('own')) response.setHeader('cache-control', 'max-age=60')
      response.end('{}')
    })
    const cacheOf = async (query: string) =>
      (await fetch(`${origin}/backend/a.php?${query}`)).headers.get('cache-control')
    expect([await cacheOf('own'), await cacheOf('none')]).toEqual(['max-age=60', 'no-store'])
  })

  test('arrives while it is still being written', async () => {
    const begun = Promise.withResolvers<ServerResponse>()
    const { origin } = await inFrontOf((response) => {
      response.write('first ')
      begun.resolve(response)
    })
    const answer = await fetch(`${origin}/backend/slow.php`)
    const response = await begun.promise
    response.end('second')
    expect(await answer.text()).toBe('first second')
  })
})

describe('a backend that fails', () => {
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
    await fetch(`${origin}/backend/x%0AThe%20server%20is%20fine.php`)
    expect(log.problems[0]?.text).toMatch(/GET \/backend\/x%0AThe%20server%20is%20fine\.php\.$/)
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
    await fetch(`${origin}/backend/slow.php`, { signal: leaving.signal })
    leaving.abort()
    await closed
    expect(log.problems).toEqual([])
  })
})
