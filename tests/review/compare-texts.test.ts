import { expect, test } from 'vitest'
import {
  compareTexts,
  type ChangedPart,
  type PartLine,
} from '../../scripts/review/compare-texts.ts'
import { compareLines } from '../../scripts/review/word-difference.ts'
import type { Changes } from '../content/school.ts'
import { compareInTurn } from './compare-school.ts'

const CARD = 'content/classes/class-link.md'

/** The parts that differ, new words in +…+ and gone ones in -…-. */
function differenceInTurn(first: Changes, second: Changes): string[][] {
  const [change] = compareInTurn(first, second).changes
  if (!change) throw new Error('Nothing changed')
  return compareTexts(change).map(writtenPart)
}

const differenceAfter = (changes: Changes) => differenceInTurn({}, changes)

function writtenPart({ name, lines }: ChangedPart): string[] {
  return [name].concat(lines.map(written))
}

function written(line: PartLine): string {
  if (line.kind === 'left out') return '…'
  if (line.kind === 'exchange')
    return `${line.of}: ${line.before ?? 'none'} → ${line.after ?? 'none'}`
  const marks = { same: '', new: '+', gone: '-', up: '↑', down: '↓' }
  return line.line.map(({ kind, words }) => `${marks[kind]}${words}${marks[kind]}`).join('')
}

test('a changed word stands out in its sentence, without the signs of Markdown', () => {
  expect(
    differenceAfter({ [CARD]: ['Join within {{figures.join}}.', 'Join **within** a day.'] }),
  ).toEqual([['Message', 'Join within -10 minutes-+a day+.', 'Your lesson is at [lesson time].']])
})

test('a figure is shown as students read it', () => {
  expect(differenceAfter({ 'content/figures.json': ['10', '15'] })).toEqual([
    ['Message', 'Join within -10-+15+ minutes.', 'Your lesson is at [lesson time].'],
  ])
})

test('what a card is about, and what is checked later, are shown', () => {
  const school: Changes = {
    'content/classes/guide.md':
      '---\ntitle: Guide\ndescription: Read.\nlinks:\n  - key: class_link\n---\n',
    'content/figures.json': [
      '{\n',
      '{\n  "wait": { "value": 60, "unit": "hours" },\n  "rest": { "value": 2, "unit": "days" },\n',
    ],
  }
  const later = (after: string): Changes => ({
    [CARD]: [
      'links:',
      `check_later:\n  card: guide\n  after: ${after}\n  keep: Code\n  help: Ask.\nlinks:`,
    ],
  })
  expect(differenceInTurn(school, later('wait'))).toEqual([
    ['Facts', '+To save: Code (Ask.)+', '+Then after 60 hours: Guide+'],
  ])
  expect(
    differenceInTurn({ ...school, ...later('wait') }, { [CARD]: ['after: wait', 'after: rest'] }),
  ).toEqual([['Facts', 'To save: Code (Ask.)', 'Then after -60 hours-+2 days+: Guide']])
})

test('the card of the welcome is shown', () => {
  const welcome: Changes = {
    'content/dashboard/page.md': ['cards:', 'welcome_card: classes/class-link\ncards:'],
  }
  expect(differenceAfter(welcome)).toEqual([['Facts', '+In the welcome: Class Link+']])
})

test('an address of a button is shown as old and new', () => {
  expect(
    differenceAfter({ [CARD]: ['https://school.ng/guide', 'https://school.ng/help'] }),
  ).toEqual([['Buttons', 'Link 2: https://school.ng/guide → https://school.ng/help']])
})

test('a button that takes a key in place of an address says what that means', () => {
  expect(
    differenceAfter({ [CARD]: ['address: https://school.ng/guide', 'key: pre_arrival'] }),
  ).toEqual([
    [
      'Buttons',
      'Link 2: https://school.ng/guide → each student’s own address (pre_arrival), or /pre-arrival when none is stored',
    ],
  ])
})

test('of several buttons the one that is gone is known by its address', () => {
  const first = { [CARD]: ['  - key: class_link\n    note: Your main class\n', ''] } as const
  expect(differenceAfter(first)).toEqual([
    [
      'Buttons',
      'Link 1 – Your main class: each student’s own address (class_link) → none',
      '-Link 2-+Click Here+',
    ],
  ])
})

const POLICY = 'content/student-policy/page.md'
const LINKED = { [POLICY]: ['You get', '[Ask](/classes) first. You get'] } as const

test('a new link in the text is shown with its address', () => {
  expect(differenceAfter(LINKED)).toEqual([
    ['Text', 'Refunds', '+Ask first. +You get 40% back.'],
    ['Links in the text', '“Ask”: none → /classes'],
  ])
})

test('another address behind words in the text is shown, though the words are the same', () => {
  expect(differenceInTurn(LINKED, { [POLICY]: ['/classes', '/accessibility'] })).toEqual([
    ['Links in the text', '“Ask”: /classes → /accessibility'],
  ])
})

test('a new fact is shown with its value', () => {
  expect(
    differenceAfter({
      [CARD]: ['links:', 'facts:\n  - label: Room\n    value: "{{lesson_time}}"\nlinks:'],
    }),
  ).toEqual([['Facts', '+Room: [lesson time]+']])
})

test('of a long text only the lines around a change are shown', () => {
  const lines = compareLines(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd', 'f'])
  expect(lines.map((line) => line.map(({ kind, words }) => `${kind} ${words}`))).toEqual([
    ['same a'],
    ['same b'],
    ['same c'],
    ['same d'],
    ['gone e'],
    ['new f'],
  ])
  expect(
    differenceAfter({ [CARD]: ['{{lesson_time}}.\n', '{{lesson_time}}.\n\nOne.\n\nTwo.\n'] }),
  ).toEqual([['Message', '…', 'Your lesson is at [lesson time].', '+One.+', '+Two.+']])
})
