import { expect, test } from 'vitest'
import { reviewSummary } from '../../scripts/review/summary.ts'
import { compareAfter } from './compare-school.ts'

const NEXT = `
### What to do now
All right? On GitHub choose Files changed, Review changes, Approve.
Not sure? Write what troubles you there.
`
const CARD = 'content/classes/class-link.md'

test('without a difference the summary says so', () => {
  expect(reviewSummary(compareAfter({}))).toBe('## Students see no difference\n')
})

test('the summary says what changed, and what follows in one line that unfolds', () => {
  const figure = { 'content/figures.json': ['"value": 10', '"value": 15'] } as const
  expect(reviewSummary(compareAfter(figure))).toBe(`## 1 setting changes, and 1 text follows

In all: no card, no page, no account detail, no address, 1 figure.

### What to look at
- Figure: **The figure “join”** · Settings
  - Another figure, half more: <del>10 minutes</del> → <ins>15 minutes</ins>
  - 1 card now says “15 minutes”

### Figure: The figure “join”
Settings · \`content/figures.json\`

- **Setting**
  - <del>10 minutes</del> → <ins>15 minutes</ins>

<details open><summary>1 card now says “15 minutes”</summary>

**Class Link** · Card on Classes (/classes), Dashboard (/)

- **Message**
  - Join within <del>10</del><ins>15</ins> minutes.
  - Your lesson is at \\[lesson time\\].

</details>
${NEXT}`)
})

test('what somebody typed is shown in the summary, and none of it followed', () => {
  const typed = compareAfter({ [CARD]: ['title: Class Link', 'title: "*A* <b>B</b> @all"'] })
  expect(reviewSummary(typed)).toContain(String.raw`### Changed: \*A\* \<b\>B\</b\> \@all`)
})

test('a changed mail is shown in the words before and after', () => {
  const mail = { 'content/mail/reset-code.md': ['can be used for', 'works for'] } as const
  expect(reviewSummary(compareAfter(mail))).toBe(`## 1 mail changes

In all: no card, no page, no account detail, no address, no figure, 1 mail.

### What to look at
- Changed: **Your code** · Mail to a student
  - It <del>can be used </del><ins>works </ins>for \\[minutes\\] minutes.

### Changed: Your code
Mail to a student · \`content/mail/reset-code.md\`

- **Text**
  - …
  - \\[code\\]
  - It <del>can be used </del><ins>works </ins>for \\[minutes\\] minutes.
${NEXT}`)
})

test('pictures that could not be taken are told', () => {
  expect(reviewSummary(compareAfter({}), [], 2)).toContain('2 pictures are missing')
})

test('a mail follows from a setting that it names', () => {
  const name = { 'content/site.json': ['Test School', 'Second School'] } as const
  expect(reviewSummary(compareAfter(name))).toContain('2 mails now say “Second School”')
})
