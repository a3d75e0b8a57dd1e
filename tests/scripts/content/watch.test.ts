import { appendFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBuilder, type Built } from '../../../scripts/content/create-compiler.ts'
import { watchContent } from '../../../scripts/content/watch.ts'
import { createWorkspace } from './workspace.ts'

/** A watched small school: its builds, its errors, and the file of its card. */
async function watched() {
  const { root } = await createWorkspace()
  const builds: Built[] = []
  const errors: unknown[] = []
  /** Runs before each build but the first. */
  const hooks = { before: () => {} }
  const build = createBuilder({ root, tell: () => {} })
  const stop = await watchContent({
    root,
    build: () => {
      if (builds.length > 0) hooks.before()
      builds.push(build())
    },
    onError: (error) => errors.push(error),
  })
  onTestFinished(stop)
  const file = join(root, 'content/classes/class-link.md')
  const text = await readFile(file, 'utf8')
  return {
    ...{ builds, errors, hooks, text, file },
    other: join(root, 'content/student-policy/page.md'),
    newText: text.replace('Join within', 'Come within'),
    addTo: (path: string) => appendFileSync(path, '\nMore.\n'),
    /** Waits until exactly these modules and that of the search were written since the first build. */
    untilWritten: (...modules: string[]) =>
      soon(() => {
        const written = new Set(builds.slice(1).flatMap(({ changed }) => changed))
        expect(written).toEqual(new Set([...modules, 'search.ts']))
        expect(builds.flatMap(({ problems }) => problems)).toEqual([])
      }),
  }
}

const soon = (check: () => void) => vi.waitFor(check, 20_000)
const CARDS = 'cards/classes.ts'
const POLICY = 'pages/student-policy.ts'

test('reads a file that a program empties and then writes', async () => {
  const { untilWritten, newText, file } = await watched()
  await truncate(file)
  await writeFile(file, newText)
  await untilWritten(CARDS)
})

test('reads a file that a program writes beside the old one and renames', async () => {
  const { untilWritten, newText, file } = await watched()
  await writeFile(`${file}.new`, newText)
  await rename(`${file}.new`, file)
  await untilWritten(CARDS)
})

test('builds a change that came during a build', async () => {
  const { untilWritten, addTo, file, other, hooks } = await watched()
  hooks.before = () => {
    hooks.before = () => {}
    addTo(file)
  }
  addTo(other)
  await untilWritten(CARDS, POLICY)
})

test('sees a folder that is removed and made again', async () => {
  const { builds, file, text } = await watched()
  await rm(dirname(file), { recursive: true })
  await soon(() => expect(builds.at(-1)?.content.cards.size).toBe(0))
  await mkdir(dirname(file))
  await writeFile(file, text)
  await soon(() => expect(builds.at(-1)?.content.cards.size).toBe(1))
})

test('builds a change whose build failed with the next change', async () => {
  const { untilWritten, file, other, addTo, hooks, errors } = await watched()
  hooks.before = () => {
    throw new Error('The disk is full')
  }
  addTo(file)
  await soon(() => expect(errors).not.toEqual([]))
  hooks.before = () => {}
  addTo(other)
  await untilWritten(POLICY, CARDS)
})
