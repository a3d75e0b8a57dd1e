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
  ['https://school.ng/help', 'Another address: try it'],
  ['https://school.ng/know-your-rights', 'Another address: try it'],
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
