import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeModules } from '../../scripts/content/files/write-modules.ts'

test('writes only changed modules, and removes those that are gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = (modules: Readonly<Record<string, string>>) =>
    writeModules(folder, new Map(Object.entries(modules)))
  expect(write({ 'a.ts': '1', 'cards/b.ts': '1' })).toEqual(['a.ts', 'cards/b.ts'])
  expect(write({ 'a.ts': '1', 'cards/c.ts': '1' })).toEqual(['cards/c.ts', 'cards/b.ts'])
})
