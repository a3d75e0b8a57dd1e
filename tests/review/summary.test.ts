import { expect, test } from 'vitest'
import { problemsSection } from '../../scripts/review/report/problems.ts'
import { reviewSummary } from '../../scripts/review/summary.ts'
import type { Changes } from '../content/school.ts'
import { compareAfter } from './compare-school.ts'

const NEXT = `
### What to do now
All right? On GitHub choose Files changed, Review changes, Approve. Students see it once it is merged and live, whatever day its words name.
Not right? On GitHub choose Files changed, Review changes, Request changes, and write what is wrong.
Not sure? Write what troubles you there.
`
const CARD = 'content/classes/class-link.md'

test('without a difference the summary says so', () => {
  expect(reviewSummary(compareAfter({}))).toBe('## Students see no difference\n')
})

test('the summary says what changed, and what follows in one line that unfolds', () => {
  const figure = { 'content/figures.json': ['"value": 10', '"value": 15'] } as const
  expect(reviewSummary(compareAfter(figure))).toBe(`## 1 setting changes, and 1 text follows

In all: 1 figure, 1 text that follows. No account detail, no contact, no link.

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

test('in the line that unfolds no sign has a stroke before it, for GitHub reads no Markdown there', () => {
  const name = { 'content/site.json': ['Test School', 'A & B_C'] } as const
  expect(reviewSummary(compareAfter(name))).toContain('say “A &amp; B_C”</summary>')
})

test('lines that somebody is to type stand as they are, in the summary and on the page', () => {
  const { problems, ...rest } = compareAfter({ [CARD]: ['title: Class Link', 'title Class Link'] })
  const [problem] = problems
  if (problem === undefined) throw new Error('There is no mistake')
  const typed = { ...problem, advice: 'Write:\n  - key: <a>\n---' }
  expect(reviewSummary({ ...rest, problems: [typed] })).toContain(
    'Write:\n  ```text\n    - key: <a>\n  ---\n  ```\n',
  )
  const page = problemsSection({ ...rest, problems: [typed], lineOf: () => null })
  expect(page).toContain('Write:<pre>  - key: &lt;a&gt;\n---</pre>')
})

test('of a figure that is gone the summary says what the check says: how it was', () => {
  const gone = {
    'content/figures.json': ['  "join": { "value": 10, "unit": "minutes" },\n', ''],
  } as const
  const said = reviewSummary(compareAfter(gone))
  expect(said).toMatch(/figure join was removed[^]*"join": { "value": 10, "unit": "minutes" }/)
  expect(said).not.toContain('Add a new one')
})

test('what the check noticed in a changed text stands at that text, without what its author can do', () => {
  const entry = { 'content/dashboard/page.md': ['  - classes/class-link\n', ''] } as const
  const said = reviewSummary(compareAfter(entry))
  const [list = '', details = ''] = said.split('\n### Changed: ')
  expect(list).toMatch(/- Changed: .*[^]*does not show the card Class Link any more/)
  expect(list).not.toContain('write again')
  expect(details).toContain('write again')
  expect(said).not.toContain('What the check noticed')
})

test('a changed mail is shown in the words before and after', () => {
  const mail = { 'content/mail/reset-code.md': ['can be used for', 'works for'] } as const
  expect(reviewSummary(compareAfter(mail))).toBe(`## 1 mail changes

In all: 1 mail. No account detail, no contact, no link, no figure.

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

function next(changes: Changes) {
  return reviewSummary(compareAfter(changes)).split('### What to do now\n')[1]?.split('\n')[0]
}

test('one is told to ask, and never to approve what has a mistake', () => {
  const card = 'content/classes/class-link.md'
  expect(next({ [card]: ['Join your class.', 'Join.'] })).toMatch(/^All right\?/)
  expect(next({ [card]: ['https://school.ng/guide', 'https://other.ng/guide'] })).toBe(
    'First ask who knows at your school about each “Ask before you approve” above, and compare every digit and letter.',
  )
  expect(next({ [card]: ['key: class_link', 'key: clas_link'] })).toMatch(
    /^Do not approve it while it has a mistake\./,
  )
})
