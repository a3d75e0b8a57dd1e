import { expect, test } from 'vitest'
import { sidesIn } from '../../scripts/review/compare-texts.ts'
import { entriesOf } from '../../scripts/review/entries.ts'
import { compareInTurn } from './compare-school.ts'

const card = (name: string) =>
  [
    `content/classes/${name}.md`,
    `---\ntitle: ${name}\ndescription: Ask.\nlinks:\n  - key: class_link\n---\nWrite to {{site.support_email}}.\n\nWe are there {{site.support_hours}}.\n`,
  ] as const

test('the example of a setting shows that setting, and not another one of the same change', () => {
  const cards = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(card))
  const comparison = compareInTurn(cards, {
    'content/site.json': [
      'help@school.ng", "phone": "+234 1", "hours": "9 AM to 5 PM',
      'x@school.ng", "phone": "+234 1", "hours": "9 AM to 4 PM',
    ],
  })
  const examples = entriesOf(comparison).map(({ title, following }) => {
    const line = following?.example?.line
    return [title, line && sidesIn(line)[1]]
  })
  expect(examples).toEqual([
    ['The support e-mail address', 'Write to x@school.ng.'],
    ['The support hours', 'We are there 9 AM to 4 PM.'],
  ])
})
