import { createHash } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { listen } from '../../src/server/http/listen.ts'
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
  'chat.html': '<!doctype html><title>Chat</title>',
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
    ['/index.html', 'no-cache'],
    ['/classes', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/icon.svg', 'public, max-age=3600'],
  ])('is cached for as long as its name stays the same: %s', async (path, caching) => {
    const answer = await (await portal({ 'sw.js': 'addEventListener' })).get(path)
    expect(answer.headers.get('cache-control')).toBe(caching)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', 'as brotli'],
    ['gzip, deflate', 'gzip', 'as gzip'],
    ['identity', null, 'console.log(1)'],
    ['', null, 'console.log(1)'],
  ])('is sent compressed as the browser can take it: %j', async (accept, encoding, text) => {
    const { get } = await portal()
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accept })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
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

test('a file arrives over the network as it does in process', async () => {
  const { app } = await portal()
  const server = await listen(app, { host: '127.0.0.1', port: 0 })
  onTestFinished(server.close)
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/icon.svg`, { headers })
  const first = await ask()
  expect(await first.text()).toBe(FILES['icon.svg'])
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

describe('an address whose page was built', () => {
  const BUILT = {
    'login.html': '<title>Sign in</title>',
    'login.html.br': 'as brotli',
    'guides/exams.html': '<title>Exams</title>',
    'headers.json': JSON.stringify({ '/index.html': "default-src 'self'" }),
  }

  test.each([
    ['/login?from=mail', 'Sign in'],
    ['/login/', 'Sign in'],
    ['/login.html', 'Sign in'],
    ['/guides/exams', 'Exams'],
    ['/logins', 'Portal'],
    ['/guides/', 'Portal'],
    ['/login//', 'Portal'],
    ['/LOGIN/x', 'Portal'],
  ])('is that page, and no other is: %s', async (path, title) => {
    const answer = await (await portal(BUILT)).get(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  test('is sent as every page is', async () => {
    const { get } = await portal(BUILT)
    const { headers } = await get('/login')
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toBe("default-src 'self'")
    const compressed = await get('/login', { 'accept-encoding': 'br' })
    expect(await compressed.text()).toBe('as brotli')
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect([(await get('/login', known)).status, (await get('/', known)).status]).toEqual([
      304, 200,
    ])
  })
})

describe('an address that is no file', () => {
  test.each([
    '/mentor-tasks/3/submit',
    '/mentor-tasks/1.5',
    '/no/such/page?with=query',
    '/assetsx',
  ])('is the page: %s', async (path) => {
    const answer = await (await portal()).get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await answer.text()).toContain('<title>Portal</title>')
  })

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
    '/.well/known.txt',
    '/headers.json',
    '/headers.json.br',
    '/headers%2ejson',
    '/HEADERS.JSON',
    '/headers.json/',
    '//headers.json',
    '/assets/..%2fheaders.json',
    '/headers',
    '/school.json',
    '/school.json.br',
    '/School.json',
    '/sw',
    '/source-hash.txt',
    '/source-hash.txt.gz',
    '/assets/../.env',
    '/%2eenv',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets//../../secret.txt',
    '/%00',
    '/index.html%00.js',
    '/%',
    '/%ff',
  ])('gives away nothing: %s', async (path) => {
    const { get } = await portal({
      'headers.json': '{}',
      'headers.json.br': 'compressed',
      'school.json': '{}',
      'school.json.br': 'compressed',
      'source-hash.txt.gz': 'compressed',
      'sw.js': 'worker',
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

  test('is served when it is what the build wrote', async () => {
    const { get } = await portal({ 'source-hash.txt': BUILT, 'added-later.txt': 'x' })
    expect((await get('/')).status).toBe(200)
  })

  test.each([
    ['a script that was cut', 'assets/app-1a2b.js', 'consol'],
    ['a compressed copy that was cut', 'assets/app-1a2b.js.br', ''],
    ['an empty page', 'index.html', ''],
    ['a page of another version', 'index.html', '<!doctype html><title>portal</title>'],
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
  })

  test('must have a page, even where it comes without a list', async () => {
    await expect(portal({ 'index.html': '' })).rejects.toThrow('is damaged: index.html.')
  })
})

describe('a page’s content security policy', () => {
  test('is strict where the build wrote none', async () => {
    const answer = await (await portal()).get('/login')
    expect(answer.headers.get('content-security-policy')).toBe(STRICT)
  })

  test('is the build’s own, page by page', async () => {
    const headers = { '/index.html': "default-src 'self'", '/chat.html': 'frame-src https://v.org' }
    const { get } = await portal({
      'headers.json': JSON.stringify(headers),
      'login/index.html': '<title>Sign in</title>',
    })
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy')
    expect(await policyOf('/classes')).toBe(headers['/index.html'])
    expect(await policyOf('/chat.html')).toBe(headers['/chat.html'])
    expect(await policyOf('/login')).toBe(headers['/index.html'])
    expect(await policyOf('/assets/app-1a2b.js')).toBeNull()
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
    ['a page', '/', 'text/html; charset=utf-8'],
    ['a script', '/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
    ['a style', '/a.css', 'text/css; charset=utf-8'],
    ['a text', '/robots.txt', 'text/plain; charset=utf-8'],
    ['a picture', '/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['no file', '/gone.js', 'text/plain; charset=utf-8'],
    ['no page', '/..%2fsecret.txt', 'text/plain; charset=utf-8'],
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

test('a server without a portal answers 404 to its addresses', async () => {
  const app = createApp({ backend: NO_BACKEND })
  expect((await app.request('/login')).status).toBe(404)
})
