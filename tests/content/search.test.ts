import { expect, test } from 'vitest'
import type { SearchDocument } from '../../src/content/types.ts'
import type { Changes } from './school.ts'
import { createWorkspace } from './workspace.ts'

async function documentsOf(changes: Changes): Promise<readonly SearchDocument[]> {
  const { build, importModule } = await createWorkspace(changes)
  expect((await build()).told).toEqual([])
  return (await importModule('compiled/search.ts')).documents
}

const POLICY = 'content/student-policy/page.md'

test('search finds every page and every card once, each under its address', async () => {
  const documents = await documentsOf({})
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

test('a card is found by its description, facts, message and notes; figures are words, and stored values are left out', async () => {
  const documents = await documentsOf({
    'content/classes/class-link.md': [
      'links:',
      'facts:\n  - label: Account\n    value: "0123"\n  - label: When\n    value: "{{lesson_time}}"\nlinks:',
    ],
  })
  const card = documents.find(({ kind }) => kind === 'card')
  expect(card?.text).toBe(
    'Join your class. Account 0123 When Join within 10 minutes. Your lesson is at . Your main class',
  )
})

test('the text of a page is found by its sections, each under the address of its heading', async () => {
  const documents = await documentsOf({
    [POLICY]: [
      '## Refunds',
      'Read **all** of it.\n\n- one\n- two\n\n## Fees & dues\n\n| Bank | Sum |\n|--|--|\n| A | 1 |\n\n### Late\n\n## Refunds',
    ],
  })
  expect(documents.filter(({ address }) => address.startsWith('/student-policy'))).toEqual([
    {
      kind: 'page',
      title: 'Policy',
      page: '',
      text: 'What we expect. Read all of it. one two',
      address: '/student-policy',
    },
    {
      kind: 'section',
      title: 'Fees & dues',
      page: 'Policy',
      text: 'Bank Sum A 1',
      address: '/student-policy#fees--dues',
    },
    { kind: 'section', title: 'Late', page: 'Policy', text: '', address: '/student-policy#late' },
    {
      kind: 'section',
      title: 'Refunds',
      page: 'Policy',
      text: 'You get 40% back.',
      address: '/student-policy#refunds',
    },
  ])
})
