import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeText } from '../../scripts/content/files/decode-text.ts'
import { compile } from '../../scripts/content/compile.ts'
import { plainText, type FileContent } from '../../scripts/content/files/content-files.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { schoolFiles } from './school.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'

async function modulesOf(root: string): Promise<string[]> {
  const folder = join(root, 'src/content/compiled')
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted()
}

test('a good school compiles without a word', async () => {
  const workspace = await createWorkspace()
  const built = await workspace.build()
  expect(built.told).toEqual([])
  expect(built.ok).toBe(true)
})

test('each page and each folder with cards is a module of its own', async () => {
  const workspace = await createWorkspace()
  await workspace.build()
  expect(await modulesOf(workspace.root)).toEqual([
    'accent.css',
    'cards/classes.tsx',
    'index.ts',
    'loaders.ts',
    'logo.ts',
    'navigation.ts',
    'pages/accessibility.tsx',
    'pages/classes.tsx',
    'pages/dashboard.tsx',
    'pages/pre-arrival.tsx',
    'pages/student-policy.tsx',
    'search.ts',
  ])
})

test('the same content gives the same bytes wherever it lies', async () => {
  const [one, other] = [await createWorkspace(), await createWorkspace()]
  await one.build()
  await other.build()
  const modules = await modulesOf(one.root)
  expect(await modulesOf(other.root)).toEqual(modules)
  for (const module of modules)
    expect(await other.compiled(module)).toBe(await one.compiled(module))
})

test('a module whose bytes are right is not written again', async () => {
  const workspace = await createWorkspace()
  await workspace.build()
  const file = join(workspace.root, 'src/content/compiled/index.ts')
  const before = await stat(file)
  const again = await workspace.build()
  expect(again.changed).toEqual([])
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs)
})

test('a change in one card changes one module, and what search looks through', async () => {
  const workspace = await createWorkspace()
  await workspace.build()
  await workspace.change({ [CARD]: ['Join within', 'Come within'] })
  expect((await workspace.build()).changed).toEqual(['search.ts', 'cards/classes.tsx'])
})

test('the modules of a removed page go with it', async () => {
  const page = { 'content/extra/page.md': '---\ntitle: Extra\nintro: More.\npublic: true\n---\n' }
  const workspace = await createWorkspace(page)
  await workspace.build()
  await workspace.change({ 'content/extra': null })
  await workspace.build()
  expect(await modulesOf(workspace.root)).not.toContain('pages/extra.tsx')
})

test('with a mistake nothing is written and the last good output stays', async () => {
  const workspace = await createWorkspace()
  await workspace.build()
  const before = await workspace.compiled('cards/classes.tsx')
  await workspace.change({
    [CARD]: ['title: Class Link', 'tilte: Class Link'],
    'content/student-policy/page.md': ['What we expect.', 'What we hope.'],
  })
  const built = await workspace.build()
  expect(built).toMatchObject({ ok: false, changed: [] })
  expect(await workspace.compiled('cards/classes.tsx')).toBe(before)
  expect(await workspace.compiled('pages/student-policy.tsx')).toContain('What we expect.')
})

test('all mistakes are told in one run, in order of file, line and column', () => {
  const files = schoolFiles({
    [CARD]: '---\ntitel: x\nlinks:\n  - key: nothing\n  - address: htp://a\n---\n# {{a}} {{b}}\n',
    'content/classes/page.md': '---\ntitle: Classes\nintro: ""\ncards: [none]\n---\n',
    'content/navigation.json': ['"classes"', '"clases"'],
    'content/figures.json': ['"unit": "%"', '"units": "%"'],
  })
  const told = compile(files).problems
  expect(told.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'content/classes/class-link.md:2:1',
    'content/classes/class-link.md:2:1',
    'content/classes/class-link.md:4:10',
    'content/classes/class-link.md:5:14',
    'content/classes/class-link.md:7:1',
    'content/classes/class-link.md:7:3',
    'content/classes/class-link.md:7:9',
    'content/classes/page.md:3:1',
    'content/classes/page.md:4:9',
    'content/figures.json:3:27',
    'content/navigation.json:3:13',
  ])
})

test('a project without content is told what is missing', async () => {
  const workspace = await createWorkspace({ content: null })
  const { told } = await workspace.build()
  expect(told).toContainEqual(
    expect.stringMatching(/^content\/site\.json:1:1 This file is missing\./),
  )
  expect(told).toContainEqual(
    expect.stringMatching(/^content\/dashboard\/page\.md:1:1 The page dashboard is missing\./),
  )
})

test.each(['js', 'javascript', ' js', 'coffee'])(
  '%s in place of the fields is never run',
  (name) => {
    const marker = 'contentMustNotRun'
    const card = `---${name}\n(globalThis.${marker} = true)\n---\nText\n`
    expect(compile(schoolFiles({ [CARD]: card })).modules).toBeNull()
    expect(Reflect.get(globalThis, marker)).toBeUndefined()
  },
)

test('a byte-order mark and Windows line ends change nothing', async () => {
  const workspace = await createWorkspace()
  await workspace.build()
  for (const file of [CARD, 'content/student-policy/page.md', 'content/links.json']) {
    const text = await workspace.read(file)
    await workspace.change({ [file]: `\uFEFF${text.replaceAll('\n', '\r\n')}` })
  }
  expect(await workspace.build()).toMatchObject({ ok: true, changed: [] })
})

test('files may be given as texts or as bytes, with or without a byte-order mark', async () => {
  const { root } = await createWorkspace()
  const files = readContentFiles(root)
  const texts = new Map<string, string>()
  for (const [file, content] of files) texts.set(file, `\uFEFF${plainText(content)}`)
  const bytes = new Map([...texts].map(([file, text]) => [file, Buffer.from(text)]))
  const { modules, problems, placeholders } = compile(files)
  for (const given of [texts, bytes]) {
    expect(compile(given)).toMatchObject({ modules, problems, placeholders })
  }
})

function decode(content: FileContent) {
  const { source, problems } = decodeText('content/classes/page.md', content)
  return [source?.text.length ?? null, problems.length]
}

test('the length of a text counts in characters, whether it is given as text or as bytes', () => {
  const [longest, longer] = ['ж'.repeat(100_000), 'a'.repeat(100_001)]
  for (const text of [longest, Buffer.from(longest)]) expect(decode(text)).toEqual([100_000, 0])
  for (const text of [longer, Buffer.from(longer)]) expect(decode(text)).toEqual([null, 1])
})

test('places are true in a file with Windows line ends', () => {
  const text = plainText(schoolFiles().get(CARD) ?? '').replace('class_link', 'clas_link')
  const { problems } = compile(schoolFiles({ [CARD]: `\uFEFF${text.replaceAll('\n', '\r\n')}` }))
  expect(problems).toMatchObject([{ file: CARD, line: 5, column: 10 }])
})

test('files that editors and systems leave behind are no mistake', async () => {
  const workspace = await createWorkspace({
    'content/.DS_Store': '',
    'content/classes/.class-link.md.swp': '',
    'content/classes/class-link.md~': '',
  })
  expect((await workspace.build()).told).toEqual([])
})
