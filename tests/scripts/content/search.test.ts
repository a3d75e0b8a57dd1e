import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { searchDocuments } from '../../../src/content/search-documents.ts'
import type { SearchDocument } from '../../../src/content/types.ts'
import { schoolFiles, type Changes } from './good-school.ts'

function documentsOf(changes: Changes): readonly SearchDocument[] {
  const { content, problems } = compile(schoolFiles(changes))
  expect(problems).toEqual([])
  const cards = [...content.cards.values()].filter((card) => card !== null)
  return searchDocuments(content.pages, cards, content.navigation)
}

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'

test('search finds every page and every card once, each under its address', () => {
  const documents = documentsOf({})
  const found = documents.filter(({ kind }) => kind !== 'section')
  expect(found.map(({ kind, title, page, address }) => [kind, title, page, address])).toEqual([
    ['page', 'Accessibility', '', '/accessibility'],
    ['page', 'Classes', '', '/classes'],
    ['page', 'Dashboard', '', '/'],
    ['page', 'Pre-arrival tasks', '', '/pre-arrival'],
    ['page', 'Policy', '', '/student-policy'],
    ['card', 'Class Link', 'Classes', '/classes?card=class-link'],
  ])
})

test('search looks at the description, facts, message and notes of a card, with figures and without stored values', () => {
  const facts =
    'facts:\n  - label: Account\n    value: "0123"\n  - label: When\n    value: "{{lesson_time}}"\n'
  const documents = documentsOf({ [CARD]: ['links:', `${facts}links:`] })
  expect(documents.find(({ kind }) => kind === 'card')?.text).toBe(
    'Join your class. Account 0123 When Join within 10 minutes. Your lesson is at . Your main class',
  )
})

test('search finds cards and pages by their keywords', () => {
  const documents = documentsOf({
    [CARD]: ['links:', 'keywords: [zoom, live class]\nlinks:'],
    [POLICY]: ['title: Policy', 'title: Policy\nkeywords: [rules]'],
  })
  const found = documents.filter(({ keywords }) => keywords !== '')
  expect(found.map(({ title, keywords }) => [title, keywords])).toEqual([
    ['Policy', 'rules'],
    ['Class Link', 'zoom live class'],
  ])
})

test('search finds the sections of a page, each under the address of its heading', () => {
  const text =
    'Read **all** of it.\n\n- one\n- two\n\n## Fees & dues\n\n| Bank | Sum |\n|--|--|\n| A | 1 |\n\n### Late\n\n## Refunds'
  const documents = documentsOf({ [POLICY]: ['## Refunds', text] })
  const found = documents.filter(({ address }) => address.startsWith('/student-policy'))
  expect(found.map((each) => [each.title, each.page, each.text, each.address])).toEqual([
    ['Policy', '', 'What we expect. Read all of it. one two', '/student-policy'],
    ['Fees & dues', 'Policy', 'Bank Sum A 1', '/student-policy#fees--dues'],
    ['Late', 'Policy', '', '/student-policy#late'],
    ['Refunds', 'Policy', 'You get 40% back.', '/student-policy#refunds'],
  ])
})
