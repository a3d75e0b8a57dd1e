import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CARD, openPreview } from './local-server.ts'

const { root, post } = await openPreview({ 'outside/card.md': '---\ntitle: A\n---\n' })
await symlink(join(root, 'outside'), join(root, 'content/linked'), 'junction')
// Windows makes symbolic links to files only for administrators.
if (process.platform !== 'win32') {
  await symlink(join(root, 'outside/card.md'), join(root, 'content/classes/linked.md'))
}

const SAVING = { version: '', fields: {}, body: 'Mine' }
const PICTURE = { name: 'Map', ending: 'svg', data: '' }
const REFUSED = { status: 422, body: { message: 'There is no such file in content/.' } }

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
  expect(await post('wording', { file })).toMatchObject(REFUSED)
  expect(await post('save', { ...SAVING, file })).toMatchObject(REFUSED)
  expect(await post('try', { ...SAVING, file })).toMatchObject(REFUSED)
  expect(await post('picture', { ...PICTURE, file })).toMatchObject(REFUSED)
})

test('answers only what it knows, and throws nothing outside content/ away', async () => {
  const file = 'content/../package.json'
  expect((await post('throw-away', { file })).status).toBe(422)
  expect((await post('words', { file, from: 'a'.repeat(40), to: null })).status).toBe(422)
  expect((await post('toString', null)).status).toBe(404)
})
