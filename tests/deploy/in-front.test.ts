import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { listen } from '../../src/server/http/listen.ts'
import { openSchool, PASSWORD, type OpenSchool } from '../support/server.ts'
import { ask, speaks, withCertificate, writeCertificate } from './https.ts'
import { readDeploy, startSite, WEB_SERVERS } from './web-servers.ts'

// The files of deploy/ in front of the real server over https, in each web server.

const LOGIN = '/backend/login.php'
const CREDENTIALS = JSON.stringify({ email: 'ada@example.org', password: PASSWORD })

let folder = ''
let school: OpenSchool
let portal: Awaited<ReturnType<typeof listen>>
/** The headers of the last request to the server. */
let arrived = new Headers()

const watched: OpenSchool['served'] = {
  fetch: (request, env) => {
    arrived = new Headers(request.headers)
    return school.app.fetch(request, env)
  },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'))
  school = await openSchool()
  portal = await listen(watched, { host: '127.0.0.1', port: 0 })
  await writeCertificate(folder)
})

afterAll(async () => {
  await portal.close()
  await school.close()
  await rm(folder, { recursive: true })
})

describe.each(WEB_SERVERS)('behind deploy/$file', (server) => {
  const { name, file } = server
  const law = test.skipIf(inject('missing').includes(name))
  let origin = ''

  beforeAll(async () => {
    if (inject('missing').includes(name)) return
    const site = withCertificate(await readDeploy(file), folder).replace(
      '127.0.0.1:3000',
      new URL(portal.origin).host,
    )
    const running = await startSite(server, folder, site)
    origin = running.origin.replace('http:', 'https:')
    return running.stop
  })

  law(
    'a sign-in sets a Secure cookie, the answer has HSTS, and another origin is refused',
    async () => {
      const answer = await ask(origin, LOGIN, { body: CREDENTIALS })
      expect(answer).toMatchObject({ status: 200 })
      expect(answer.headers['set-cookie']?.join()).toMatch(/; Secure/)
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
      const headers = { origin: 'https://evil.test' }
      expect(await ask(origin, LOGIN, { body: CREDENTIALS, headers })).toMatchObject({
        status: 403,
      })
    },
  )

  law('only TLS 1.2 and newer is accepted', async () => {
    const versions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const
    const spoken = await Promise.all(versions.map((version) => speaks(origin, version)))
    expect(spoken).toEqual([false, false, true, true])
  })

  law('the web server replaces all forwarding headers of the browser', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9;host=evil.test',
      proxy: 'http://evil.test',
    }
    await ask(origin, '/backend/auth.php', { headers })
    const forwarded = Object.keys(headers).map((name) => [name, arrived.get(name)])
    expect(Object.fromEntries(forwarded)).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'portal.example.org',
      'x-forwarded-proto': 'https',
      'x-real-ip': null,
      forwarded: null,
      proxy: null,
    })
    expect(arrived.get('host')).toBe('portal.example.org')
  })

  // Those of the school's other websites come along.
  law('60 kB of cookies reach the server', async () => {
    const headers = { cookie: `a=${'x'.repeat(60_000)}` }
    expect(await ask(origin, '/backend/auth.php', { headers })).toMatchObject({ status: 200 })
    expect(arrived.get('cookie')).toHaveLength(60_002)
  })

  law('a path reaches the server unchanged', async () => {
    expect(await ask(origin, '/backend/..%2fadmin/')).toMatchObject({ status: 404 })
    expect(await ask(origin, '/healthz')).toMatchObject({ status: 200 })
  })

  law('while the server restarts, requests wait, or get a page that asks again', async () => {
    const port = Number(new URL(portal.origin).port)
    const restart = async () => {
      portal = await listen(watched, { host: '127.0.0.1', port })
    }
    await portal.close()
    if (name === 'caddy') {
      const asking = ask(origin, '/healthz')
      // Long enough to be refused, where it does not wait.
      await Promise.race([asking, pause(500)])
      await restart()
      expect(await asking).toMatchObject({ status: 200 })
      return
    }
    expect(await ask(origin, '/login')).toMatchObject({
      status: name === 'nginx' ? 502 : 503,
      headers: { 'retry-after': '5', 'content-type': expect.stringContaining('text/html') },
      body: expect.stringContaining('tries again in five seconds'),
    })
    await restart()
    expect(await ask(origin, '/healthz')).toMatchObject({ status: 200 })
  })

  law('the server itself refuses a body that is too large', async () => {
    const answer = await ask(origin, LOGIN, { body: 'x'.repeat(70_000) })
    expect(answer).toMatchObject({ status: 413, body: expect.stringContaining('"error"') })
  })
})
