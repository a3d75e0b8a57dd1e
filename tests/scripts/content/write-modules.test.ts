import { expect, test } from 'vitest'
import { writeModules } from '../../../scripts/content/files/write-modules.ts'
import { temporaryFolder } from '../../server/program.ts'

test('writes only changed modules, and removes those that are gone', async () => {
  const folder = await temporaryFolder()
  const write = (modules: Readonly<Record<string, string>>) =>
    writeModules(folder, new Map(Object.entries(modules)))
  expect(write({ 'a.ts': '1', 'cards/b.ts': '1' })).toEqual(['a.ts', 'cards/b.ts'])
  expect(write({ 'a.ts': '1', 'cards/c.ts': '1' })).toEqual(['cards/c.ts', 'cards/b.ts'])
})
