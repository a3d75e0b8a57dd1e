import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { expect, test } from 'vitest'
import { iconOf } from '../../scripts/content/icons.ts'
import { aPicture } from './a-picture.ts'
import { createWorkspace } from './workspace.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

const card = (title: string, extra = '') =>
  `---\ntitle: ${title}\ndescription: A card.\nlinks:\n  - key: class_link\n---\n${extra}`

type Workspace = Awaited<ReturnType<typeof createWorkspace>>

/** The ids of the cards that a page shows, in order. */
async function shownCards({ importModule }: Workspace, page: string): Promise<string[]> {
  const module = await importModule(`compiled/pages/${page}.tsx`)
  return module.page.cards.map(({ id }: { id: string }) => id)
}

test('a page shows the cards it names in that order, then the others of its folder by name', async () => {
  const workspace = await createWorkspace({
    'content/classes/a-b.md': card('AB'),
    'content/classes/a.md': card('A'),
    'content/classes/z.md': card('Z'),
    'content/classes/page.md': ['away.\n', 'away.\ncards: [z, class-link]\n'],
  })
  await workspace.build()
  expect(await shownCards(workspace, 'classes')).toEqual([
    'classes/z',
    'classes/class-link',
    'classes/a',
    'classes/a-b',
  ])
})

test("the dashboard shows another folder's card, the very same one", async () => {
  const { importModule, build } = await createWorkspace()
  await build()
  const dashboard = await importModule('compiled/pages/dashboard.tsx')
  const classes = await importModule('compiled/pages/classes.tsx')
  expect(dashboard.page.cards).toEqual(classes.page.cards)
  expect(dashboard.page.cards[0]).toBe(classes.page.cards[0])
})

test('the welcome has one of the dashboard’s cards, the very same one, or none', async () => {
  const { importModule, build } = await createWorkspace({
    'content/dashboard/page.md': ['intro: Your classes.', 'welcome_card: classes/class-link'],
  })
  await build()
  const { page } = await importModule('compiled/pages/dashboard.tsx')
  expect(page.welcomeCard).toBe(page.cards[0])
  expect((await importModule('compiled/pages/classes.tsx')).page.welcomeCard).toBeNull()
})

test('a page may do without an intro', async () => {
  const { importModule, build } = await createWorkspace({
    'content/dashboard/page.md': ['intro: Your classes.\n', ''],
  })
  await build()
  expect((await importModule('compiled/pages/dashboard.tsx')).page.intro).toBeNull()
})

test('two pages may show each other’s cards', async () => {
  const workspace = await createWorkspace({
    'content/tasks/page.md':
      '---\ntitle: Tasks\nintro: All.\npublic: true\ncards: [classes/class-link]\n---\n',
    'content/tasks/essay.md': card('Essay'),
    'content/classes/page.md': ['away.\n', 'away.\ncards: [tasks/essay]\n'],
  })
  await workspace.build()
  expect(await shownCards(workspace, 'tasks')).toEqual(['classes/class-link', 'tasks/essay'])
  expect(await shownCards(workspace, 'classes')).toEqual(['tasks/essay', 'classes/class-link'])
})

test('a new page is one file and one line of the sidebar', async () => {
  const workspace = await createWorkspace({
    'content/library/page.md': '---\ntitle: Library\nintro: Books.\n---\nOpen all day.\n',
    'content/navigation.json': [
      '{ "action"',
      '{ "page": "library", "label": "Library" },\n  { "action"',
    ],
  })
  await workspace.build()
  const index = await workspace.importModule('compiled/index.ts')
  expect(index.pages.library).toMatchObject({ title: 'Library', path: '/library', public: false })
  const { navigation } = await workspace.importModule('compiled/navigation.ts')
  expect(navigation).toContainEqual({
    kind: 'page',
    page: 'library',
    label: 'Library',
    highlight: [],
    lineAfter: false,
  })
  const { pageLoaders } = await workspace.importModule('compiled/loaders.ts')
  expect((await pageLoaders.library()).page.slug).toBe('library')
})

test('a new card is one file', async () => {
  const workspace = await createWorkspace({ 'content/classes/second.md': card('Second') })
  await workspace.build()
  expect(await shownCards(workspace, 'classes')).toEqual(['classes/class-link', 'classes/second'])
})

test('the index knows where everything is and holds no text of a page', async () => {
  const { importModule, build, compiled } = await createWorkspace({
    'content/student-policy/page.md': ['intro', 'public: true\nintro'],
    'content/navigation.json': [
      '"Classes"',
      '"Classes", "highlight": ["/classes", "/class"], "lineAfter": true',
    ],
  })
  await build()
  const index = await importModule('compiled/index.ts')
  expect(Object.keys(index.pages)).toEqual([
    'accessibility',
    'classes',
    'dashboard',
    'pre-arrival',
    'student-policy',
  ])
  expect(index.pages.dashboard).toMatchObject({ path: '/', public: false })
  expect(index.pages['student-policy']).toMatchObject({ path: '/student-policy', public: true })
  const { navigation } = await importModule('compiled/navigation.ts')
  expect(navigation.map(({ kind }: { kind: string }) => kind)).toEqual([
    'page',
    'page',
    'page',
    'logout',
  ])
  expect(navigation[1]).toMatchObject({ highlight: ['/classes', '/class'], lineAfter: true })
  expect(index.linkSources).toEqual({
    class_link: { fields: ['class_link'], default: null },
    pre_arrival: { fields: ['pre_arrival_link', 'pre_arrival'], default: '/pre-arrival' },
  })
  expect(index.storedValues).toEqual({
    lesson_time: { fields: ['lesson_time'], default: 'To be updated' },
  })
  expect(index.figures).toEqual({
    join: { value: 10, unit: 'minutes' },
    share: { value: 40, unit: '%' },
  })
  expect(index.site).toMatchObject({ name: 'Test School', support: { email: 'help@school.ng' } })
  expect(await compiled('index.ts')).not.toMatch(/one tap away|Join|Refunds/)
})

/** Names that could become the same, or none, in a module. */
const PICTURES = ['b.png', 'b.svg', 'a-b.png', 'a-1.png', '1a.png']

test('the compiled modules have the types that the portal expects', async () => {
  const workspace = await createWorkspace({
    'content/7-habits/page.md':
      '---\ntitle: Habits\nintro: "{{lesson_time}}"\npublic: true\n---\n| a |\n|--:|\n| 1 |\n\n![b](b.png) ![c](b.svg) ![d](a-b.png) ![e](a-1.png) ![f](1a.png)\n',
    ...Object.fromEntries(
      PICTURES.map((name) => [
        `content/7-habits/${name}`,
        name === 'b.svg' ? '<svg/>' : aPicture(),
      ]),
    ),
    'content/7-habits/1-2.md': card('Twelve'),
    'content/7-habits/12.md': card('12 too', '[a](/classes) `b` [c](tel:1)\n'),
    'content/7-habits/new.md': card('New <PortalLink it', '1. a\n\n   b\n2. c\n'),
    'src/use.ts': `import { pages, type CardId, type LinkKey, type PageSlug, type StoredValueName } from './content/compiled/index.ts'
const slug: PageSlug = '7-habits'
const card: CardId = '7-habits/1-2'
const key: LinkKey = 'pre_arrival'
const value: StoredValueName = 'lesson_time'
// @ts-expect-error -- no such page
const noPage: PageSlug = 'habits'
// @ts-expect-error -- no such card
const noCard: CardId = '7-habits/2-1'
// @ts-expect-error -- no such key
const noKey: LinkKey = 'pre_arrival_link'
export { pages, slug, card, key, value, noPage, noCard, noKey }
`,
    'tsconfig.json': JSON.stringify({
      extends: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
      include: ['src'],
    }),
  })
  expect((await workspace.build()).told).toEqual([])
  const types = await x('tsc', ['-p', workspace.root], { nodeOptions: { cwd: PROJECT } })
  expect(types).toMatchObject({ exitCode: 0, stdout: '' })
})

test.each([
  ['unless content says otherwise', '', true],
  ['not where content says so', '\n  "opensOffline": false,', false],
])('the portal opens without network %s', async (_when, line, expected) => {
  const { importModule, build } = await createWorkspace({
    'content/site.json': ['{', `{${line}`],
  })
  await build()
  expect((await importModule('compiled/index.ts')).site.opensOffline).toBe(expected)
})

test('another website in the sidebar has its icon, or a globe, and is found by search', async () => {
  const { importModule, build } = await createWorkspace({
    'content/navigation.json': [
      '{ "page": "classes"',
      '{ "address": "https://library.ng/", "label": "Library", "icon": "library" },\n' +
        '{ "address": "https://blog.ng/", "label": "Blog", "lineAfter": true },\n{ "page": "classes"',
    ],
  })
  await build()
  const { navigation } = await importModule('compiled/navigation.ts')
  const [library, blog] = [iconOf('library'), iconOf('globe')]
  expect(navigation.slice(1, 3)).toEqual([
    {
      kind: 'outside',
      address: 'https://library.ng/',
      label: 'Library',
      icon: library,
      lineAfter: false,
    },
    { kind: 'outside', address: 'https://blog.ng/', label: 'Blog', icon: blog, lineAfter: true },
  ])
  const { documents } = await importModule('compiled/search.ts')
  expect(documents).toContainEqual({
    kind: 'outside',
    title: 'Library',
    page: '',
    text: '',
    keywords: '',
    address: 'https://library.ng/',
  })
})
