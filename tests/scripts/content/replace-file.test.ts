import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFile } from '../../../scripts/content/files/replace-file.ts'
import { temporaryFolder } from '../../server/program.ts'

/** A file of a writer in a folder of its own. */
async function writersFile(text: string) {
  const folder = await temporaryFolder()
  const path = join(folder, 'card.md')
  await writeFile(path, text, { mode: 0o640 })
  return { folder, path, read: () => readFile(path, 'utf8') }
}

test('replaces a file that still holds what was read, and keeps its permissions', async () => {
  const { folder, path, read } = await writersFile('read')
  const { mode } = await stat(path)
  expect(replaceFile(path, 'read', 'mended')).toBe(true)
  expect(await read()).toBe('mended')
  expect((await stat(path)).mode).toBe(mode)
  expect(await readdir(folder)).toEqual(['card.md'])
})

test.each([
  ['was saved meanwhile', 'saved'],
  ['lost its byte-order mark meanwhile', 'read'],
  ['was removed meanwhile', null],
])('leaves a file as it is that %s', async (_name, now) => {
  const { folder, path, read } = await writersFile(now ?? '')
  if (now === null) await rm(path)
  expect(replaceFile(path, '\uFEFFread', 'mended')).toBe(false)
  if (now === null) expect(await readdir(folder)).toEqual([])
  else expect(await read()).toBe(now)
})
