import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asFileName } from '../../scripts/content/files/file-name.ts'
import { addToNavigation } from '../../scripts/content/new/add-to-navigation.ts'
import { runProgram } from './run-program.ts'
import { createWorkspace } from './workspace.ts'

async function school() {
  const workspace = await createWorkspace()
  const make = (...args: string[]) => runProgram('content:new', ['--root', workspace.root, ...args])
  return { ...workspace, make }
}

test('a new card passes the check, with a placeholder for its address', async () => {
  const { make, read, build } = await school()
  expect(make('classes', 'Exam dates').status).toBe(0)
  expect(await read('content/classes/exam-dates.md')).toBe(`---
title: Exam dates
description: Say in a sentence what this card is for.
links:
  - address: https://example.org/exam-dates
---
Say what to have ready, what to do, what happens next and whom to ask.
`)
  const built = await build()
  expect(built.told).toEqual([])
  expect(built.placeholders.map(({ address }) => address)).toContain(
    'https://example.org/exam-dates',
  )
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
])('the title %s stands in a new card as it was given', async (title) => {
  const { make, importModule, build } = await school()
  expect(make('classes', '--', title)).toMatchObject({ status: 0, error: '' })
  expect((await build()).told).toEqual([])
  const page = await importModule('compiled/pages/classes.tsx')
  const titles = page.page.cards.map((card: { title: string }) => card.title)
  expect(titles).toContain(title.replace('{{figures.join}}', '10 minutes'))
})

test('a card that is there is never written over', async () => {
  const { make, read } = await school()
  const before = await read('content/classes/class-link.md')
  expect(make('classes', 'Class: link')).toEqual({
    status: 1,
    out: '',
    error:
      'There is a file content/classes/class-link.md already. Choose another title, or edit that file.',
  })
  expect(await read('content/classes/class-link.md')).toBe(before)
})

test('an unknown page is answered with the one that was meant', async () => {
  const { make } = await school()
  const error = 'There is no page clases. Did you mean classes?'
  expect(make('clases', 'Exam dates')).toEqual({ status: 1, out: '', error })
})

test('a title that the check would refuse makes no card', async () => {
  const { make } = await school()
  const error = 'There is no value {{figures.joyn}}. Did you mean figures.join?'
  expect(make('classes', 'In {{figures.joyn}}')).toEqual({ status: 1, out: '', error })
})

test('without a title the command says how it is used', async () => {
  const { make } = await school()
  expect(make('classes').error).toMatch(/^Write the page and the card's title: npm run content:new/)
})

test('a new page passes the check and stands in the sidebar before Logout', async () => {
  const { make, read, build } = await school()
  expect(make('--page', 'exams', 'Exams & tests').status).toBe(0)
  expect(await read('content/exams/page.md')).toBe(`---
title: Exams & tests
intro: Say in a sentence what this page is for.
---
`)
  expect(await read('content/navigation.json')).toContain(`Policy" },
  { "page": "exams", "label": "Exams & tests" },
  { "action": "logout"`)
  expect((await build()).told).toEqual([])
})

test.each([
  ['login', 'The path /login belongs to the portal itself. Give the folder another name.'],
  [
    'classes',
    'There is a file content/classes/page.md already. Choose another title, or edit that file.',
  ],
  [
    'My Exams',
    'The name My Exams cannot be a part of a web address. Use small letters, digits and single hyphens, such as exam-dates.',
  ],
])('a page called %s is not made', async (name, error) => {
  const { make } = await school()
  expect(make('--page', name, 'Title')).toEqual({ status: 1, out: '', error })
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
])('the file of %s is called %s', (title, name) => {
  expect(asFileName(title)).toBe(name)
})

test('a file that cannot be written is named, without a trace of the program', async () => {
  const { make, change, root } = await school()
  await change({ 'content/exams': 'a file where the folder belongs' })
  expect(make('--page', 'exams', 'Exams')).toEqual({
    status: 1,
    out: '',
    error: `${join(root, 'content/exams/page.md')} cannot be written (EEXIST).`,
  })
})
