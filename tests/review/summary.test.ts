import { expect, test } from 'vitest'
import { reviewSummary } from '../../scripts/review/summary.ts'
import { compareAfter } from './compare-school.ts'

const CARD = 'content/classes/class-link.md'

test('without a difference the summary says so', () => {
  expect(reviewSummary(compareAfter({}))).toBe('## Students see no difference\n')
})

test('the summary says what changed, why, and where the buttons lead', () => {
  const figure = { 'content/figures.json': ['"value": 10', '"value": 15'] } as const
  expect(reviewSummary(compareAfter(figure))).toBe(`## 1 card changes, 1 setting changes

### Settings

- The figure join: <del>10 minutes</del> → <ins>15 minutes</ins>

### Changed: Class Link
Card on Classes (/classes), Dashboard (/) · \`content/classes/class-link.md\`

- Follows from: The figure join, <del>10 minutes</del> → <ins>15 minutes</ins>
- **Message**
  - Join within <del>10</del><ins>15</ins> minutes.
  - Your lesson is at \\[lesson time\\].
- **Students are sent to**
  - Link 1: each student’s own address (class\\_link)
  - Link 2: https://school.ng/guide
`)
})

test('what somebody typed is shown in the summary, and none of it followed', () => {
  const typed = compareAfter({ [CARD]: ['title: Class Link', 'title: "*A* <b>B</b> @all"'] })
  expect(reviewSummary(typed)).toContain(String.raw`### Changed: \*A\* \<b\>B\</b\> \@all`)
})

test('a changed mail is shown in the words before and after', () => {
  const mail = { 'content/mail/reset-code.md': ['can be used for', 'works for'] } as const
  expect(reviewSummary(compareAfter(mail))).toBe(`## 1 mail changes

### Changed: Your code
Mail to a student · \`content/mail/reset-code.md\`

- **Text**
  - …
  - \\[code\\]
  - It <del>can be used </del><ins>works </ins>for \\[minutes\\] minutes.
`)
})

test('a mail follows from a setting that it names', () => {
  const name = { 'content/site.json': ['Test School', 'Second School'] } as const
  expect(reviewSummary(compareAfter(name))).toContain('Changed: Your password was changed')
})
