import { expect, test } from 'vitest'
import { isAsked } from '../../../scripts/review/risks.ts'
import type { Changes } from '../content/good-school.ts'
import { entriesOf, onlyEntry, reviewOf } from './review-school.ts'

const CARD = 'content/classes/class-link.md'
const PAGE = 'content/student-policy/page.md'
const ACCOUNT = [
  'links:',
  'facts:\n  - label: Account\n    value: "123"\n    copy: true\nlinks:',
] as const
const SENTENCES =
  'See [class link](/classes?card=class-link). Do not pay. Your exam is on 14 March. You get'
const FIRST: Changes = { [CARD]: ACCOUNT, [PAGE]: ['You get', SENTENCES] }
const EXAM = '---\ntitle: Exam\ndescription: How.\nlinks:\n  - address: /classes\n---\n'

const said = (text: string): Changes => ({
  [CARD]: ['Your lesson is at', `${text} Your lesson is at`],
})

test.each<[what: string, changes: Changes, risk: string, ...says: string[]]>([
  [
    'a detail that students copy',
    { [CARD]: ['"123"', '"124"'] },
    'account',
    'Compare every digit and letter: students copy “Account”. “123” became “124”.',
  ],
  [
    'a long number in the words',
    said('Pay into 0123 456 789.'),
    'account',
    'Compare every digit. New: “0123 456 789”.',
  ],
  [
    'a telephone number in the words',
    said('Call +234 800 000 0000.'),
    'address',
    'Compare every digit. New: “+234 800 000 0000”.',
  ],
  [
    'a button that leads to another website',
    { [CARD]: ['https://school.ng/guide', 'https://school.example.com/guide'] },
    'address',
    'An address leads to another website: school.example.com instead of school.ng.',
    'Open each new address: https://school.example.com/guide.',
  ],
  [
    'a button that is gone',
    { [CARD]: ['  - address: https://school.ng/guide\n', ''] },
    'address',
    'An address is gone: https://school.ng/guide.',
  ],
  [
    'an e-mail address, in the words and behind them',
    { [PAGE]: ['## Refunds', 'Write to a@school.net, [us](mailto:b@school.ng).\n\n## Refunds'] },
    'address',
    'Compare every letter: a@school.net, b@school.ng.',
  ],
  [
    'an address and a price in one paragraph',
    said('Pay ₦500, as [the bank says](https://bank.ng/a).'),
    'address',
    'Open each new address: https://bank.ng/a.',
    'New: “₦500” in “Pay ₦500, as the bank says (→ https://bank.ng/a).”',
  ],
  ['a dropped not', { [PAGE]: ['Do not pay', 'Pay'] }, 'negation', 'Gone: “not” in “Do not pay.”'],
  ['a new don’t', said('You don’t pay.'), 'negation', "New: “don't” in “You don’t pay.”"],
  ['another word for not', { [PAGE]: ['Do not pay', 'Never pay'] }, 'words'],
  [
    'a period that ends before it begins',
    { [CARD]: ['links:', 'from: 2026-12-10\nuntil: 2026-12-01\nlinks:'] },
    'gone',
    'Students never see this card: “Shown until” is not after “Shown from”.',
    'New: “2026-12-10”.',
    'New: “2026-12-01”.',
  ],
  [
    'another month',
    { [PAGE]: ['14 March', '14 April'] },
    'figure',
    '“14 March” became “14 April” in “Your exam is on 14 April.”',
  ],
  [
    'a page that is made public',
    { [PAGE]: ['contents: true', 'contents: true\npublic: true'] },
    'access',
    'Everybody reads this page now, without signing in.',
  ],
  [
    'a page that needs a sign-in now',
    { 'content/accessibility/page.md': ['public: true\n', ''] },
    'access',
    'Only students who sign in read this page now.',
  ],
  ['a number in the words', said('Bring 3 pens.'), 'figure', 'New: “3” in “Bring 3 pens.”'],
  [
    'a title that a link still says',
    { [CARD]: ['title: Class Link', 'title: Join your class'] },
    'words',
    'These links still say “Class Link”: content/student-policy/page.md.',
  ],
  ['other words', { [CARD]: ['Join your class.', 'Join your lesson.'] }, 'words'],
  ['punctuation', { [CARD]: ['Join your class.', 'Join your class!'] }, 'look'],
  ['bold words', { [CARD]: ['Your lesson is', 'Your **lesson** is'] }, 'look'],
])('%s: %o', (_, changes, risk, ...says) => {
  expect(onlyEntry(changes, FIRST)).toMatchObject({ risk, alerts: says })
})

test.each([
  ['$20', 'It costs $20.'],
  ['N5,000', 'It costs N5,000.'],
  ['NGN 5,000.50', 'It costs NGN 5,000.50 each.'],
  ['300 dollars', 'You earn 300 dollars.'],
  ['14 March 2027', 'It is on 14 March 2027.'],
  ['1st of May', 'It is on the 1st of May.'],
  ['Sept 3rd', 'It is on Sept 3rd.'],
  ['2027-03-14', 'It is on 2027-03-14.'],
  ['14/03/2027', 'It is on 14/03/2027.'],
])('a price or date of a new text is told in its sentence: %s', (figure, sentence) => {
  const { alerts } = onlyEntry({
    'content/classes/exam.md': `${EXAM}${sentence} It has 3 marks.\n`,
  })
  expect(alerts.slice(1)).toEqual([`New: “${figure}” in “${sentence}”`])
})

test('figures that changed places are told', () => {
  const entry = onlyEntry({ [CARD]: ['9 to 5', '5 to 9'] }, said('From 9 to 5.'))
  expect(entry.alerts).toEqual(['“9”, “5” became “5”, “9” in “From 5 to 9.”'])
})

test('a new step of a numbered list is no new figure', () => {
  const steps = { [PAGE]: ['## Refunds', '1. Read.\n2. Write.\n\n## Refunds'] } as const
  const entry = onlyEntry({ [PAGE]: ['1. Read.', '1. Look.\n1. Read.'] }, steps)
  expect(entry.risk).toBe('words')
})

test('what a reviewer is asked about comes first, the gravest at the top', () => {
  const blog = '---\ntitle: Blog\ndescription: Read.\nlinks:\n  - address: /classes\n---\n'
  const review = reviewOf(
    {
      [CARD]: ['"123"', '"124"'],
      'content/classes/blog.md': null,
      'content/dashboard/page.md': ['intro: Your classes.', 'intro: Your classes!'],
      'content/figures.json': ['"value": 40', '"value": 4'],
      [PAGE]: ['What we expect.', 'What we ask.'],
      'content/accessibility/page.md': ['for everyone.', 'for all, https://w3.org'],
    },
    { ...FIRST, 'content/classes/blog.md': blog },
  )
  expect(entriesOf(review)).toEqual([
    'changed Class Link',
    'removed Blog',
    'changed Accessibility',
    'changed Settings',
    'changed Policy',
    'changed Dashboard',
  ])
  expect(review.entries.filter(({ risk }) => isAsked(risk))).toHaveLength(4)
})
