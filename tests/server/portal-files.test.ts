import { createHash } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { collectLog } from '../support/server/log.ts'
import { temporaryFolder } from './program.ts'

const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; " +
  "connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'self'; " +
  "form-action 'self'; object-src 'none'"

// What it would answer is not asked here.
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
  '.well/known.txt': 'hidden',
  'source-hash.txt': 'abc',
}

/** The server in front of a folder with a built portal; no backend is needed for it. */
async function portal(more: Record<string, string> = {}) {
  const parent = await temporaryFolder()
  const folder = join(parent, 'dist')
  await writeFile(join(parent, 'secret.txt'), 'outside')
  for (const [name, text] of Object.entries({ ...FILES, ...more })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const app = createApp({ backend: NO_BACKEND, portal: { folder }, log: collectLog() })
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return { app, folder, get }
}

describe('a file of the portal', () => {
  test.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/login', 'no-cache'],
    ['/classes', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/icon.svg', 'public, max-age=3600'],
  ])('is cached for as long as its name stays the same: %s', async (path, caching) => {
    const answer = await (await portal({ 'sw.js': 'addEventListener' })).get(path)
    expect(answer.headers.get('cache-control')).toBe(caching)
  })

  test.each([
    ['/assets/app-1a2b.js', 'gzip, deflate, br, zstd', 'br', 'as brotli', 'text/javascript'],
    ['/assets/app-1a2b.js', 'gzip, deflate', 'gzip', 'as gzip', 'text/javascript'],
    ['/assets/app-1a2b.js', '', null, 'console.log(1)', 'text/javascript'],
    ['/login', 'br', 'br', 'as brotli', 'text/html'],
  ])('is sent as the browser can take it: %s as %j', async (path, accept, encoding, text, type) => {
    const { get } = await portal()
    const answer = await get(path, { 'accept-encoding': accept })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(await answer.text()).toBe(text)
  })

  test('is not sent again to a browser that has it', async () => {
    const { get } = await portal()
    const etag = (await get('/icon.svg')).headers.get('etag') ?? ''
    const answer = await get('/icon.svg', { 'if-none-match': `"other", ${etag}` })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('is sent again when it was built again', async () => {
    const { get, folder } = await portal()
    const etag = (await get('/')).headers.get('etag') ?? ''
    await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200)
  })

  test('may have a space or a letter of any language in its name', async () => {
    const { get } = await portal({ 'pictures/École 1.txt': 'found' })
    expect(await (await get('/pictures/%C3%89cole%201.txt')).text()).toBe('found')
  })

  test('can only be read', async () => {
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
  ['/mentor-tasks/1.5', 'Portal'],
  ['/assetsx', 'Portal'],
])('an address is the page that was built for it, or the portal’s: %s', async (path, title) => {
  const answer = await (await portal()).get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await answer.text()).toContain(`<title>${title}</title>`)
})

describe('an address that is no file', () => {
  test.each(['/assets/gone-9f.js', '/login%2ehtm', '/favicon.ico'])(
    'is not found where a page cannot be meant: %s',
    async (path) => {
      const answer = await (await portal()).get(path)
      expect(answer.status).toBe(404)
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
  ])('gives away nothing: %s', async (path) => {
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

  test('is never what the folder’s neighbours hold', async () => {
    const { app } = await portal()
    // URL would tidy this path up; a socket does not.
    const request = new Request('http://localhost/')
    Object.defineProperty(request, 'url', { value: 'http://localhost/../secret.txt' })
    expect(await (await app.fetch(request)).text()).not.toContain('outside')
  })
})

/** As the build lists its files: `sha256sum -c` reads the same. */
const listOf = (files: Record<string, string>) =>
  Object.entries(files).map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}`,
  )

describe('a built portal', () => {
  const written = Object.entries(FILES).filter(([name]) => /^(?:index|assets)/.test(name))
  const BUILT = ['hash of the sources', ...listOf(Object.fromEntries(written)), ''].join('\n')

  test.each([
    ['a script that was cut', 'assets/app-1a2b.js', 'consol'],
    ['a compressed copy that was cut', 'assets/app-1a2b.js.br', ''],
  ])('is not believed with %s', async (_, name, text) => {
    await expect(portal({ 'source-hash.txt': BUILT, [name]: text })).rejects.toThrow(
      `dist is damaged: ${name}. Build it again with npm run build, or copy it again as a whole.`,
    )
  })

  test('is not believed with a folder in the place of a file, or without what it needs', async () => {
    const gone = Object.fromEntries([1, 2, 3, 4, 5, 6].map((i) => [`assets/${i}.js`, '']))
    const list = [BUILT, `${'0'.repeat(64)}  assets`, ...listOf(gone)].join('\n')
    await expect(portal({ 'source-hash.txt': list })).rejects.toThrow(
      'damaged: assets, assets/1.js, assets/2.js, assets/3.js, assets/4.js and 2 more.',
    )
    await expect(portal({ 'index.html': '' })).rejects.toThrow('is damaged: index.html.')
  })
})

describe('a page’s content security policy', () => {
  test('is the build’s own, page by page, and strict without one', async () => {
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

  test('of a drawing lets it run and load nothing where it is opened by its own address', async () => {
    const { get } = await portal({ 'assets/map-5e.svg': '<svg/>', 'assets/map-5e.svg.br': 'br' })
    for (const path of ['/icon.svg', '/assets/map-5e.svg']) {
      const answer = await get(path, { 'accept-encoding': 'br' })
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    }
  })

  test('stops the start when the build’s file is broken', async () => {
    for (const broken of ['{"/index.html": 5}', '{"/index.html"']) {
      await expect(portal({ 'headers.json': broken })).rejects.toThrow(
        /headers\.json is damaged\. Build the portal again/,
      )
    }
  })
})

describe('every answer', () => {
  test.each(['/', '/icon.svg', '/backend/auth.php', '/gone.js', '/.env', '/healthz', '/readyz'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await (await portal()).get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  test.each([
    ['a style', '/a.css', 'text/css; charset=utf-8'],
    ['a text', '/robots.txt', 'text/plain; charset=utf-8'],
    ['a picture', '/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['no file', '/gone.js', 'text/plain; charset=utf-8'],
    ['health', '/healthz', 'application/json'],
  ])('says what it is, and a text in which signs it is written: %s', async (_, path, type) => {
    const { get } = await portal({ 'a.css': 'p{}', 'robots.txt': 'User-agent: *' })
    expect((await get(path)).headers.get('content-type')?.toLowerCase()).toBe(type)
  })

  test('asks for https ever after when it was https, and only then', async () => {
    const { app } = await portal()
    const transport = async (address: string) =>
      (await app.request(address)).headers.get('strict-transport-security')
    for (const path of ['/', '/backend/auth.php', '/gone.js', '/healthz']) {
      expect(await transport(`https://portal.example.org${path}`)).toBe('max-age=31536000')
      expect(await transport(`http://portal.example.org${path}`)).toBeNull()
    }
  })
})
