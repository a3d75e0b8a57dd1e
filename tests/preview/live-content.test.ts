import { expect, test } from 'vitest'
import { createCompiler } from '../../scripts/content/build.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import type { Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'
import { CARD } from './local-server.ts'

const KEY = 'card:classes/class-link'

/** A small school, and a way to change its files and have them checked. */
async function openSchool() {
  const { root, change } = await createWorkspace()
  const live = createLiveContent()
  const check = async (changes: Changes) => {
    await change(changes)
    return live.take(createCompiler(root)(), 0)
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

test('a JSON file that cannot be read leaves everything as it was', async () => {
  const { check } = await openSchool()
  const { entries, gone, problems } = await check({ 'content/figures.json': ['10', 'ten'] })
  expect([entries, gone]).toEqual([{}, []])
  expect(problems).not.toEqual([])
})

test('a card that is removed goes', async () => {
  const { check } = await openSchool()
  const { gone } = await check({
    [CARD]: null,
    'content/dashboard/page.md': ['cards:\n  - classes/class-link\n', ''],
  })
  expect(gone).toEqual([KEY])
})

test('content that has never been good shows what can be shown', async () => {
  const { root } = await createWorkspace({ [CARD]: ['title: Class Link', 'titel: Lessons'] })
  const live = createLiveContent()
  live.take(createCompiler(root)(), 0)
  const { entries, problems } = live.all()
  expect(Object.keys(entries)).toContain('page:classes')
  expect(Object.keys(entries)).not.toContain(KEY)
  expect(problems).toHaveLength(1)
})

test('a stray file in content/ stops nothing', async () => {
  const { check } = await openSchool()
  const { entries } = await check({
    'content/notes.docx': 'x',
    [CARD]: ['Class Link', 'Lessons'],
  })
  expect(titles(entries)).toEqual({ [KEY]: 'Lessons' })
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
