import { expect, test } from 'vitest'
import { entriesOf } from '../../scripts/review/entries.ts'
import { inAll } from '../../scripts/review/in-all.ts'
import type { Changes } from '../content/school.ts'
import { compareAfter } from './compare-school.ts'

function inAllAfter(changes: Changes): string {
  const comparison = compareAfter(changes)
  return inAll(comparison, entriesOf(comparison))
}

const CARD = 'content/classes/class-link.md'
const SITE = 'content/site.json'
const join = (words: string): Changes => ({ [CARD]: ['Join within {{figures.join}}.', words] })

test('what asks to be asked about comes first, and an e-mail address is a contact', () => {
  expect(inAllAfter({ [SITE]: ['help@school.ng', 'help@other.ng'] })).toBe(
    'In all: 1 thing to ask about before you approve, 1 contact. No account detail, no link, no figure.',
  )
})

test('hours that change are a contact to ask about, and nobody says that there is no figure', () => {
  expect(inAllAfter({ [SITE]: ['9 AM to 5 PM', '9 AM to 4 PM'] })).toBe(
    'In all: 1 thing to ask about before you approve, 1 contact. No account detail, no link.',
  )
})

test.each([
  ['figure', 'Do not join within 12 minutes.'],
  ['contact', 'Join within {{figures.join}}.\n\nWrite to ada@school.ng.'],
  ['link', 'Join within {{figures.join}}. Read https://school.ng/help first.'],
])(
  'of a %s that is told otherwise, or not at all, nobody says that there is none',
  (what, words) => {
    expect(inAllAfter(join(words))).not.toMatch(new RegExp(`\\bno ${what}`, 'i'))
  },
)
