import { expect, test } from 'vitest'
import { reviewPage } from '../../../scripts/review/page.ts'
import { reportSections } from '../../../scripts/review/report.ts'
import type { Changes } from '../content/good-school.ts'
import { reportOf, reviewOf } from './review-school.ts'

const CARD = 'content/classes/class-link.md'
const WORDS = { [CARD]: ['Join your class.', 'Join your lesson, on time.'] } as const

test('without a difference the report says so, and counts the files that changed', () => {
  expect(reportOf({ 'content/README.md': 'For all editors.\n' })).toBe(
    '## What students will see\n\nStudents see no difference.\n\nFiles without visible changes: 1.\n',
  )
})

test('the words before and after stand side by side, what changed marked', () => {
  expect(reportOf(WORDS)).toBe(`## What students will see

1 changed card.

### What changes

#### Changed: Class Link

Card on Classes (/classes), Dashboard (/) · content/classes/class-link.md

| What | Before | After |
| --- | --- | --- |
| **Description** | Join your <del>class</del>. | Join your <ins>lesson, on time</ins>. |
`)
})

test('what is asked about has a heading of its own, and a sentence that says what changed', () => {
  const report = reportOf({ 'content/figures.json': ['"value": 40', '"value": 4'], ...WORDS })
  expect(report).toContain('1 changed setting and 1 changed card.')
  const [asked = '', others = ''] = report.split('### What else changes')
  expect(asked).toContain('### Ask before you approve')
  expect(asked).toContain('- **The figure “share” changed. “40%” became “4%”.**')
  expect(asked).toContain('| **The figure “share”**<br>in Policy | 4<del>0</del>% | 4% |')
  expect(others).toContain('#### Changed: Class Link')
})

test.each([
  ['the digits of a number', 'Pay 00000000.', 'Pay 00000010.', 'Pay 000000<ins>1</ins>0.'],
  ['a digit that moved', 'Pay 0123456.', 'Pay 123456-0.', 'Pay 123456<ins>-0</ins>.'],
  ['a word that became another', 'One class.', 'One lesson.', 'One <ins>lesson</ins>.'],
  ['bold words', 'One class.', 'One **class**.', 'One <ins><strong>class</strong></ins>.'],
  ['a bold price', 'It is **$10**.', 'It is **$15**.', '1</strong><ins><strong>5</strong></ins>'],
  ['a link', 'See it.', 'See [it](/classes).', 'See it<ins> (→ /classes)</ins>.'],
  ['the sign of a list', '- A.\n- B.', '1. A.\n1. B.', '<ins>1.</ins> A.<br><ins>1.</ins> B'],
  ['a quotation', 'Read.', '> Read.', '<ins>│ </ins>Read.'],
  [
    'a table',
    '| Plan | Price |\n| --- | --- |\n| One | free |',
    '| Plan | Price |\n| --- | --- |\n| One | paid |',
    'One · <del>free</del> | One · <ins>paid</ins> |',
  ],
  ['a heading', 'Read', '### Read', '<ins><strong>Read</strong></ins>'],
])('%s: what differs is marked, and drawn as students see it', (_, was, is, drawn) => {
  const first: Changes = { [CARD]: ['Join within', `${was}\n\nJoin within`] }
  expect(reportOf({ [CARD]: [was, is] }, first)).toContain(drawn)
})

test('only the entries of the sidebar that differ are shown, marked whole', () => {
  const moved =
    '{ "page": "dashboard", "label": "Dashboard" },\n  { "page": "classes", "label": "Classes" }'
  const swapped =
    '{ "page": "classes", "label": "Classes" },\n  { "page": "dashboard", "label": "Dashboard" }'
  expect(reportOf({ 'content/navigation.json': [moved, swapped] })).toContain(
    '| <del>Dashboard, first</del> | <ins>Dashboard, below Classes</ins> |',
  )
})

test('the sentences of the check stand once, on top', () => {
  const report = reportOf({ [CARD]: ['key: class_link', 'key: clas_link'] })
  const mistake = String.raw`- content/classes/class-link.md:5:10 There is no link key clas\_link.`
  expect(report.indexOf('### 1 mistake to correct before it can be accepted')).toBeGreaterThan(0)
  expect(report.indexOf(mistake)).toBeLessThan(report.indexOf('### Ask before'))
  expect(report.split(mistake)).toHaveLength(2)
})

test('none of what somebody typed is followed, nor the name of a file', async () => {
  const typed = { [CARD]: ['title: Class Link', 'title: "*A* | <b>B</b> @all"'] } as const
  const report = reportOf(typed)
  expect(report).toContain(String.raw`#### Changed: \*A\* \| \<b\>B\</b\> \@all`)
  const sections = reportSections(reviewOf(typed), { missing: [] })
  const page = await reviewPage('<A>', sections, { pairs: new Map(), missing: [] })
  expect(page).toContain('<title>&lt;A&gt;</title>')
  expect(page).toContain('<h3>Changed: *A* | &lt;b&gt;B&lt;/b&gt; @all</h3>')
  const named = reportOf({
    'content/classes/New `<img src=x>` @everyone.md': '---\ntitle: A\n---\n',
  })
  expect(named).toContain('everyone')
  expect(named).not.toMatch(/[^\\]<img|[^\\]@everyone/m)
  // Between two dollar signs GitHub draws a formula, and leaves out what follows a percent sign.
  const priced = reportOf({ [CARD]: ['Join your class.', 'Pay $our%fee or lose your seat$ now.'] })
  expect(priced).toContain('<span>$</span>our%fee')
  expect(priced.replaceAll('<span>$</span>', '')).not.toContain('$')
})

test('the page says what the report says and opens new addresses, with the pictures of an entry folded', async () => {
  const review = reviewOf({ [CARD]: ['school.ng/guide', 'school.ng/help'] })
  const [entry] = review.entries
  if (entry === undefined) throw new Error('There is no entry')
  const pairs = new Map([[entry, [{ title: 'Class Link', before: null, after: 'AAAA' }]]])
  const sections = reportSections(review, { missing: [] })
  const page = await reviewPage('1 changed card', sections, { pairs, missing: [] })
  expect(page).toContain('<td>Link 2 → https://school.ng/<del>guide</del></td>')
  const link = '<a href="https://school.ng/help">https://school.ng/help</a>'
  expect(page.split('<a')).toHaveLength(2)
  expect(page).toContain(`Open each new address: ${link}.`)
  expect(page).toMatch(/<details><summary>How it looks on a phone<\/summary>.*After.*AAAA/s)
})
