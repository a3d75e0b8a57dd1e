import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { portalFiles } from '../../src/server/built/portal-files.ts'
import { collectLog } from '../support/server/log.ts'
import { temporaryFolder, writeFiles } from './program.ts'

const STRICT =
  "default-src 'self'; img-src 'self' https: data:; object-src 'none'; " +
  "frame-ancestors 'self'; base-uri 'self'; form-action 'self'"

const NO_BACKEND = 'http://127.0.0.1:9'

const FILES = {
  'index.html': '<!doctype html><title>Portal</title>',
  'login.html': '<title>Sign in</title>',
  'login.html.br': 'as brotli',
  'guides/exams.html': '<title>Exams</title>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'assets/app-1a2b.js': 'console.log(1)',
  'assets/app-1a2b.js.br': 'as brotli',
  'assets/app-1a2b.js.gz': 'as gzip',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  'source-hash.txt': 'abc',
}

const VERSION = JSON.stringify({ commit: '4'.repeat(40), committed: '2026-03-02T12:00:00.000Z' })

/** The server in front of a folder with a built portal. No test asks its backend. */
async function portal(more: Record<string, string> = {}) {
  const folder = join(await temporaryFolder({ 'secret.txt': 'outside' }), 'dist')
  await writeFiles(folder, { ...FILES, ...more })
  const files = portalFiles(folder)
  const app = createApp({ backend: NO_BACKEND, portal: () => ({ files }), log: collectLog() })
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return { app, folder, get }
}

describe('a file of the portal', () => {
  test.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable, no-transform'],
    ['/', 'no-cache, no-transform'],
    ['/classes', 'no-cache, no-transform'],
    ['/sw.js', 'no-cache, no-transform'],
    ['/icon.svg', 'public, max-age=3600, no-transform'],
    ['/version.json', 'no-store'],
  ])('is cached by the kind of its name: %s', async (path, caching) => {
    const { get } = await portal({ 'sw.js': 'addEventListener', 'version.json': VERSION })
    expect((await get(path)).headers.get('cache-control')).toBe(caching)
  })

  test.each([
    ['/assets/app-1a2b.js', 'gzip, deflate, br, zstd', 'br', 'as brotli', 'text/javascript'],
    ['/assets/app-1a2b.js', 'gzip, deflate', 'gzip', 'as gzip', 'text/javascript'],
    ['/assets/app-1a2b.js', '', null, 'console.log(1)', 'text/javascript'],
    ['/login', 'br', 'br', 'as brotli', 'text/html'],
  ])('is sent in an accepted encoding: %s as %j', async (path, accept, encoding, text, type) => {
    const { get } = await portal()
    const answer = await get(path, { 'accept-encoding': accept })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(await answer.text()).toBe(text)
  })

  test('answers 304 to its ETag until the next build', async () => {
    const { get, folder } = await portal()
    const etag = (await get('/icon.svg')).headers.get('etag') ?? ''
    const ask = () => get('/icon.svg', { 'if-none-match': `"other", ${etag}` })
    const answer = await ask()
    expect([answer.status, await answer.text()]).toEqual([304, ''])
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600, no-transform')
    await utimes(join(folder, 'icon.svg'), new Date(), new Date(Date.now() + 5000))
    expect((await ask()).status).toBe(200)
  })

  test('can have a space or any letter in its name', async () => {
    const { get } = await portal({ 'pictures/École 1.txt': 'found' })
    expect(await (await get('/pictures/%C3%89cole%201.txt')).text()).toBe('found')
  })

  test('answers 405 to other methods than GET and HEAD', async () => {
    const { app } = await portal()
    for (const path of ['/', '/login', '/icon.svg']) {
      const answer = await app.request(path, { method: 'POST' })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })
})

test.each([
  ['/login?from=mail', 'Sign in'],
  ['/login/', 'Sign in'],
  ['/login.html', 'Sign in'],
  ['/guides/exams', 'Exams'],
  ['/guides/', 'Portal'],
  ['/login//', 'Portal'],
  ['/mentor-tasks/3/submit', 'Portal'],
  ['/mentor-tasks/2.b', 'Portal'],
  ['/mentor-tasks/.5', 'Portal'],
  ['/mentor-tasks/Week1.Intro/submit', 'Portal'],
  ['/assetsx', 'Portal'],
])('%s answers with the page that was built for it, else with index.html', async (path, title) => {
  const answer = await (await portal()).get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await answer.text()).toContain(`<title>${title}</title>`)
})

describe('the server', () => {
  test.each(['/assets/gone-9f.js', '/login%2ehtm', '/favicon.ico'])(
    'answers 404 without HTML to an address that cannot be a page: %s',
    async (path) => {
      const answer = await (await portal()).get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8')
      expect(await answer.text()).not.toContain('<')
    },
  )

  test.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/headers.json',
    '/headers.json.br',
    '/headers%2ejson',
    '/headers.json/',
    '//headers.json',
    '/assets/..%2fheaders.json',
    '/headers',
    '/School.json',
    '/source-hash.txt.gz',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets//../../secret.txt',
    '/index.html%00.js',
    '/%',
    '/%ff',
  ])('sends no hidden file and none outside the folder: %s', async (path) => {
    const { get } = await portal({
      'headers.json': '{}',
      'headers.json.br': 'compressed',
      'school.json': '{}',
      'source-hash.txt.gz': 'compressed',
    })
    const answer = await get(path)
    expect([200, 404]).toContain(answer.status)
    expect(await answer.text()).toMatch(/Portal|There is nothing/)
  })

  test('sends no file outside the folder for a path that was not normalised', async () => {
    const { app } = await portal()
    // The URL class normalises paths; a socket does not.
    const request = new Request('http://localhost/')
    Object.defineProperty(request, 'url', { value: 'http://localhost/../secret.txt' })
    expect(await (await app.fetch(request)).text()).not.toContain('outside')
  })
})

/** The lines of a build's list, in the format of `sha256sum -c`. */
const listOf = (files: Record<string, string>) =>
  Object.entries(files).map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}`,
  )

test('the server refuses a portal with missing, changed or cut files', async () => {
  const written = Object.entries(FILES).filter(([name]) => /^(?:index|assets)/.test(name))
  const built = ['hash of the sources', ...listOf(Object.fromEntries(written)), '']
  const cut = { 'assets/app-1a2b.js': 'consol', 'assets/app-1a2b.js.br': '' }
  await expect(portal({ 'source-hash.txt': built.join('\n'), ...cut })).rejects.toThrow(
    'dist is damaged: assets/app-1a2b.js, assets/app-1a2b.js.br. ' +
      'Build it again with npm run build, or copy it again as a whole.',
  )
  const gone = Object.fromEntries([1, 2, 3, 4, 5, 6].map((i) => [`assets/${i}.js`, '']))
  const list = [...built, `${'0'.repeat(64)}  assets`, ...listOf(gone)].join('\n')
  await expect(portal({ 'source-hash.txt': list })).rejects.toThrow(
    'damaged: assets, assets/1.js, assets/2.js, assets/3.js, assets/4.js and 2 more.',
  )
  await expect(portal({ 'index.html': '' })).rejects.toThrow('is damaged: index.html.')
})

describe('the content security policy', () => {
  test('of a page is the build’s, or a strict one without headers.json', async () => {
    const headers = {
      '/index.html': "default-src 'self'",
      '/login.html': 'frame-src https://v.org',
    }
    const built = await portal({ 'headers.json': JSON.stringify(headers) })
    const policyOf = async ({ get }: typeof built, path: string) =>
      (await get(path)).headers.get('content-security-policy')
    expect(await policyOf(built, '/classes')).toBe(headers['/index.html'])
    expect(await policyOf(built, '/login')).toBe(headers['/login.html'])
    expect(await policyOf(built, '/guides/exams')).toBe(headers['/index.html'])
    expect(await policyOf(built, '/assets/app-1a2b.js')).toBeNull()
    expect(await policyOf(await portal(), '/login')).toBe(STRICT)
  })

  test('of an SVG lets it run and load nothing', async () => {
    const { get } = await portal({ 'assets/map-5e.svg': '<svg/>', 'assets/map-5e.svg.br': 'br' })
    for (const path of ['/icon.svg', '/assets/map-5e.svg']) {
      const answer = await get(path, { 'accept-encoding': 'br' })
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    }
  })

  test.each(['{"/index.html": 5}', '{"/index.html"'])(
    'stops the start when headers.json is damaged: %s',
    async (broken) => {
      await expect(portal({ 'headers.json': broken })).rejects.toThrow(
        /headers\.json is damaged, or another version/,
      )
    },
  )
})

test.each(['/', '/icon.svg', '/backend/auth.php', '/gone.js', '/.env', '/healthz', '/readyz'])(
  '%s sends the security headers, and HSTS over https alone',
  async (path) => {
    const { app, get } = await portal()
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toBeNull()
    const secure = await app.request(`https://portal.example.org${path}`)
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
  },
)
