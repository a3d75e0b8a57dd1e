import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { asFileName } from '../../scripts/content/files/file-name.ts'
import { addToNavigation } from '../../scripts/content/new/add-to-navigation.ts'
import { newCard } from '../../scripts/content/new/new-card.ts'
import type { NewFiles } from '../../scripts/content/new/new-file.ts'
import { newPage } from '../../scripts/content/new/new-page.ts'
import { problemsOf } from '../../scripts/content/new/problems-of.ts'
import { schoolFiles } from './school.ts'

const SCHOOL = schoolFiles()

/** The school with what was made in it. */
const compileWith = ({ files }: NewFiles) => compile(new Map([...SCHOOL, ...files]))

test('a new card passes the check, with a placeholder for its address', () => {
  const made = newCard(SCHOOL, 'classes', 'Exam dates')
  expect([...made.files]).toEqual([
    [
      'content/classes/exam-dates.md',
      `---
title: Exam dates
description: Say in a sentence what this card is for.
links:
  - address: https://example.org/exam-dates
---
Say what to have ready, what to do, what happens next and whom to ask.
`,
    ],
  ])
  const { problems, placeholders } = compileWith(made)
  expect(problems).toEqual([])
  expect(placeholders.map(({ address }) => address)).toContain('https://example.org/exam-dates')
})

test.each([
  'Fees: how to pay',
  '"Quoted" words',
  '2025',
  'yes',
  '6:45',
  '{{figures.join}} early',
  '- a hyphen',
  '#1',
  'a \\ b',
])('the title %s stands in a new card as it was given', (title) => {
  const { problems, content } = compileWith(newCard(SCHOOL, 'classes', title))
  expect(problems).toEqual([])
  const titles = [...content.cards.values()].map((card) => card?.title)
  expect(titles).toContain(title.replace('{{figures.join}}', '10 minutes'))
})

test.each([
  ['دفع الرسوم', 'card'],
  [
    'How to pay your fees and upload the receipt so that finance can record it',
    'how-to-pay-your-fees-and-upload-the-receipt-so-that-finance',
  ],
  ['A'.repeat(100), 'a'.repeat(60)],
])('the card %s is called %s', (title, name) => {
  expect([...newCard(SCHOOL, 'classes', title).files.keys()]).toEqual([
    `content/classes/${name}.md`,
  ])
})

test('a new page passes the check and stands in the sidebar before Logout', () => {
  const made = newPage(SCHOOL, 'exams', 'Exams & tests')
  expect(made.files.get('content/exams/page.md')).toBe(`---
title: Exams & tests
intro: Say in a sentence what this page is for.
---
`)
  expect(made.files.get('content/navigation.json')).toContain(`Policy" },
  { "page": "exams", "label": "Exams & tests" },
  { "action": "logout"`)
  expect(compileWith(made).problems).toEqual([])
})

test.each([
  [
    'classes',
    'Class: link',
    'There is a file content/classes/class-link.md already. Choose another title, or edit that file.',
  ],
  ['clases', 'Exam dates', 'There is no page clases. Did you mean classes?'],
])('on the page %s no card %s is made', (page, title, message) => {
  expect(() => newCard(SCHOOL, page, title)).toThrow(message)
})

test.each([
  [
    'classes',
    'There is a file content/classes/page.md already. Choose another title, or edit that file.',
  ],
  [
    'My Exams',
    'The name My Exams cannot be a part of a web address. Use small letters, digits and single hyphens, such as exam-dates.',
  ],
  ['con', 'Windows keeps the name con for itself. Choose another one.'],
])('a page called %s is not made', (name, message) => {
  expect(() => newPage(SCHOOL, name, 'Title')).toThrow(message)
})

test('what the check would refuse is told before anything is made', () => {
  const made = [newPage(SCHOOL, 'login', 'In'), newCard(SCHOOL, 'classes', 'In {{figures.joyn}}')]
  expect(made.flatMap(({ files }) => problemsOf(files, SCHOOL)[0]?.sentence)).toEqual([
    'The path /login belongs to the portal itself.',
    'There is no value {{figures.joyn}}.',
  ])
})

test.each([
  ['[\n{"action":"logout"}]', '[\n{ new },\n{"action":"logout"}]'],
  [
    '\uFEFF[\r\n\t{ "action": "logout" }\r\n]',
    '\uFEFF[\r\n\t{ new },\r\n\t{ "action": "logout" }\r\n]',
  ],
  [
    '[{ "action": "logout" }, { "page": "a" }]',
    '[{ new },{ "action": "logout" }, { "page": "a" }]',
  ],
])('an entry is added to the sidebar %j as the others are written', (before, after) => {
  expect(addToNavigation(before, '{ new }')).toBe(after)
})

test.each(['[]', '{', '[{ "page": "a" }]'])('the sidebar %s is left alone', (text) => {
  expect(addToNavigation(text, '{ new }')).toBeNull()
})

test.each([
  ['Receipt upload', 'receipt-upload'],
  ["Students' Policy", 'students-policy'],
  ['Ẹ̀kọ́ & fees', 'eko-fees'],
  ['Łódź, Ångström, Straße', 'lodz-angstrom-strasse'],
  ['  $300+ a month! ', '300-a-month'],
  ['学校', null],
  ['Con', 'con-1'], // Windows keeps these for itself
  ['LPT9', 'lpt9-1'],
  ['Console', 'console'],
])('the file of %s is called %s', (title, name) => {
  expect(asFileName(title)).toBe(name)
})
