import { expect, test } from 'vitest'
import { linesOf } from '../../scripts/content/report/lines.ts'
import { entriesOf } from '../../scripts/review/entries.ts'
import { reviewPage } from '../../scripts/review/report/page.ts'
import type { Changes } from '../content/school.ts'
import { compareInTurn } from './compare-school.ts'

function pageAfter(first: Changes, second: Changes): string {
  const comparison = compareInTurn(first, second)
  const revision = { kind: 'working tree', name: 'here' } as const
  return reviewPage({
    ...comparison,
    entries: entriesOf(comparison),
    pictures: new Map(),
    revisions: { base: revision, head: revision, said: null },
    lineOf: linesOf(new Map()),
  })
}

const card = (title: string) => `---\ntitle: ${title}\ndescription: What it is.\n---\n`
const page = (title: string) => `---\ntitle: ${title}\nintro: Of it.\ncards:\n  - ${title}\n---\n`

test('every point at the top leads to a place of its own, whatever its folder and its file are called', () => {
  const found = pageAfter(
    {},
    {
      'content/exam/page.md': page('dates-of-all'),
      'content/exam/dates-of-all.md': card('One'),
      'content/exam-dates/page.md': page('of-all'),
      'content/exam-dates/of-all.md': card('Other'),
    },
  )

  const links = [...found.matchAll(/ <a href="#([^"]+)"/g)].map(([, anchor]) => anchor)

  expect(links).toHaveLength(4)
  expect(new Set(links).size).toBe(4)
  for (const link of links) expect(found.split(` id="${link}"`)).toHaveLength(2)
})

test('a browser asks for no icon of the review', () => {
  const found = pageAfter({}, { 'content/classes/class-link.md': ['Join your class.', 'Join.'] })
  expect(found).toContain('<link rel="icon" href="data:,">')
})

test('a reader is told what is compared in words, and the names of the versions in small print', () => {
  const found = pageAfter({}, { 'content/classes/class-link.md': ['Join your class.', 'Join.'] })
  expect(found).toContain('What students see now → what they would see.')
  expect(found.indexOf('here → here')).toBeGreaterThan(found.indexOf('What to do now'))
})
