import { mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBuilder, type Built } from '../../scripts/content/build.ts'
import { watchContent } from '../../scripts/content/watch.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'

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
  const { root, read } = await createWorkspace()
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
  const [file, other] = [join(root, CARD), join(root, POLICY)]
  return {
    builds,
    /** What was written since the first build. */
    written: () => new Set(builds.slice(1).flatMap(({ changed }) => changed)),
    problems: () => builds.flatMap(({ problems }) => problems),
    errors,
    disk,
    stop,
    text: await read(CARD),
    file,
    other,
    addTo: async (path: string) => writeFile(path, `${await readFile(path, 'utf8')}\nMore.\n`),
  }
}

const soon = (check: () => void) => vi.waitFor(check, 10_000)
const CARDS = 'cards/classes.tsx'
const POLICY_PAGE = 'pages/student-policy.tsx'
/** Search looks through every text. */
const SEARCH = 'search.ts'

test('a change is built', async () => {
  const { written, addTo, file } = await watched()
  await addTo(file)
  await soon(() => expect(written()).toEqual(new Set([CARDS, SEARCH])))
})

test('a file that a program empties before it writes it is read when it is written', async () => {
  const halfSaves = createGate(false)
  const { written, problems, text, file } = await watched({ halfSaves })
  await truncate(file)
  await soon(() => expect(halfSaves.waiting).toBe(1))
  await writeFile(file, text.replace('Join within', 'Come within'))
  halfSaves.open()
  await soon(() => expect(written()).toEqual(new Set([CARDS, SEARCH])))
  expect(problems()).toEqual([])
})

test('a file that stays empty is told', async () => {
  const { builds, file } = await watched()
  await truncate(file)
  await soon(() => expect(builds.at(-1)?.problems).toHaveLength(1))
})

test('a file that is written beside the one it replaces is read under its name alone', async () => {
  const halfSaves = createGate(false)
  const { written, problems, text, file } = await watched({ halfSaves })
  await writeFile(`${file}.new`, text.replace('Join within', 'Come within'))
  await soon(() => expect(halfSaves.waiting).toBe(1))
  await rename(`${file}.new`, file)
  halfSaves.open()
  await soon(() => expect(written()).toEqual(new Set([CARDS, SEARCH])))
  expect(problems()).toEqual([])
})

test('half of a save is not taken along by another change', async () => {
  const halfSaves = createGate(false)
  const { written, problems, text, file, other, addTo } = await watched({ halfSaves })
  await writeFile(`${file}.new`, text.replace('Join within', 'Come within'))
  await soon(() => expect(halfSaves.waiting).toBe(1))
  await addTo(other)
  await rename(`${file}.new`, file)
  halfSaves.open()
  await soon(() => expect(written()).toEqual(new Set([CARDS, POLICY_PAGE, SEARCH])))
  expect(problems()).toEqual([])
})

test('what changes while a build runs is built after it', async () => {
  const busy = createGate(false)
  const { written, addTo, file, other } = await watched({ builds: busy })
  await addTo(other)
  await soon(() => expect(busy.waiting).toBe(1))
  await addTo(file)
  busy.open()
  await soon(() => expect(written()).toEqual(new Set([CARDS, POLICY_PAGE, SEARCH])))
})

test('a file that goes is told', async () => {
  const { builds, file } = await watched()
  await rm(file)
  await soon(() => expect(builds.at(-1)?.counts.cards).toBe(0))
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
  const { written, file, other, addTo, disk, errors } = await watched()
  disk.isFull = true
  await addTo(file)
  await soon(() => expect(errors).not.toEqual([]))
  disk.isFull = false
  await addTo(other)
  await soon(() => expect(written()).toEqual(new Set([POLICY_PAGE, CARDS, SEARCH])))
})
