import { icons } from 'lucide-react'
import { x } from 'tinyexec'
import { expect, test } from 'vitest'
import { findIcon, iconNames, iconOf } from '../../../scripts/content/icons.ts'
import { PROJECT } from '../../../scripts/system/project.ts'
import { aPicture, A_DRAWING } from './a-picture.ts'
import { cardFile, type Changes } from './good-school.ts'
import { createWorkspace } from './workspace.ts'

/** Builds the small school with changes, and gives its modules. */
async function modulesOf(changes: Changes = {}) {
  const { build, importModule, compiled } = await createWorkspace(changes)
  expect((await build()).told).toEqual([])
  const load = (module: string) => importModule(`compiled/${module}`)
  const page = async (slug: string) => (await load(`pages/${slug}.ts`)).page
  return { load, page, compiled }
}

test('a page shows the cards that it names in order, then the others of its folder by name', async () => {
  const { page } = await modulesOf({
    'content/classes/a-b.md': cardFile('AB'),
    'content/classes/a.md': cardFile('A'),
    'content/classes/z.md': cardFile('Z'),
    'content/classes/page.md': ['away.\n', 'away.\ncards: [z, class-link]\n'],
  })
  const ids = ['classes/z', 'classes/class-link', 'classes/a', 'classes/a-b']
  expect((await page('classes')).cards).toMatchObject(ids.map((id) => ({ id })))
})

test('a page and its welcome can show the card of another folder', async () => {
  const { page } = await modulesOf({
    'content/dashboard/page.md': ['intro: Your classes.', 'welcome_card: classes/class-link'],
  })
  const [dashboard, classes] = [await page('dashboard'), await page('classes')]
  expect(dashboard.cards[0]).toBe(classes.cards[0])
  expect(dashboard.welcomeCard).toBe('classes/class-link')
  expect([dashboard.intro, classes.welcomeCard]).toEqual([[], null])
})

test('what every page loads has the settings and no text of a page', async () => {
  const more = '"Classes", "highlight": ["/classes", "/class"], "lineAfter": true'
  const { load, compiled } = await modulesOf({
    'content/student-policy/page.md': ['intro', 'public: true\nintro'],
    'content/navigation.json': ['"Classes"', more],
    'content/site.json': ['{', '{ "opensOffline": false,'],
  })
  const { pages, site } = await load('index.ts')
  expect(pages.dashboard).toMatchObject({ path: '/', public: false })
  expect(pages['student-policy']).toMatchObject({ path: '/student-policy', public: true })
  expect(site).toMatchObject({ name: 'Test School', opensOffline: false })
  expect(await compiled('index.ts')).not.toMatch(/one tap away|Join|Refunds/)
  const { navigation } = await load('navigation.ts')
  expect(navigation[1]).toMatchObject({ highlight: ['/classes', '/class'], lineAfter: true })
})

/** Names that could become the same, or none, in a module. */
const PICTURES = ['b.png', 'b.svg', 'a-b.png', 'a-1.png', '1a.png']

test('the compiled modules have the types that the portal expects, whatever names files have', async () => {
  const shown = PICTURES.map((name) => `![p](${name})`).join(' ')
  const workspace = await createWorkspace({
    'content/7-habits/page.md': `---\ntitle: Habits\nintro: "{{lesson_time}}"\npublic: true\n---\n| a |\n|--:|\n| 1 |\n\n${shown}\n`,
    ...Object.fromEntries(
      PICTURES.map((name) => [
        `content/7-habits/${name}`,
        name === 'b.svg' ? A_DRAWING : aPicture(),
      ]),
    ),
    'content/7-habits/1-2.md': cardFile('Twelve'),
    'content/7-habits/12.md': cardFile('12 too', { text: '[a](/classes) `b` [c](tel:1)\n' }),
    'content/7-habits/new.md': cardFile('New <PortalLink it', { text: '1. a\n\n   b\n2. c\n' }),
    'tsconfig.json': JSON.stringify({ extends: `${PROJECT}/tsconfig.json`, include: ['src'] }),
  })
  expect((await workspace.build()).told).toEqual([])
  const types = await x('tsc', ['-p', workspace.root], { nodeOptions: { cwd: PROJECT } })
  expect(types).toMatchObject({ exitCode: 0, stdout: '' })
})

test('another website in the sidebar has its icon or a globe, and search finds it', async () => {
  const library = '{ "address": "https://library.ng/", "label": "Library", "icon": "library" }'
  const blog = '{ "address": "https://blog.ng/", "label": "Blog", "lineAfter": true }'
  const { load } = await modulesOf({
    'content/navigation.json': ['{ "page": "cl', `${library},\n${blog},\n{ "page": "cl`],
  })
  const { navigation } = await load('navigation.ts')
  expect(navigation.slice(1, 3)).toMatchObject([
    { kind: 'outside', address: 'https://library.ng/', icon: iconOf('library'), lineAfter: false },
    { kind: 'outside', label: 'Blog', icon: iconOf('globe'), lineAfter: true },
  ])
  const { documents } = await load('search.ts')
  const found = { kind: 'outside', title: 'Library', address: 'https://library.ng/' }
  expect(documents).toContainEqual(expect.objectContaining(found))
})

test('every icon of the set has its shapes, and a former name has none', () => {
  const withShapes = iconNames().filter((name) => findIcon(name) !== null)
  expect(withShapes).toHaveLength(Object.keys(icons).length)
})
