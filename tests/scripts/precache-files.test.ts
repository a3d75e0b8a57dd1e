import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { precacheFiles } from '../../scripts/build/precache-files.ts'
import { temporaryFolder } from '../server/program.ts'

const BUILT = {
  'index.html': '<!doctype html>',
  'login.html': '<!doctype html><form>',
  'verify-otp.html': '<!doctype html><form>',
  'chat.html': '<!doctype html>',
  'headers.json': '{}',
  'school.json': '{}',
  'version.json': '{}',
  'source-hash.txt': 'abc',
  'robots.txt': 'User-agent: *',
  'sw.js': 'old',
  'icon.svg': '<svg/>',
  'assets/app-1a2b.js': 'console.log(1)',
  'assets/app-1a2b.js.br': 'brotli',
  'assets/app-1a2b.js.gz': 'gzip',
}
const POLICIES = { '/index.html': "default-src 'self'", '/chat.html': "default-src 'none'" }

/** A built portal, with some files changed. */
async function build(changes: Partial<typeof BUILT> = {}): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'assets'))
  for (const [name, text] of Object.entries({ ...BUILT, ...changes })) {
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

const digestOf = (name: keyof typeof BUILT) =>
  `sha256-${createHash('sha256').update(BUILT[name]).digest('base64')}`

test('the worker keeps the first two pages, the scripts and the tab’s icon, with their digests', async () => {
  const kept = precacheFiles(await build(), POLICIES)
  const files = Object.entries(kept).map(([file, digest]) => [
    file.replace(/\?[0-9a-f]{8}$/, '?…'),
    digest,
  ])
  expect(files).toEqual([
    ['/?…', digestOf('index.html')],
    ['/assets/app-1a2b.js', digestOf('assets/app-1a2b.js')],
    ['/icon.svg?…', digestOf('icon.svg')],
    ['/login?…', digestOf('login.html')],
  ])
})

test.each([
  ['nothing', {}, {}, []],
  ['a page', { 'index.html': '<!doctype html><p>' }, {}, ['/']],
  ['the icon', { 'icon.svg': '<svg></svg>' }, {}, ['/icon.svg']],
  ['the policy of the pages', {}, { '/index.html': "default-src 'none'" }, ['/', '/login']],
  ['the policy of the chat', {}, { '/chat.html': "default-src 'self'" }, []],
])('a change of %s gives new addresses to what it changes', async (_, files, policies, changed) => {
  const before = Object.keys(precacheFiles(await build(), POLICIES))
  const after = Object.keys(precacheFiles(await build(files), { ...POLICIES, ...policies }))
  const fresh = after.filter((file) => !before.includes(file))
  expect(fresh.map((file) => file.replace(/\?.*/, ''))).toEqual(changed)
})
