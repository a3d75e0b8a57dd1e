import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReadCache } from '../../../scripts/content/cache.ts'
import { compile } from '../../../scripts/content/compile.ts'
import { createCompiler } from '../../../scripts/content/create-compiler.ts'
import { formatPlace } from '../../../scripts/content/problem.ts'
import { filesBelow } from '../../../scripts/system/files.ts'
import { aPicture } from './a-picture.ts'
import { GOOD_SCHOOL, schoolFiles } from './good-school.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'
const SITE = 'content/site.json'
const CARD_TEXT = GOOD_SCHOOL[CARD] ?? ''

/** The modules of the school, with what an editor leaves beside its texts, in a new folder. */
async function modulesInFolder() {
  const { root, build } = await createWorkspace({ 'content/.DS_Store': '', [`${CARD}~`]: '' })
  expect(await build()).toMatchObject({ ok: true, told: [] })
  const modules = filesBelow(root, 'src/content/compiled')
  expect(modules).toContain('src/content/compiled/pages/student-policy.ts')
  return modules.map((module) => [module, readFileSync(join(root, module), 'utf8')])
}

test('compiles a good school without problems, to the same bytes in every folder', async () => {
  expect(await modulesInFolder()).toEqual(await modulesInFolder())
})

test('writes nothing and keeps the last good modules when there is a mistake', async () => {
  const { change, build, compiled } = await createWorkspace()
  await build()
  await change({ [CARD]: ['title:', 'tilte:'], [POLICY]: ['What we expect.', 'What we hope.'] })
  expect(await build()).toMatchObject({ ok: false, changed: [] })
  expect(await compiled('cards/classes.ts')).toContain('Class Link')
  expect(await compiled('pages/student-policy.ts')).toContain('What we expect.')
})

test('compiles an unsaved text with the last good settings, and keeps none of it', async () => {
  const { root, change } = await createWorkspace()
  const compileAgain = createCompiler(root)
  const nameIn = (unsaved?: { file: string; text: string }) =>
    compileAgain(unsaved).content.settings.site?.whole?.name
  expect(nameIn()).toBe('Test School')
  const renamed = String(GOOD_SCHOOL[SITE]).replace('Test School', 'Other School')
  expect(nameIn({ file: SITE, text: renamed })).toBe('Other School')
  await change({ [SITE]: '{' })
  expect(nameIn({ file: CARD, text: CARD_TEXT })).toBe('Test School')
})

test('tells all mistakes in one run, in the order of file, line and column', () => {
  const files = schoolFiles({
    [CARD]: '---\ntitel: x\nlinks:\n  - key: nothing\n  - address: htp://a\n---\n# {{a}} {{b}}\n',
    'content/classes/page.md': '---\nintro: ""\ncards: [none]\nicon:\n---\n',
    'content/navigation.json': ['"classes"', '"clases"'],
    'content/figures.json': ['"unit": "%"', '"units": "%"'],
  })
  const told = compile(files).problems.map(({ place }) => formatPlace(place))
  expect(told).toEqual([
    ...['2:1', '2:1', '4:10', '5:14', '7:1', '7:3', '7:9'].map((place) => `${CARD}:${place}`),
    ...['2:1', '2:1', '3:9', '4:1'].map((place) => `content/classes/page.md:${place}`),
    'content/figures.json:3:27',
    'content/navigation.json:3:14',
  ])
})

test('tells what is missing in a project without content', () => {
  const missing = compile(new Map()).problems.map(({ place }) => place.file)
  expect(missing).toContain('content/site.json')
  expect(missing).toContain('content/dashboard/page.md')
  expect(missing).toContain('content/mail/reset-code.md')
})

test.each(['js', 'javascript', ' js', 'coffee'])('never runs %s as front matter', (name) => {
  const card = `---${name}\n(globalThis.contentMustNotRun = true)\n---\nText\n`
  expect(compile(schoolFiles({ [CARD]: card })).modules).toBeNull()
  expect(globalThis).not.toHaveProperty('contentMustNotRun')
})

test.each<[string, string | Uint8Array]>([
  ['a picture', aPicture()],
  ['three megabytes', 'x'.repeat(3_000_000)],
  ['an alias that grows', '---\na: &a [x, x]\nb: &b [*a, *a]\ntitle: [*b, *b]\n---\n'],
  ['an alias of itself', '---\ntitle: &a [*a]\n---\n'],
  ['names that every object has', '---\n__proto__: 1\nconstructor: 2\ntoString: 3\n---\n'],
  ['values that every object has', `${CARD_TEXT}{{constructor}} {{figures.__proto__}}\n`],
])('tells %s in place of a card, and throws nothing', (_what, content) => {
  const { modules, problems } = compile(schoolFiles({ [CARD]: content }))
  expect(modules).toBeNull()
  expect(problems[0]?.place.file).toBe(CARD)
})

test('throws nothing, whatever names and values the settings hold', () => {
  const settings = ['site', 'links', 'figures', 'navigation'].map((name) => `content/${name}.json`)
  const written = ['[]', '{}', 'null', '[[]]', '{"__proto__": {"value": 1}, "constructor": 1}']
  for (const file of settings)
    for (const text of written) {
      const { modules, problems } = compile(schoolFiles({ [file]: text }))
      expect(modules, `${file} ${text}`).toBeNull()
      // An unknown figure is told in the text that names it.
      if (file !== 'content/figures.json')
        expect(problems.map(({ place }) => place.file)).toContain(file)
    }
})

test('reads or tells a file that ends anywhere, and throws nothing', () => {
  const read = createReadCache() // three times as fast
  for (const [file, text] of Object.entries(GOOD_SCHOOL))
    for (let length = 0; length < text.length; length += 7) {
      const { modules, problems } = compile(schoolFiles({ [file]: text.slice(0, length) }), read)
      const hasError = problems.some(({ severity }) => severity === 'error')
      expect(modules === null, `${file} up to ${length}`).toBe(hasError)
    }
})

/** As Windows writes it. */
const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`

test('ignores a byte-order mark and Windows line ends, also in the places of problems', () => {
  const files = Object.entries(GOOD_SCHOOL).map(([file, text]) => [file, windows(text)] as const)
  expect(compile(new Map(files)).modules).toEqual(compile(schoolFiles()).modules)
  const text = windows(CARD_TEXT.replace('class_link', 'clas_link'))
  const { problems } = compile(schoolFiles({ [CARD]: text }))
  expect(problems).toMatchObject([{ place: { file: CARD, line: 5, column: 10 } }])
})

test.skipIf(process.platform === 'win32')(
  'reads no file elsewhere through a link, and no pipe',
  async () => {
    const { root, build } = await createWorkspace({ 'elsewhere.md': CARD_TEXT, 'folder/a.md': '' })
    const linked = join(root, 'content/classes/linked.md')
    await symlink(join(root, 'elsewhere.md'), linked)
    await symlink('/dev/zero', join(root, 'content/classes/endless.md'))
    await symlink(join(root, 'folder'), join(root, 'content/exams'))
    execFileSync('mkfifo', [join(root, 'content/classes/pipe.md')])
    const { told } = await build()
    const said = ':1:1 This is a link to a file elsewhere. Put the file itself here.'
    expect(told).toEqual(
      ['classes/endless.md', 'classes/linked.md', 'classes/pipe.md', 'exams'].map(
        (file) => `content/${file}${said}`,
      ),
    )
  },
)
