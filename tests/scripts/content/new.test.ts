import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import {
  addToNavigation,
  newCard,
  newPage,
  type NewFiles,
} from '../../../scripts/content/new/new-content.ts'
import { schoolFiles } from './good-school.ts'

const SCHOOL = schoolFiles()
const UNFINISHED = expect.stringMatching(/: this text is not finished\.$/)

/** What the check tells of the school with the new files, and the titles of its cards. */
function compileWith({ files }: NewFiles) {
  const { problems, content } = compile(new Map([...SCHOOL, ...files]))
  const titles = [...content.cards.values()].map((card) => card?.title)
  return { told: problems.map(({ message }) => message), titles }
}

test('a new card passes the check, which warns of its unfinished sentences', () => {
  const made = newCard(SCHOOL, 'classes', 'Exam dates')
  expect(made.files.get('content/classes/exam-dates.md')).toBe(`---
title: Exam dates
description: Say in a sentence what this card is for.
links:
  - address: https://example.org/exam-dates
---
Say what to have ready, what to do, what happens next and whom to ask.
`)
  expect(compileWith(made).told).toEqual([UNFINISHED, UNFINISHED])
})

test('a new page passes the check, and its entry is in the sidebar before Logout', () => {
  const made = newPage(SCHOOL, 'exams', 'Exams & tests')
  expect(made.files.get('content/exams/page.md')).toBe(
    '---\ntitle: Exams & tests\nintro: Say in a sentence what this page is for.\n---\n',
  )
  expect(made.files.get('content/navigation.json')).toContain(`Policy" },
  { "page": "exams", "label": "Exams & tests" },
  { "action": "logout"`)
  expect(compileWith(made).told).toEqual([UNFINISHED])
})

test.each(['Fees: how to pay', '"Quoted" words', '2025', 'yes', '- a hyphen', '#1', 'a \\ b'])(
  'a new card keeps the title %s as it was given',
  (title) => {
    const { told, titles } = compileWith(newCard(SCHOOL, 'classes', title))
    expect(told).toEqual([UNFINISHED, UNFINISHED])
    expect(titles).toContain(title)
  },
)

test.each<readonly [why: string, make: () => NewFiles]>([
  [
    'There is a file content/classes/class-link.md already. Choose another title, or edit that file.',
    () => newCard(SCHOOL, 'classes', 'Class: link'),
  ],
  ['There is no page clases. Did you mean classes?', () => newCard(SCHOOL, 'clases', 'Exam dates')],
  ['A card cannot be called page. Choose another title.', () => newCard(SCHOOL, 'classes', 'Page')],
  [
    'There is no value {{figures.joyn}}. Did you mean figures.join?',
    () => newCard(SCHOOL, 'classes', 'In {{figures.joyn}}'),
  ],
  ['There is a file content/classes/page.md already.', () => newPage(SCHOOL, 'classes', 'A')],
  ['Windows allows no file with the name con.', () => newPage(SCHOOL, 'con', 'A')],
  ['The portal uses the path /login itself.', () => newPage(SCHOOL, 'login', 'A')],
])('nothing is made because: %s', (why, make) => {
  expect(make).toThrow(why)
})

test('a new entry of the sidebar keeps a byte-order mark and Windows line ends', () => {
  const added = addToNavigation('\uFEFF[\r\n{"action":"logout"}]', '{ new }')
  expect(added).toBe('\uFEFF[\r\n{ new },\r\n{"action":"logout"}]')
})

test.each([
  ["Students' Policy", 'students-policy'],
  ['Ẹ̀kọ́ & fees', 'eko-fees'],
  ['Łódź, Ångström, Straße', 'lodz-angstrom-strasse'],
  ['学校', 'card'],
  ['Con', 'con-1'], // Windows keeps it for itself
  ['fee '.repeat(30), `${'fee-'.repeat(14)}fee`],
  ['A'.repeat(100), 'a'.repeat(60)],
])('the card %s gets the name %s', (title, name) => {
  const [file] = newCard(SCHOOL, 'classes', title).files.keys()
  expect(file).toBe(`content/classes/${name}.md`)
})
