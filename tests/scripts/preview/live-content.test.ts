import { expect, test } from 'vitest'
import { createLiveContent } from '../../../scripts/preview/live-content.ts'
import type { Content } from '../../../scripts/preview/pages/exchange.ts'
import { GOOD_SCHOOL, type Changes } from '../content/good-school.ts'
import { createWorkspace } from '../content/workspace.ts'
import { CARD } from './local-server.ts'

const PAGE = 'content/classes/page.md'

/** A small school whose content is checked again after each change. */
async function openSchool(first: Changes = {}) {
  const { root, change } = await createWorkspace(first)
  const live = createLiveContent(root)
  const check = async (changes: Changes): Promise<Content> => {
    await change(changes)
    live.check()
    return live.all()
  }
  await check({})
  return { check }
}

test('keeps a card as it was while it has a mistake, shows the problem, and changes of other cards', async () => {
  const { check } = await openSchool()
  const { entries, problems, old } = await check({ [CARD]: ['title: Class', 'titel: Lessons'] })
  expect(entries[CARD]?.title).toBe('Class Link')
  expect(problems).toMatchObject([{ file: CARD, line: 2, severity: 'error' }])
  expect(old).toEqual([CARD])
  const later = await check({ [PAGE]: ['title: Classes', 'title: Lessons'] })
  expect(later.entries[PAGE]?.title).toBe('Lessons')
})

test('shows a card that never was without a mistake as far as it can be read', async () => {
  const { check } = await openSchool({ [CARD]: ['key: class_link', 'key: clas_link'] })
  const { entries, old } = await check({ [CARD]: ['Class Link', 'Lessons'] })
  expect([entries[CARD]?.title, old]).toEqual(['Lessons', []])
})

test.each<[what: string, mistakes: Changes]>([
  ['figures.json that is no JSON', { 'content/figures.json': ['10', 'ten'] }],
  ['figures.json with a wrong field', { 'content/figures.json': ['"unit"', '"units"'] }],
  ['figures.json that is missing', { 'content/figures.json': null }],
  ['site.json that is no JSON', { 'content/site.json': ['{', ''] }],
  ['navigation.json that is no JSON', { 'content/navigation.json': ['[', ''] }],
])('shows changes of cards beside %s, whose last version stays', async (_, mistake) => {
  const { check } = await openSchool()
  const [file = ''] = Object.keys(mistake)
  const broken = await check({ ...mistake, [CARD]: ['Class Link', 'Lessons'] })
  expect([broken.entries[CARD]?.title, broken.old]).toEqual(['Lessons', [file]])
  expect(JSON.stringify(broken.entries[CARD])).toContain('10 minutes')
  expect(new Set(broken.problems.map((problem) => problem.file))).toEqual(new Set([file]))
  const mended = await check({ [file]: GOOD_SCHOOL[file] ?? '' })
  expect([mended.entries, mended.old]).toEqual([broken.entries, []])
})

test('removes a page, although the sidebar still names it', async () => {
  const { check } = await openSchool()
  const { entries } = await check({ 'content/student-policy/page.md': null })
  expect(Object.keys(entries)).not.toContain('content/student-policy/page.md')
})
