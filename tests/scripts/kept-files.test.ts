import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bytesToFetch, describeInstall, keptFiles } from '../../scripts/build/offline/kept-files.ts'

const BUILT = {
  'index.html': '<!doctype html>',
  'login.html': '<!doctype html><form>',
  'verify-otp.html': '<!doctype html><form>',
  'chat.html': '<!doctype html>',
  'headers.json': '{}',
  'school.json': '{}',
  'source-hash.txt': 'abc',
  'robots.txt': 'User-agent: *',
  'sw.js': 'old',
  'icon.svg': '<svg/>',
  'assets/app-1a2b.js': 'console.log(1)',
  'assets/app-1a2b.js.br': 'brotli',
  'assets/app-1a2b.js.gz': 'gzip',
}
const POLICIES = { '/index.html': "default-src 'self'", '/chat.html': "default-src 'none'" }

/** A built portal with these files in place of the usual ones. */
async function build(files: Partial<typeof BUILT> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'assets'))
  for (const [name, text] of Object.entries({ ...BUILT, ...files })) {
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

test('the two pages to begin with, every chunk and the icons are kept, and nothing that is for servers, crawlers or the chat', async () => {
  const files = Object.keys(keptFiles(await build(), POLICIES))
  expect(files.map((file) => file.replace(/\?[0-9a-f]{8}$/, '?…'))).toEqual([
    '/?…',
    '/assets/app-1a2b.js',
    '/icon.svg?…',
    '/login?…',
  ])
})

test('each is kept with the digest of its bytes', async () => {
  const digests = Object.values(keptFiles(await build(), POLICIES))
  const bytes = ['index.html', 'assets/app-1a2b.js', 'icon.svg', 'login.html'] as const
  const ofBytes = bytes.map((name) => createHash('sha256').update(BUILT[name]).digest('base64'))
  expect(digests).toEqual(ofBytes.map((digest) => `sha256-${digest}`))
})

const changed = async (files: Partial<typeof BUILT>, policies = POLICIES) => {
  const before = Object.keys(keptFiles(await build(), POLICIES))
  const after = Object.keys(keptFiles(await build(files), policies))
  return after.filter((file) => !before.includes(file)).map((file) => file.replace(/\?.*/, ''))
}

test('the same build is the same version', async () => {
  expect(await changed({})).toEqual([])
})

test('a changed page is another version of the page', async () => {
  expect(await changed({ 'index.html': '<!doctype html><p>' })).toEqual(['/'])
})

test('a changed policy of the pages is another version of them', async () => {
  const policies = { ...POLICIES, '/index.html': "default-src 'none'" }
  expect(await changed({}, policies)).toEqual(['/', '/login'])
  expect(await changed({}, { ...POLICIES, '/chat.html': "default-src 'self'" })).toEqual([])
})

test('a changed icon is another version of the icon', async () => {
  expect(await changed({ 'icon.svg': '<svg></svg>' })).toEqual(['/icon.svg'])
})

test('a file weighs what a server sends of it', async () => {
  const folder = await build()
  const pages = BUILT['index.html'].length + BUILT['login.html'].length
  const icon = BUILT['icon.svg'].length
  const files = Object.keys(keptFiles(folder, POLICIES))
  expect(bytesToFetch(folder, files)).toBe(pages + icon + 'brotli'.length)
})

test('a build warns of more than 250 kB', () => {
  expect(describeInstall(250_000, 80)).not.toContain('more than')
  expect(describeInstall(250_001, 80)).toContain('more than 250 kB')
})
