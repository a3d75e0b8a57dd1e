import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardSchema, mailSchema, pageSchema } from '../../scripts/content/schemas/documents.ts'
import { compile } from '../../scripts/content/compile.ts'
import { formatProblem } from '../../scripts/content/problem.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { schoolFiles, type Changes } from './school.ts'

const GUIDE = await readFile(join(PROJECT, 'content', 'README.md'), 'utf8')

/** The block of the guide that holds these words, without its indent. */
function example(words: string): string {
  const blocks = [...GUIDE.matchAll(/^( *)```\n(.*?)^ *```$/gms)].map(
    ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
  const found = blocks.find((block) => block.includes(words))
  if (found === undefined) throw new Error(`The guide has no example with ${words}`)
  return found
}

const CARD = 'content/classes/class-link.md'
const NAVIGATION = 'content/navigation.json'
const FIGURES = 'content/figures.json'
const PICTURE = await readFile(join(PROJECT, '.github/dashboard.png'))

const COPIED: Readonly<Record<string, readonly Changes[]>> = {
  'a card, with its facts': [
    { 'content/classes/exam-dates.md': example('title: Exam dates') },
    { 'content/classes/exam-dates.md': ['links:', `${example('label: Account number')}links:`] },
  ],
  'a page, with its line in the sidebar': [
    { 'content/exams/page.md': example('title: Exams\n') },
    { [NAVIGATION]: ['[\n', `[\n${example('"page": "exams"')}`] },
  ],
  'a class door': [
    { [CARD]: ['links:', `${example('class_door:')}links:`] },
    { [FIGURES]: ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'] },
  ],
  'what to check later': [
    { [CARD]: ['links:', `${example('check_later:')}links:`] },
    { [FIGURES]: ['{\n', '{\n  "fee_check": { "value": 60, "unit": "hours" },\n'] },
    {
      'content/classes/payment-status.md':
        '---\ntitle: Status\ndescription: Yours.\nlinks:\n  - key: class_link\n---\n',
    },
  ],
  'a link to another website': [{ [NAVIGATION]: ['[\n', `[\n${example('"address"')}`] }],
  'a new link and a new value': [
    { 'content/links.json': ['"links": {\n', `"links": {\n${example('"timetable"')}`] },
    { 'content/links.json': ['"values": {\n', `"values": {\n${example('"room"')}`] },
    { [CARD]: ['key: class_link', 'key: timetable'] },
    { [CARD]: ['Join within', 'Your room is {{room}}. Join within'] },
  ],
  'a picture': [
    { 'content/classes/campus-map.png': PICTURE },
    { [CARD]: ['Join within', `${example('campus-map.png')}\nJoin within`] },
  ],
}

test.each(Object.entries(COPIED))('%s copied from the guide passes the check', (_what, copied) => {
  const files = copied.reduce((school, changes) => schoolFiles(changes, school), schoolFiles())
  expect(compile(files).problems.map(formatProblem)).toEqual([])
})

test('the guide has every field of cards, pages and mails in its table, and no other', () => {
  const [, table = ''] = /## All fields(.*?)\n## /s.exec(GUIDE) ?? []
  const names = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, name = '']) => name)
  const fields = [cardSchema, pageSchema, mailSchema].flatMap(({ entries }) => Object.keys(entries))
  const told = names.map((name) => name.replaceAll(/[` ]/g, ''))
  expect(told.toSorted()).toEqual([...new Set(fields)].toSorted())
})
