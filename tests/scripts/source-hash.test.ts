import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hashSources } from '../../scripts/system/source-hash.ts'
import { temporaryFolder } from '../server/program.ts'

const SOURCES = [
  'content/classes/page.md',
  'src/portal/main.tsx',
  'scripts/build.ts',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

test('a new build is needed when a source changes or moves, not when a build writes a file or a tool changes', async () => {
  const root = await temporaryFolder()
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  for (const file of SOURCES) await write(file, 'before')
  const hashes = [hashSources(root)]
  for (const file of SOURCES) {
    await write(file, 'after')
    hashes.push(hashSources(root))
  }
  await rm(path.join(root, 'content/classes/page.md'))
  await write('content/tasks/page.md', 'after')
  hashes.push(hashSources(root))
  expect(new Set(hashes).size).toBe(hashes.length)
  await write('src/content/compiled/index.ts', 'written')
  await write('scripts/bench/server.ts', 'written')
  expect(hashSources(root)).toBe(hashes.at(-1))
})
