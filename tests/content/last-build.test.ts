import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildIfChanged } from '../../scripts/content/build-if-changed.ts'
import { compile } from '../../scripts/content/compile.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { createKeeper } from '../../scripts/content/kept/keeper.ts'
import type { Kept } from '../../scripts/content/kept/kept.ts'
import { hashInputs, readModule, recallBuild } from '../../scripts/content/kept/last-build.ts'
import { noMemory } from '../../scripts/content/memory.ts'
import type { Changes } from './school.ts'
import { createWorkspace } from './workspace.ts'

const OUTPUT = 'src/content/compiled'
const CARDS = `${OUTPUT}/cards/classes.tsx`

/** A small school that was built once; `isRemembered` says whether the next build would be left out. */
async function built() {
  const workspace = await createWorkspace()
  const path = (file: string) => join(workspace.root, file)
  const record = path('.cache/content-build.json')
  const build = () => buildIfChanged({ root: workspace.root, tell: () => {} })
  await build()
  return {
    ...workspace,
    build,
    path,
    record,
    /** A build that is left out does not write its record again. */
    isRemembered: async (): Promise<boolean> => {
      const before = await readFile(record, 'utf8').catch(() => '')
      await writeFile(record, ` ${before}`)
      await build()
      return (await readFile(record, 'utf8')).startsWith(' ')
    },
  }
}

test('a build of the same content is left out, and says the same', async () => {
  const { build, isRemembered } = await built()
  const first = await build()
  expect(first).toMatchObject({ ok: true, counts: { pages: 5, cards: 1 } })
  expect(first.placeholders).toHaveLength(2)
  expect(await isRemembered()).toBe(true)
})

test('changed content is built', async () => {
  const { change, compiled, isRemembered } = await built()
  await change({ 'content/classes/class-link.md': ['Join within', 'Come within'] })
  expect(await isRemembered()).toBe(false)
  expect(await compiled('cards/classes.tsx')).toContain('Come within')
})

test('what was built and is gone or was changed is built again', async () => {
  const { compiled, path, isRemembered } = await built()
  await rm(path(CARDS))
  expect(await isRemembered()).toBe(false)
  await writeFile(path(CARDS), 'rubbish')
  expect(await isRemembered()).toBe(false)
  await rm(path(OUTPUT), { recursive: true })
  expect(await isRemembered()).toBe(false)
  expect(await compiled('cards/classes.tsx')).toContain('Join within')
})

test('a stray file among what was built makes the next build remove it', async () => {
  const { path, build } = await built()
  await writeFile(path('src/content/compiled/stray.ts'), '')
  await build()
  await expect(readFile(path('src/content/compiled/stray.ts'))).rejects.toThrow('ENOENT')
})

test.each([
  ['is gone', () => null],
  ['is rubbish', () => '{"record":'],
  ['is something else', () => '[]'],
  ['was changed by hand', (text: string) => text.replace('"pages":5', '"pages":7')],
  ['lost its first line', (text: string) => text.slice(text.indexOf('\n') + 1)],
  ['was cut short', (text: string) => text.slice(0, 200)],
])('a record that %s is not believed', async (_, spoil) => {
  const { build, record } = await built()
  const spoilt = spoil(await readFile(record, 'utf8'))
  if (spoilt === null) await rm(record)
  else await writeFile(record, spoilt)
  expect(await build()).toMatchObject({ ok: true, counts: { pages: 5, cards: 1 } })
  expect((await readFile(record, 'utf8')).match(/^{.*"seal":.*}\n{.*}\n$/)).not.toBeNull()
})

test('a build with a warning is not left out, for the warning has to be told again', async () => {
  const { build, change } = await built()
  await change({ 'content/classes/map.png': 'picture' })
  await build()
  expect((await build()).problems).toHaveLength(1)
})

test('a record that cannot be written costs nothing but time', async () => {
  const { build, change, path } = await built()
  await rm(path('.cache'), { recursive: true })
  await change({ '.cache': 'a file in its place' })
  expect(await build()).toMatchObject({ ok: true })
})

const SECOND = 'content/tasks/essay.md'

/** A built school with a second folder of cards, whose text can be changed beside the first one's. */
async function builtTwice() {
  const workspace = await built()
  await workspace.change({
    'content/tasks/page.md':
      '---\ntitle: Tasks\nintro: All.\npublic: true\n---\nSee [it](/classes).\n\n![A map](map.png)\n',
    'content/tasks/map.png': 'picture',
    [SECOND]:
      '---\ntitle: Essay\ndescription: One.\nlinks:\n  - key: class_link\n---\nWrite **it**.\n',
  })
  expect((await workspace.build()).problems).toEqual([])
  return workspace
}

type Workspace = Awaited<ReturnType<typeof builtTwice>>

/** What a build says and, where it is sound, makes. */
async function outcomeOf({ path, build }: Workspace) {
  const { ok, problems, placeholders, counts } = await build()
  const addresses = placeholders.map(({ address, place }) => ({ address, place }))
  return { ok, problems, counts, addresses, made: ok ? await sourcesBelow(path(OUTPUT)) : null }
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Promise.all(paths.map((file) => readFile(file, 'utf8')))
}

test.each<readonly [what: string, changes: Changes]>([
  ['a card', { 'content/classes/class-link.md': ['Join within', 'Come within'] }],
  ['a card of another folder', { [SECOND]: ['Write **it**', 'Write {{figures.class_join}}'] }],
  ['a page', { 'content/tasks/page.md': ['title: Tasks', 'title: Homework'] }],
  [
    'a page that shows the card of another',
    { 'content/tasks/page.md': ['public', 'cards: [classes/class-link]\npublic'] },
  ],
  [
    'a title to that of another card',
    {
      [SECOND]: ['title: Essay', 'title: Class Link'],
      'content/dashboard/page.md': ['cards:', 'cards:\n  - tasks/essay'],
    },
  ],
  ['a figure', { 'content/figures.json': ['10', '15'] }],
  ['a picture away that a text shows', { 'content/tasks/map.png': null }],
  ['a picture to one that no text shows', { 'content/tasks/plan.png': 'picture' }],
  ['a link key', { 'content/links.json': ['"class_link":', '"my_class":'] }],
  [
    'the name of a file',
    {
      [SECOND]: null,
      'content/tasks/report.md':
        '---\ntitle: Report\ndescription: One.\nlinks:\n  - key: class_link\n---\n',
    },
  ],
  [
    'a page away to which another leads',
    { 'content/classes/page.md': null, 'content/classes/class-link.md': null },
  ],
  ['a mistake into a card', { [SECOND]: ['key: class_link', 'key: clas_link'] }],
])('folders that were kept change nothing in what comes of changing %s', async (_, changes) => {
  const workspace = await builtTwice()
  await workspace.change(changes)
  const kept = await outcomeOf(workspace)
  await rm(workspace.record)
  await rm(workspace.path(OUTPUT), { recursive: true })
  expect(kept).toEqual(await outcomeOf(workspace))
})

test('a figure of the same words that is typed otherwise makes folders be read again', async () => {
  const { change, build } = await built()
  const parts = '"value": 10, "unit": "minutes"'
  await change({
    'content/figures.json': [parts, '"value": "10 minutes"'],
    'content/classes/class-link.md': ['Join within', 'It takes ten minutes. Join within'],
  })
  expect((await build()).problems).toEqual([])
  await change({ 'content/figures.json': ['"value": "10 minutes"', parts] })
  expect((await build()).problems).toMatchObject([{ severity: 'warning' }])
})

test('a folder is kept only with the module that was made of it', async () => {
  const { change, path, build, compiled } = await builtTwice()
  await writeFile(path(CARDS), 'rubbish')
  await change({ [SECOND]: ['Write **it**', 'Write it'] })
  await build()
  expect(await compiled('cards/classes.tsx')).toContain('Join within')
})

test('folders that were changed by hand in the record are not believed', async () => {
  const { change, record, build, compiled } = await builtTwice()
  const spoilt = (await readFile(record, 'utf8')).replace('"Classes"', '"Lessons"')
  expect(spoilt).toContain('"Lessons"')
  await writeFile(record, spoilt)
  await change({ [SECOND]: ['Write **it**', 'Write it'] })
  await build()
  expect(await compiled('index.ts')).toContain("title: 'Classes'")
})

test('only the folder that changed is read', async () => {
  const { root } = await builtTwice()
  const files = new Map(await readContentFiles(root))
  const inputs = hashInputs(files)
  const read: string[] = []
  const keeper = createKeeper(recallBuild(root, inputs).folders(), (module) =>
    readModule(root, module),
  )
  const kept: Kept = {
    ...keeper,
    folder: (folder, readIt) =>
      keeper.folder(folder, () => {
        read.push(folder.slug)
        return readIt()
      }),
  }
  files.set(SECOND, `${String(files.get(SECOND))}\nMore.\n`)
  expect(compile(files, noMemory, kept).problems).toEqual([])
  expect(read).toEqual(['tasks'])
})
