import { compile } from '../../scripts/content/compile.ts'
import { formatProblem } from '../../scripts/content/problem.ts'
import { schoolFiles } from './school.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('a topic and a line of the sidebar copied from the guide pass the check', async () => {
  const { change, build } = await createWorkspace()
  await change({
    'content/exams/page.md': example('title: Exams\n').replace(/icon: .*\n/, example('topic:')),
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

test('every message that the guide explains is one of the check', async () => {
  const { change, build } = await createWorkspace()
  await change({ 'content/lost/page.md': '---\ntitle: Lost\nintro: Nobody comes here.\n---\n' })
  const told = (await build()).told
  await change({
    'content/classes/class-link.md': '---\ntitel: Class Link\nlinks:\n  - key: clas_link\n---\n',
    'content/classes/page.md': '---\ntitle: Classes\nintro: Yours.\ncards:\n  - class-lnik\n---\n',
    'content/navigation.json': ['"classes"', '"clases"'],
  })
  told.push(...(await build()).told)
  const noShare = schoolFiles({ 'content/figures.json': '{}' })
  told.push(...compile(noShare, undefined, schoolFiles()).problems.map(formatProblem))

  const explained = [...GUIDE.matchAll(/_([A-Z][^_]+)_/g)].map(([, sentence = '']) => sentence)

  expect(explained.length).toBeGreaterThan(4)
  for (const sentence of explained) {
    const words = sentence.split('…').map((part) => part.replaceAll(/[.?]/g, String.raw`\$&`))
    expect(told.join('\n')).toMatch(new RegExp(words.join('.+')))
  }
})

test('the pictures and files that the guide names are there', async () => {
  const names = [...GUIDE.matchAll(/\]\((\.\.?\/[^)]+)\)/g)].map(([, name = '']) => name)
  expect(names).not.toEqual([])
  for (const name of names) {
    const { length } = await readFile(join(PROJECT, 'content', name))
    expect(length).toBeLessThan(60_000)
  }
})
