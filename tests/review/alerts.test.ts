import { expect, test } from 'vitest'
import { entriesOf } from '../../scripts/review/entries.ts'
import { alertWords } from '../../scripts/review/wording.ts'
import { GOOD_SCHOOL, type Changes } from '../content/school.ts'
import { compareAfter, compareInTurn } from './compare-school.ts'

const CARD = 'content/classes/class-link.md'
const GUIDE = 'https://school.ng/guide'

const toldAfter = (changes: Changes) =>
  entriesOf(compareAfter(changes)).flatMap(({ alerts }) => alerts.map(alertWords))

test.each([
  [
    'https://localhost/x',
    'Ask before you approve: Leads to another website: localhost instead of school.ng',
  ],
  [
    'https://school.ng/your-link',
    'Ask before you approve: The address still waits for the real one',
  ],
  [
    'https://school.ng/help',
    'Ask before you approve: The button “Link 2” now opens something else',
  ],
  [
    'https://school.ng/know-your-rights',
    'Ask before you approve: The button “Link 2” now opens something else',
  ],
])('of the address %s is said: %s', (address, told) => {
  expect(toldAfter({ [CARD]: [GUIDE, address] })).toEqual([told])
})

test('a new address that waits for the real one is not to be tried', () => {
  const button = `${GUIDE}\n  - address: https://example.org/form`
  expect(toldAfter({ [CARD]: [GUIDE, button] })).toEqual([
    'Ask before you approve: The address still waits for the real one',
  ])
})

test.each([
  [
    'Join within {{figures.join}}.',
    'Do not join within {{figures.join}}.',
    'Ask before you approve: “not” is new',
  ],
  ['Join within {{figures.join}}.', 'Always join within {{figures.join}}.', '“always” is new'],
  [
    'Join within {{figures.join}}.',
    'Pay into 0123 456 789.',
    'Ask before you approve: A new long number',
  ],
])('%s → %s: %s', (before, after, told) => {
  expect(toldAfter({ [CARD]: [before, after] })).toContain(told)
})

test('a paragraph that forbids asks when it is gone', () => {
  const forbids = { [CARD]: ['Join within', 'Never share it.\n\nJoin within'] } as const
  const allowed = { [CARD]: ['Never share it.\n\n', ''] } as const
  expect(
    entriesOf(compareInTurn(forbids, allowed)).flatMap(({ alerts }) => alerts.map(alertWords)),
  ).toEqual(['Ask before you approve: A paragraph with “never” is gone'])
})

test('a button that takes the key of another card says what it opens now', () => {
  const other = {
    'content/classes/guide.md':
      '---\ntitle: Guide\ndescription: Read.\nlinks:\n  - key: pre_arrival\n---\n',
  }
  const found = entriesOf(
    compareInTurn(other, { 'content/classes/guide.md': ['pre_arrival', 'class_link'] }),
  )
  expect(found.flatMap(({ alerts }) => alerts.map(alertWords))).toEqual([
    'Ask before you approve: The button “Click Here” now opens what the card “Class Link” opened',
  ])
})

test('of two buttons that changed places each says what it opens now', () => {
  const swapped = [
    '  - key: class_link\n    note: Your main class\n  - address: https://school.ng/guide\n',
    '  - address: https://school.ng/guide\n  - key: class_link\n    note: Your main class\n',
  ] as const
  expect(toldAfter({ [CARD]: swapped })).toContain(
    'Ask before you approve: The button “Link 1” now opens what “Link 2” opened',
  )
})

const POLICY = 'content/student-policy/page.md'
const LONG = {
  [POLICY]: [
    '## Refunds',
    '## Files\n\nKeep a copy.\n\n### Cloud\n\n1. Open it.\n2. Save it.\n\n## Refunds',
  ],
} as const

test.each([
  ['2. Save it.\n', '', ['Ask before you approve: A point of a list is gone']],
  ['Keep a copy.\n\n', '', ['A paragraph is gone']],
  ['### Cloud\n\n', '', ['A heading is gone']],
  [
    '### Cloud\n\n1. Open it.\n2. Save it.\n\n',
    '',
    ['Ask before you approve: The section “Cloud” is gone'],
  ],
  [
    '## Files\n\nKeep a copy.\n\n### Cloud\n\n1. Open it.\n2. Save it.\n\n',
    '',
    ['Ask before you approve: The section “Files” is gone'],
  ],
  ['1. Open it.\n2. Save it.', '1. Save it.\n2. Open it.', [/^A point .* in another place$/]],
  [
    '## Files\n\nKeep a copy.\n\n### Cloud\n\n1. Open it.\n2. Save it.\n\n## Refunds\n\nYou get {{figures.share}} back.\n',
    '## Refunds\n\nYou get {{figures.share}} back.\n\n## Files\n\nKeep a copy.\n\n### Cloud\n\n1. Open it.\n2. Save it.\n',
    [/^The section .* stands in another place$/],
  ],
])('what is taken out or moved is one alert: %j → %j', (from, to, told) => {
  const found = entriesOf(compareInTurn(LONG, { [POLICY]: [from, to] }))
  expect(found.flatMap(({ alerts }) => alerts.map(alertWords))).toEqual(
    told.map((words) => (typeof words === 'string' ? words : expect.stringMatching(words))),
  )
})

test('what is removed says where it still is, or that it is nowhere', () => {
  const off = { 'content/dashboard/page.md': ['cards:\n  - classes/class-link\n', ''] } as const
  expect(toldAfter(off)).toEqual([
    'Ask before you approve: Class Link is no longer on the page Dashboard; still on: Classes (/classes)',
  ])
  expect(toldAfter({ ...off, [CARD]: null })[0]).toMatch(
    /Ask before you approve: Students no longer find this card on .*; it is on no other page: /,
  )
})

test('a card that is renamed and taken off a page is still on its own', () => {
  const found = entriesOf(
    compareAfter({
      [CARD]: null,
      'content/classes/live-class.md': GOOD_SCHOOL[CARD] ?? '',
      'content/dashboard/page.md': ['cards:\n  - classes/class-link\n', ''],
    }),
  )
  expect(found.flatMap(({ alerts }) => alerts.map(alertWords))).toEqual([
    'Ask before you approve: Class Link is no longer on the page Dashboard; still on: Classes (/classes)',
  ])
  const notes = found.flatMap((entry) => entry.notes.map(({ sentence }) => sentence))
  expect(notes).not.toContain('Only the file is renamed: students see the same.')
})

test('a card with another title is not gone from a page that changes with it', () => {
  const told = toldAfter({
    [CARD]: ['title: Class Link', 'title: Live class'],
    'content/dashboard/page.md': ['intro: Your classes.', 'intro: Your lessons.'],
  })
  expect(told).toEqual([])
})

const BLOG =
  '---\ntitle: Guide\ndescription: How to begin.\nlinks:\n  - address: /classes\n---\nRead.\n'

test.each([
  ['Read.', ['Only the file is renamed: students see the same.', 'No link of the portal breaks.']],
  ['[Here](/classes?card=guide)', ['1 text of the portal still leads to the old name.']],
])('a renamed file says how many links break: %s', (link, told) => {
  const linked = {
    'content/classes/guide.md': BLOG,
    [CARD]: ['Join within', `${link} Join within`],
  } as const
  const renamed = { 'content/classes/guide.md': null, 'content/classes/manual.md': BLOG }
  const [entry] = entriesOf(compareInTurn(linked, renamed))
  expect(entry?.notes.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(told))
  expect(entry?.views).toHaveLength(1)
})

test('what has no warning says its few changed words in the list', () => {
  const words = { [CARD]: ['Join your class.', 'Join your lesson.'] } as const
  expect(entriesOf(compareAfter(words)).map(({ gist }) => gist.length)).toEqual([1])
})

const LONG_LINE = 'Keep a copy of what you hand in. '.repeat(9)

test.each([
  [[], []],
  [['One.'], ['One.']],
  [
    ['One.', 'Two.', LONG_LINE],
    ['One.', 'Two.', 'and 1 more change'],
  ],
])('beside a warning every other change is shown or counted: %j', (others, told) => {
  const words = ['Do not join within 10 minutes.', ...others].join('\n\n')
  const [entry] = entriesOf(compareAfter({ [CARD]: ['Join within {{figures.join}}.', words] }))
  expect(entry?.alerts).toHaveLength(1)
  const shown = entry?.gist.map((line) => (line.kind === 'words' ? line.line : []))
  expect(shown?.map((runs) => runs.map((run) => run.words).join(''))).toEqual(told)
})

test('of two changes that weigh the same, the one that asks to be asked about comes first', () => {
  const school = {
    [POLICY]: ['## Refunds', '1. Open it.\n2. Save it.\n\n## Refunds'],
    'content/accessibility/page.md':
      '---\ntitle: Accessibility\nintro: What works.\npublic: true\n---\nAsk before it begins.\n',
  } as const
  const found = entriesOf(
    compareInTurn(school, {
      [POLICY]: ['\n2. Save it.', ''],
      'content/accessibility/page.md': ['Ask before it begins.', 'Ask when it begins.'],
    }),
  )
  expect(found.map(({ title }) => title)).toEqual(['Policy', 'Accessibility'])
})
