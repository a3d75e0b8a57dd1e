import { mkdtemp, mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createWriter } from '../../scripts/content/files/write-modules.ts'

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'modules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, write: createWriter(folder) }
}

const modules = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries))

test('only what changed is written, and what is no module any more is removed', async () => {
  const { write } = await createFolder()
  expect(write(modules({ 'a.ts': '1', 'cards/b.ts': '1' }))).toEqual(['a.ts', 'cards/b.ts'])
  expect(write(modules({ 'a.ts': '1', 'cards/c.ts': '1' }))).toEqual(['cards/c.ts', 'cards/b.ts'])
})

test('after a write that failed the next one looks at what lies there', async () => {
  const { folder, write } = await createFolder()
  write(modules({ 'a.ts': '1' }))
  await mkdir(join(folder, 'b.ts'))
  expect(() => write(modules({ 'a.ts': '2', 'b.ts': '2' }))).toThrow(/EISDIR/)
  await rm(join(folder, 'b.ts'), { recursive: true })
  expect(write(modules({ 'a.ts': '1' }))).toContain('a.ts')
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('1')
})
