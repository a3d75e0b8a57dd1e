import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARD, openPreview } from './local-server.ts'

const { root, ask, bytes } = await openPreview({
  'outside/card.md': '---\ntitle: A\n---\n',
  'outside.svg': '<svg/>',
  'content/classes/map.svg': '<svg/>',
})
await symlink(join(root, 'outside'), join(root, 'content/linked'), 'junction')
// Windows makes symbolic links to files only for administrators.
if (process.platform !== 'win32') {
  await symlink(join(root, 'outside/card.md'), join(root, 'content/classes/linked.md'))
}

const FILE = `/preview/file?file=${CARD}`
const SAVING = { version: '', fields: {}, lists: {}, body: 'Mine' }

test.each([
  '../package.json',
  'content/../package.json',
  'content/classes/../../package.json',
  'content/classes/../classes/class-link.md',
  'content//classes/class-link.md',
  'content\\classes\\class-link.md',
  '/etc/passwd',
  join(root, CARD),
  'package.json',
  'content/site.json',
  'content/README.md',
  'content/classes/class-link.md/',
  'content/classes/class-link.md\0.json',
  'content/classes/nothing.md',
  'content/linked/card.md',
  'content/classes/linked.md',
  '',
])('reads and writes nothing but texts inside content/: refuses %j', async (file) => {
  const query = `?file=${encodeURIComponent(file)}`
  expect((await ask(`/preview/file${query}`)).status).toBe(404)
  for (const kind of ['file', 'try', 'picture']) {
    expect((await ask(`/preview/${kind}${query}`, { send: SAVING })).status).toBe(404)
  }
})

test('serves nothing but pictures from content/, and runs no script of an SVG that is opened by itself', async () => {
  const { status, body, headers } = await ask('/content/classes/map.svg')
  expect([status, body, headers['content-type']]).toEqual([200, '<svg/>', 'image/svg+xml'])
  expect(headers['content-security-policy']).toMatch(/; sandbox$/)
  for (const path of ['site.json', '..%2foutside.svg', 'classes/%E0%A4%A.svg']) {
    expect((await ask(`/content/${path}`)).status).toBe(404)
  }
})

test('goes on after a picture that cannot be read', async () => {
  await mkdir(join(root, 'content/classes/folder.png'))
  expect((await ask('/content/classes/folder.png')).status).toBe(500)
  expect((await ask(FILE)).status).toBe(200)
})

test.each([
  ['another website', { origin: 'https://evil.example' }],
  ['a host name that points to this computer', { host: 'evil.example:4173' }],
])('answers nothing to %s', async (_, headers) => {
  const before = await bytes()
  expect((await ask(FILE, { headers })).status).toBe(403)
  for (const kind of ['file', 'try', 'picture', 'card', 'proposal']) {
    const path = `/preview/${kind}?file=${CARD}`
    expect((await ask(path, { headers, send: SAVING })).status).toBe(403)
  }
  expect(await bytes()).toEqual(before)
})
