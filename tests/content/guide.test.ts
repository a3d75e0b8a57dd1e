import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardSchema, mailSchema, pageSchema } from '../../scripts/content/schemas/documents.ts'
import { PROJECT } from '../../scripts/project.ts'
import { createWorkspace } from './workspace.ts'

const GUIDE = await readFile(join(PROJECT, 'content', 'README.md'), 'utf8')

/** What the guide says to copy: the block that holds these words, not indented. */
function example(words: string): string {
  const blocks = [...GUIDE.matchAll(/^( *)```\n(.*?)^ *```$/gms)].map(
    ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
  const found = blocks.find((block) => block.includes(words))
  if (found === undefined) throw new Error(`The guide has no example with ${words}`)
  return found
}

test('a card, its facts and a page copied from the guide pass the check', async () => {
  const { change, build } = await createWorkspace()
  await change({
    'content/classes/exam-dates.md': example('title: Exam dates').replace(
      'links:',
      `${example('label: Account number')}links:`,
    ),
    'content/exams/page.md': example('title: Exams\n'),
    'content/navigation.json': ['[\n', `[\n${example('"page": "exams"')}`],
  })
  expect((await build()).told).toEqual([])
})

test('a line of the sidebar copied from the guide pass the check', async () => {
  const { change, build } = await createWorkspace()
  await change({
    'content/exams/page.md': example('title: Exams\n'),
    'content/navigation.json': ['[\n', `[\n${example('"lineAfter"')}`],
  })
  expect((await build()).told).toEqual([])
})

test('a class door copied from the guide passes the check', async () => {
  const { change, build } = await createWorkspace()
  await change({
    'content/classes/class-link.md': ['links:', `${example('class_door:')}links:`],
    'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
  })
  expect((await build()).told).toEqual([])
})

test('what to check later, copied from the guide, passes the check', async () => {
  const { change, build } = await createWorkspace()
  await change({
    'content/classes/class-link.md': ['links:', `${example('check_later:')}links:`],
    'content/classes/payment-status.md':
      '---\ntitle: Status\ndescription: Yours.\nlinks:\n  - key: class_link\n---\n',
    'content/figures.json': ['{\n', '{\n  "fee_check": { "value": 60, "unit": "hours" },\n'],
  })
  expect((await build()).told).toEqual([])
})

test('a link to another website, a new link and a new value copied from the guide pass the check', async () => {
  const { change, build } = await createWorkspace()
  await change({
    'content/navigation.json': ['[\n', `[\n${example('"address"')}`],
    'content/links.json': ['"links": {\n', `"links": {\n${example('"timetable"')}`],
    'content/classes/class-link.md': ['key: class_link', 'key: timetable'],
  })
  await change({
    'content/links.json': ['"values": {\n', `"values": {\n${example('"room"')}`],
    'content/student-policy/page.md': ['back.', 'back. Your room is {{room}}.'],
  })
  expect((await build()).told).toEqual([])
})

test('a picture put in as the guide says passes the check', async () => {
  const { change, build } = await createWorkspace()
  await change({
    'content/classes/campus-map.png': await readFile(join(PROJECT, '.github/dashboard.png')),
    'content/classes/class-link.md': ['Join within', `${example('campus-map.png')}\nJoin within`],
  })
  expect((await build()).told).toEqual([])
})

describe('after a rename, a move or a removal the check names every place that', () => {
  const CARD = '---\ntitle: Status\ndescription: Yours.\nlinks:\n  - key: class_link\n---\n'
  const POINTS = {
    'content/classes/status.md': CARD,
    'content/dashboard/page.md': [
      'cards:\n',
      'welcome_card: classes/status\ncards:\n  - classes/status\n',
    ],
    'content/classes/class-link.md': [
      'links:\n',
      `${example('check_later:').replace(/card: .*/, 'card: status')}links:\n`,
    ],
    'content/student-policy/page.md': ['You get', '[Look](/classes?card=status). You get'],
    'content/figures.json': ['{\n', '{\n  "fee_check": { "value": 60, "unit": "hours" },\n'],
  } as const

  test.each([
    ['has the old name', { 'content/classes/state.md': CARD }],
    ['has the old folder', { 'content/pre-arrival/status.md': CARD }],
    ['leads to what is gone', {}],
  ])('%s', async (_what, moved) => {
    const { change, build } = await createWorkspace(POINTS)
    expect((await build()).told).toEqual([])
    await change({ 'content/classes/status.md': null, ...moved })
    const told = (await build()).told.join('\n')
    for (const file of ['dashboard/page', 'classes/class-link', 'student-policy/page'])
      expect(told).toContain(`content/${file}.md`)
  })
})

test('the pictures of the guide are small', async () => {
  const names = [...GUIDE.matchAll(/^!\[.*\]\((\.\.\/[^)]+)\)$/gm)].map(([, name = '']) => name)
  expect(names).not.toEqual([])
  for (const name of names) {
    const { length } = await readFile(join(PROJECT, 'content', name))
    expect(length).toBeLessThan(60_000)
  }
})

/** The anchors that GitHub gives to the headings of a Markdown file. */
function anchorsOf(markdown: string): string[] {
  const prose = markdown.replaceAll(/^ *```.*?^ *```$/gms, '')
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(['README.md', 'content/README.md'])('every link of %s leads somewhere', async (file) => {
  const text = await readFile(join(PROJECT, file), 'utf8')
  const prose = text.replaceAll(/^ *```.*?^ *```$/gms, '').replaceAll(/`[^`]*`/g, '')
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const inside = targets.filter((target) => !/^(?:https?:|\/)/.test(target))
  expect(inside).not.toEqual([])
  for (const target of inside) {
    const [name, anchor] = target.split('#', 2)
    const path = name ? join(PROJECT, dirname(file), name) : join(PROJECT, file)
    expect(existsSync(path), target).toBe(true)
    if (anchor !== undefined)
      expect(anchorsOf(await readFile(path, 'utf8')), target).toContain(anchor)
  }
})

test('the guide has every field of cards, pages and mails in its table, and no other', () => {
  const table = GUIDE.slice(
    GUIDE.indexOf('## All fields'),
    GUIDE.indexOf('## On your own computer'),
  )
  const rows = [...table.matchAll(/^\| ((?:– )?`[^|]+) \|/gm)].map(([, names = '']) => names)
  const top = rows
    .filter((names) => names.startsWith('`'))
    .map((names) => names.replaceAll(/[` ]/g, ''))
  const fields = [cardSchema, pageSchema, mailSchema].flatMap(({ shape }) => Object.keys(shape))
  expect(top.toSorted()).toEqual([...new Set(fields)].toSorted())
})
