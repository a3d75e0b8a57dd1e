import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBuilder, type Built } from '../../scripts/content/build.ts'
import { watchContent } from '../../scripts/content/watch.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'

const POLICY = 'content/student-policy/page.md'

/** A watched small school: its builds, its errors, the file of its card and another one. */
async function watched(halfSavedMs: number) {
  const { root, read } = await createWorkspace()
  const builds: Built[] = []
  const errors: unknown[] = []
  const slow = { ms: 0, fails: false }
  const build = createBuilder({ root, tell: () => {} })
  const stop = await watchContent({
    root,
    build: async (changed) => {
      await sleep(slow.ms)
      if (slow.fails) throw new Error('The disk is full')
      return build(changed)
    },
    onBuilt: (built) => builds.push(built),
    onError: (error) => errors.push(error),
    halfSavedMs,
  })
  onTestFinished(stop)
  const [file, other] = [join(root, CARD), join(root, POLICY)]
  /** What was written since the first build. */
  const written = () => builds.slice(1).flatMap(({ changed }) => changed)
  return { builds, written, errors, slow, stop, text: await read(CARD), file, other }
}

test('a file that a program empties before it writes it is read when it is written', async () => {
  const { builds, written, text, file } = await watched(500)
  await truncate(file)
  await sleep(50)
  await writeFile(file, text.replace('Join within', 'Come within'))
  await vi.waitFor(() => expect(written()).toEqual(['cards/classes.tsx']), 10_000)
  expect(builds.flatMap(({ problems }) => problems)).toEqual([])
})

test('a file that stays empty is told', async () => {
  const { builds, file } = await watched(1)
  await truncate(file)
  await vi.waitFor(() => expect(builds.at(-1)?.problems).toHaveLength(1), 10_000)
})

test('a file that is written beside the one it replaces is read under its name alone', async () => {
  const { builds, written, text, file } = await watched(500)
  await writeFile(`${file}.new`, text.replace('Join within', 'Come within'))
  await sleep(50)
  await rename(`${file}.new`, file)
  await vi.waitFor(() => expect(written()).toEqual(['cards/classes.tsx']), 10_000)
  expect(builds.flatMap(({ problems }) => problems)).toEqual([])
})

test('a file that goes is told', async () => {
  const { builds, file } = await watched(1)
  await rm(file)
  await vi.waitFor(() => expect(builds.at(-1)?.counts.cards).toBe(0), 10_000)
})

test('half of a save is not taken along by another change', async () => {
  const { builds, written, text, file, other } = await watched(500)
  await writeFile(`${file}.new`, text.replace('Join within', 'Come within'))
  await writeFile(other, `${await readFile(other, 'utf8')}\nMore.\n`)
  await sleep(50)
  await rename(`${file}.new`, file)
  await vi.waitFor(() => expect(written()).toContain('cards/classes.tsx'), 10_000)
  expect(builds.flatMap(({ problems }) => problems)).toEqual([])
})

test('what comes while a build runs waits until it is saved', async () => {
  const { builds, written, text, file, other, slow } = await watched(600)
  slow.ms = 200
  await writeFile(other, `${await readFile(other, 'utf8')}\nMore.\n`)
  await sleep(50) // the build of that runs now
  await writeFile(other, `${await readFile(other, 'utf8')}\nEven more.\n`)
  await sleep(50) // the build of that waits for it
  await writeFile(`${file}.new`, text.replace('Join within', 'Come within'))
  await sleep(400)
  await rename(`${file}.new`, file)
  await vi.waitFor(() => expect(written()).toContain('cards/classes.tsx'), 10_000)
  expect(builds.flatMap(({ problems }) => problems)).toEqual([])
})

test('nothing is built after the end, not even what waited for the rest of a save', async () => {
  const { builds, file, stop } = await watched(200)
  await truncate(file)
  await sleep(50)
  await stop()
  expect(builds).toHaveLength(1)
  await sleep(300)
  expect(builds).toHaveLength(1)
})

test('a change whose build failed goes with the next one', async () => {
  const { written, text, file, other, slow, errors } = await watched(1)
  slow.fails = true
  await writeFile(file, text.replace('Join within', 'Come within'))
  await vi.waitFor(() => expect(errors).not.toEqual([]), 10_000)
  await sleep(100) // one save can be told as several changes
  slow.fails = false
  await writeFile(other, `${await readFile(other, 'utf8')}\nMore.\n`)
  await vi.waitFor(
    () =>
      expect(new Set(written())).toEqual(
        new Set(['pages/student-policy.tsx', 'cards/classes.tsx']),
      ),
    10_000,
  )
})
