import { rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBuilder, type Built } from '../../scripts/content/build.ts'
import { watchContent } from '../../scripts/content/watch.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'

/** The builds of a watched small school, and the file of its card. */
async function watched(halfSavedMs: number) {
  const { root, read } = await createWorkspace()
  const builds: Built[] = []
  const stop = await watchContent({
    root,
    build: createBuilder({ root, tell: () => {} }),
    onBuilt: (built) => builds.push(built),
    onError: (error) => expect.unreachable(String(error)),
    halfSavedMs,
  })
  onTestFinished(stop)
  return { builds, text: await read(CARD), file: join(root, CARD) }
}

test('a file that a program empties before it writes it is read when it is written', async () => {
  const { builds, text, file } = await watched(500)
  await truncate(file)
  await sleep(50)
  await writeFile(file, text.replace('Join within', 'Come within'))
  await vi.waitFor(() => expect(builds.at(-1)?.changed).toEqual(['cards/classes.tsx']), 10_000)
  expect(builds.flatMap(({ problems }) => problems)).toEqual([])
})

test('a file that stays empty is told', async () => {
  const { builds, file } = await watched(1)
  await truncate(file)
  await vi.waitFor(() => expect(builds.at(-1)?.problems).toHaveLength(1), 10_000)
})

test('a file that is written beside the one it replaces is read under its name alone', async () => {
  const { builds, text, file } = await watched(500)
  await writeFile(`${file}.new`, text.replace('Join within', 'Come within'))
  await sleep(50)
  await rename(`${file}.new`, file)
  await vi.waitFor(() => expect(builds.at(-1)?.changed).toEqual(['cards/classes.tsx']), 10_000)
  expect(builds.flatMap(({ problems }) => problems)).toEqual([])
})

test('a file that goes is told', async () => {
  const { builds, file } = await watched(1)
  await rm(file)
  await vi.waitFor(() => expect(builds.at(-1)?.counts.cards).toBe(0), 10_000)
})
