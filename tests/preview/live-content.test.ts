import { expect, test } from 'vitest'
import { createCompiler } from '../../scripts/content/build.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import { GOOD_SCHOOL, type Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'
import { CARD } from './local-server.ts'

const KEY = 'card:classes/class-link'

/** A small school, and a way to change its files and have them checked. */
async function openSchool() {
  const { root, change } = await createWorkspace()
  const live = createLiveContent()
  const compile = createCompiler(root)
  const check = async (changes: Changes) => {
    await change(changes)
    return live.take(compile())
  }
  await check({})
  return { live, check }
}

const titles = (entries: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, Reflect.get(entry, 'title')]),
  )

test('a save brings what it changed and nothing else', async () => {
  const { check } = await openSchool()
  const { entries, gone, problems } = await check({ [CARD]: ['Class Link', 'Lessons'] })
  expect([titles(entries), gone, problems]).toEqual([{ [KEY]: 'Lessons' }, [], []])
})

test('a card with a mistake stays as it was, and its problem comes', async () => {
  const { live, check } = await openSchool()
  const { entries, problems } = await check({ [CARD]: ['title: Class Link', 'titel: Lessons'] })
  expect(entries).toEqual({})
  expect(problems).toMatchObject([{ file: CARD, line: 2, severity: 'error' }])
  expect(titles(live.all().entries)).toMatchObject({ [KEY]: 'Class Link' })
})

test('beside a card with a mistake other cards go on changing', async () => {
  const { check } = await openSchool()
  await check({ [CARD]: ['title: Class Link', 'titel: Lessons'] })
  const { entries } = await check({
    'content/classes/page.md': ['title: Classes', 'title: Lessons'],
  })
  expect(titles(entries)).toEqual({ 'page:classes': 'Lessons' })
})

const POLICY = 'content/student-policy/page.md'

test.each<[what: string, mistakes: Changes]>([
  ['figures.json that is no JSON', { 'content/figures.json': ['10', 'ten'] }],
  ['figures.json with a wrong field', { 'content/figures.json': ['"unit"', '"units"'] }],
  ['figures.json that is gone', { 'content/figures.json': null }],
  ['site.json that is no JSON', { 'content/site.json': ['{', ''] }],
  ['navigation.json that is no JSON', { 'content/navigation.json': ['[', ''] }],
])('beside %s cards go on changing, and what it said last is named as old', async (_, mistake) => {
  const { live, check } = await openSchool()
  const [file = ''] = Object.keys(mistake)
  const broken = await check({ ...mistake, [CARD]: ['Class Link', 'Lessons'] })
  expect([titles(broken.entries), broken.gone, broken.old]).toEqual([
    { [KEY]: 'Lessons' },
    [],
    [file],
  ])
  expect(new Set(broken.problems.map((problem) => problem.file))).toEqual(new Set([file]))
  expect(JSON.stringify(live.all().entries[KEY])).toContain('10 minutes')
  const mended = await check({ [file]: GOOD_SCHOOL[file] ?? '' })
  expect([mended.entries, mended.old]).toEqual([{}, []])
})

test('what has an earlier version in its place is named, and what never had one is shown as far as it can be read', async () => {
  const { root, change } = await createWorkspace({ [CARD]: ['key: class_link', 'key: clas_link'] })
  const [live, compile] = [createLiveContent(), createCompiler(root)]
  expect(live.take(compile()).old).toEqual([])
  await change({ [CARD]: ['Class Link', 'Lessons'] })
  expect(titles(live.take(compile()).entries)).toEqual({ [KEY]: 'Lessons' })
  await change({ [CARD]: ['key: clas_link', 'key: class_link'] })
  live.take(compile())
  await change({ [CARD]: ['title: Lessons', 'titel: Lessons'] })
  expect(live.take(compile()).old).toEqual([CARD])
  expect(live.all().old).toEqual([CARD])
})

test('a page goes, although the sidebar still names it', async () => {
  const { check } = await openSchool()
  const { gone } = await check({ [POLICY]: null })
  expect(gone).toEqual(['page:student-policy'])
})

test('a check that fails leaves everything as it was, and says why until the next one', async () => {
  const { live, check } = await openSchool()
  expect(live.fail('The disk is full')).toMatchObject({ failed: 'The disk is full', entries: {} })
  expect(live.all().failed).toBe('The disk is full')
  expect((await check({})).failed).toBeNull()
})

test('a mail with a mistake stays as it was, filled in for a student', async () => {
  const { live, check } = await openSchool()
  const mail = () => Reflect.get(live.all().entries['mail:reset-code'] ?? {}, 'text') as string
  expect(mail()).toContain('Hello Ada Okafor,\n')
  await check({ 'content/mail/reset-code.md': ['Hello {{name}}', 'Dear {{nmae}}'] })
  expect(mail()).toContain('Hello Ada Okafor,\n')
  await check({ 'content/mail/reset-code.md': ['{{nmae}}', '{{name}}'] })
  expect(mail()).toContain('Dear Ada Okafor,\n')
})
