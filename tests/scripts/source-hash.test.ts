import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashSources } from '../../scripts/system/source-hash.ts'

const FILES = [
  'content/classes/page.md',
  'src/portal/main.tsx',
  'scripts/build.ts',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

async function workspace(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'portal-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const file of FILES) await write(root, file, 'before')
  return root
}

async function write(root: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

test.each(FILES)('a change of %s asks for a new build', async (file) => {
  const root = await workspace()
  const before = hashSources(root)
  await write(root, file, 'after')
  expect(hashSources(root)).not.toBe(before)
})

test('a file that moves asks for a new build', async () => {
  const root = await workspace()
  const before = hashSources(root)
  await rm(path.join(root, 'content/classes/page.md'))
  await write(root, 'content/tasks/page.md', 'before')
  expect(hashSources(root)).not.toBe(before)
})

test('what a build itself writes asks for none', async () => {
  const root = await workspace()
  const before = hashSources(root)
  await write(root, 'src/content/compiled/index.ts', 'written')
  expect(hashSources(root)).toBe(before)
})
