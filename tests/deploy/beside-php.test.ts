import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compressAssets } from '../../scripts/build/compress-assets.ts'
import { writePolicyIncludes } from '../../scripts/build/policy-includes.ts'
import { securityPolicies } from '../../scripts/build/security-policy.ts'
import { createApp } from '../../src/server/app.ts'
import { portalFiles } from '../../src/server/built/portal-files.ts'
import { listen } from '../../src/server/http/listen.ts'
import { SECURITY_HEADERS } from '../../src/server/http/security-headers.ts'
import { writeFiles } from '../server/program.ts'
import { collectLog } from '../support/server/log.ts'
import { BESIDE_PHP, readDeploy, startSite } from './web-servers.ts'

/** Long enough for a compressed copy. */
const long = (text: string) => text.padEnd(600, ' ')

const POLICIES = securityPolicies(
  { kind: 'frame', address: 'https://chat.example/room' },
  { portal: 'start()', chat: 'talk()' },
)

const PORTAL = {
  'index.html': long('<!doctype html><title>Portal</title>'),
  'login.html': long('<!doctype html><title>Sign in</title>'),
  'chat.html': long('<!doctype html><title>Chat</title>'),
  'guides/exams.html': '<!doctype html><title>Exams</title>',
  'assets/app-1a2b.js': long('console.log(1)'),
  'assets/style-3c4d.css': long('body{}'),
  'assets/map-5e6f.svg': long('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  'icon.svg': long('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  'icon-192.png': 'png',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *\n',
  'sw.js': long('addEventListener'),
  'headers.json': JSON.stringify(POLICIES),
  'school.json': long('{}'),
  'version.json': JSON.stringify({ commit: '4'.repeat(40), committed: '2026-03-02T12:00:00.000Z' }),
  'source-hash.txt': 'abc',
  '.hidden/secret.txt': 'secret',
}

const ADDRESSES = [
  ...['/', '/login', '/login?from=mail', '/login.html', '/chat', '/chat.html', '/guides/exams'],
  ...[
    '/classes?card=class-link',
    '/mentor-tasks/2.b',
    '/mentor-tasks/.5',
    '/no/such/page',
    '/guides',
    '/assetsx',
  ],
  ...['/login/x', '/mentor-tasks/3/submit'],
  ...['/assets/app-1a2b.js', '/assets/style-3c4d.css', '/sw.js', '/icon.svg', '/robots.txt'],
  ...['/icon-192.png', '/manifest.webmanifest'],
  ...['/assets/map-5e6f.svg', '/assets/gone-9f.js', '/assets/gone'],
  ...['/headers.json', '/headers.json.br', '/headers.json.gz', '/source-hash.txt'],
  ...['/school.json', '/school.json.br', '/school.json.gz', '/version.json'],
  ...['/.hidden/secret.txt', '/.hidden', '/assets/.git'],
]

const COMPRESSED = ['/', '/login', '/a/b/c', '/assets/app-1a2b.js', '/sw.js', '/icon.svg']

let folder = ''
let npmStart: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const portal = join(folder, 'www', 'portal')
  await writeFiles(portal, { ...PORTAL, '../backend/auth.php': '<?php' })
  await compressAssets(portal)
  await writePolicyIncludes(folder, POLICIES)
  const files = portalFiles(portal)
  const app = createApp({
    backend: 'http://127.0.0.1:9',
    portal: () => ({ files }),
    log: collectLog(),
  })
  npmStart = await listen(app, { host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await npmStart.close()
  await rm(folder, { recursive: true })
})

const SAME_HEADERS = [
  ...Object.keys(SECURITY_HEADERS),
  'Content-Security-Policy',
  'Strict-Transport-Security',
]

/** The parts of an answer that a browser uses. */
async function ask(origin: string, address: string, encoding = 'identity') {
  const answer = await fetch(origin + address, {
    headers: { 'accept-encoding': encoding },
    redirect: 'manual',
  })
  const { status, headers } = answer
  const text = await answer.text()
  const sameHeaders = SAME_HEADERS.map((name) => [name, headers.get(name)] as const)
  if (status !== 200) return { status, ...Object.fromEntries(sameHeaders) }
  return {
    status,
    text,
    ...Object.fromEntries(sameHeaders),
    type: headers.get('content-type')?.replace(/;.*/, '').replace('application/java', 'text/java'),
    caching: headers.get('cache-control'),
    encoding: headers.get('content-encoding'),
    language: headers.get('content-language'),
    varies: encoding === 'identity' ? null : headers.get('vary'),
  }
}

describe.each(BESIDE_PHP)('with deploy/$phpFile', (server) => {
  const law = test.skipIf(inject('missing').includes(server.name))
  let origin = ''

  beforeAll(async () => {
    if (inject('missing').includes(server.name)) return
    const site = (await readDeploy(server.phpFile))
      .replaceAll(/\/etc\/\S+\/student-portal\.conf/g, join(folder, `${server.name}.conf`))
      .replaceAll('/var/www', join(folder, 'www'))
    const running = await startSite(server, folder, site)
    origin = running.origin
    return running.stop
  })

  law.each(ADDRESSES)('%s is answered as by npm start', async (address) => {
    expect(await ask(origin, address)).toEqual(await ask(npmStart.origin, address))
  })

  law.each(['gzip', 'gzip, deflate, br'])(
    'a file is sent in the best encoding of %s',
    async (encoding) => {
      const best = server.name === 'nginx' ? 'gzip' : encoding // Brotli is a module of its own
      for (const address of COMPRESSED) {
        const sent = await ask(origin, address, encoding)
        expect(sent).toEqual(await ask(npmStart.origin, address, best))
      }
    },
  )

  law('a page answers 304 to its ETag', async () => {
    for (const address of ['/', '/login', '/a/b/c']) {
      const etag = (await fetch(origin + address)).headers.get('etag') ?? ''
      const headers = { 'if-none-match': etag }
      expect((await fetch(origin + address, { headers })).status).toBe(304)
    }
  })

  law.each(['/favicon.ico', '/gone.svg'])('%s is no page without a policy', async (address) => {
    const missing = await ask(origin, address)
    if (missing.status !== 404) expect(missing).toEqual(await ask(npmStart.origin, '/'))
  })

  law.each(['/backend/auth.php', '/backend/auth'])(
    '%s goes to the backend, without headers of the portal',
    async (address) => {
      const answer = await fetch(origin + address)
      // No PHP runs here.
      expect([404, 502, 503]).toContain(answer.status)
      expect(await answer.text()).not.toMatch(/<title>Portal|<\?php/)
      expect(answer.headers.get('content-security-policy')).toBeNull()
      expect(answer.headers.get('cache-control')).toBeNull()
    },
  )
})
