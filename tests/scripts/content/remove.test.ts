import { expect, test } from 'vitest'
import { removeContent } from '../../../scripts/content/move/remove-content.ts'
import { schoolFiles } from './good-school.ts'

test('removes a card with its lines in lists, and tells the places that still lead to it', () => {
  const policy = '---\ntitle: Policy\n---\nSee [the class](/classes?card=class-link).\n'
  const files = schoolFiles({ 'content/student-policy/page.md': policy })
  const { changes, told } = removeContent(files, 'classes/class-link')
  expect(changes.get('content/classes/class-link.md')).toBeNull()
  expect(changes.get('content/dashboard/page.md')).toBe(
    '---\ntitle: Dashboard\nintro: Your classes.\n---\n',
  )
  expect(told).toEqual([
    'content/classes/class-link.md → (removed)',
    'content/dashboard/page.md:4 cards:\n  - classes/class-link → (removed)',
    expect.stringMatching(
      /^Correct afterwards: content\/student-policy\/page\.md:4:\d+ There is no card/,
    ),
  ])
})

test('removes a page with its cards and its entry in the sidebar', () => {
  const { changes } = removeContent(schoolFiles({}), 'classes')
  expect(changes.get('content/classes/page.md')).toBeNull()
  expect(changes.get('content/classes/class-link.md')).toBeNull()
  expect(changes.get('content/navigation.json')).toBe(`[
  { "page": "dashboard", "label": "Dashboard" },
  { "page": "student-policy", "label": "Policy" },
  { "action": "logout", "label": "Logout" }
]
`)
  expect(() => removeContent(schoolFiles({}), 'exams')).toThrow('There is no card or page exams')
})

test('removes nothing that the portal needs', () => {
  const needed = 'The portal needs content/dashboard/page.md.'
  expect(() => removeContent(schoolFiles({}), 'dashboard')).toThrow(needed)
})

test('tells no earlier problem again, which only moved to another line', () => {
  const dashboard =
    '---\ntitle: Dashboard\nintro: Your classes.\ncards:\n  - classes/class-link\n---\nSee [it](/nowhere).\n'
  const { told } = removeContent(
    schoolFiles({ 'content/dashboard/page.md': dashboard }),
    'classes/class-link',
  )
  expect(told.filter((line) => line.includes('nowhere'))).toEqual([])
})
