import { mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBuilder, type Built } from '../../scripts/content/build.ts'
import { watchContent } from '../../scripts/content/watch.ts'
import { createWorkspace } from './workspace.ts'

/** Something that others wait at until the test opens it. */
function createGate(isOpen: boolean) {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const gate = {
    waiting: 0,
    open,
    pass: () => {
      gate.waiting += 1
      return promise
    },
  }
  if (isOpen) open()
  return gate
}

/** A watched small school: its builds, its errors, the file of its card and another one. */
async function watched({ halfSaves = createGate(true), builds: busy = createGate(true) } = {}) {
  const { root } = await createWorkspace()
  const builds: Built[] = []
  const errors: unknown[] = []
  const disk = { isFull: false }
  const build = createBuilder({ root, tell: () => {} })
  const stop = await watchContent({
    root,
    build: async (changed) => {
      if (changed) await busy.pass()
      if (disk.isFull) throw new Error('The disk is full')
      return build(changed)
    },
    onBuilt: (built) => builds.push(built),
    onError: (error) => errors.push(error),
    wait: halfSaves.pass,
  })
  onTestFinished(stop)
  const file = join(root, 'content/classes/class-link.md')
  const text = await readFile(file, 'utf8')
  return {
    ...{ builds, errors, disk, stop, text, file },
    other: join(root, 'content/student-policy/page.md'),
    newText: text.replace('Join within', 'Come within'),
    addTo: async (path: string) => writeFile(path, `${await readFile(path, 'utf8')}\nMore.\n`),
    /** Waits until exactly these modules, and what search looks through, were written since the first build. */
    untilWritten: (...modules: string[]) =>
      soon(() => {
        const written = new Set(builds.slice(1).flatMap(({ changed }) => changed))
        expect(written).toEqual(new Set([...modules, 'search.ts']))
        expect(builds.flatMap(({ problems }) => problems)).toEqual([])
      }),
  }
}

const soon = (check: () => void) => vi.waitFor(check, 10_000)
const CARDS = 'cards/classes.tsx'
const POLICY = 'pages/student-policy.tsx'

test('a file that a program empties before it writes it is read when it is written', async () => {
  const halfSaves = createGate(false)
  const { untilWritten, newText, file } = await watched({ halfSaves })
  await truncate(file)
  await soon(() => expect(halfSaves.waiting).toBe(1))
  await writeFile(file, newText)
  halfSaves.open()
  await untilWritten(CARDS)
})

test('half of a save beside the file it replaces is never read, nor taken along by another change', async () => {
  const halfSaves = createGate(false)
  const { untilWritten, newText, file, other, addTo } = await watched({ halfSaves })
  await writeFile(`${file}.new`, newText)
  await soon(() => expect(halfSaves.waiting).toBe(1))
  await addTo(other)
  await rename(`${file}.new`, file)
  halfSaves.open()
  await untilWritten(CARDS, POLICY)
})

test('what changes while a build runs is built after it', async () => {
  const busy = createGate(false)
  const { untilWritten, addTo, file, other } = await watched({ builds: busy })
  await addTo(other)
  await soon(() => expect(busy.waiting).toBe(1))
  await addTo(file)
  busy.open()
  await untilWritten(CARDS, POLICY)
})

test('a folder that goes and comes back is seen', async () => {
  const { builds, file, text } = await watched()
  await rm(dirname(file), { recursive: true })
  await soon(() => expect(builds.at(-1)?.counts.cards).toBe(0))
  await mkdir(dirname(file))
  await writeFile(file, text)
  await soon(() => expect(builds.at(-1)?.counts.cards).toBe(1))
})

test('nothing is built after the end, not even what waited for the rest of a save', async () => {
  const halfSaves = createGate(false)
  const { builds, file, stop } = await watched({ halfSaves })
  await truncate(file)
  await soon(() => expect(halfSaves.waiting).toBe(1))
  const stopped = stop()
  halfSaves.open()
  await stopped
  expect(builds).toHaveLength(1)
})

test('a change whose build failed goes with the next one', async () => {
  const { untilWritten, file, other, addTo, disk, errors } = await watched()
  disk.isFull = true
  await addTo(file)
  await soon(() => expect(errors).not.toEqual([]))
  disk.isFull = false
  await addTo(other)
  await untilWritten(POLICY, CARDS)
})
