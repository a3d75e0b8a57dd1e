import { expect, test } from 'vitest'
import { adviceOn } from '../../scripts/review/advice.ts'
import type { Changes } from '../content/school.ts'
import { compareInTurn } from './compare-school.ts'

const CARD = 'content/classes/class-link.md'
const LONG =
  'When you have found the link that your mentor sent you in the first week you can open it on any computer and then write your name in the box that you see.'
const EASY =
  'Come in. Sit down. Open the book. Read a page. Then close it. Go out and play. Come back at six. We eat at seven.'
const HARD =
  'Participation necessitates authentication. Institutional administration communicates individual responsibilities. Notwithstanding unavailability, participation obligations continue. Documentation facilitates comprehension of operational requirements considerably.'

/** The advice on the second changes, when the first are on main already. */
function adviceInTurn(first: Changes, second: Changes): string[] {
  return compareInTurn(first, second).changes.flatMap(adviceOn)
}

const adviceAfter = (changes: Changes) => adviceInTurn({}, changes)

const message = (text: string): Changes => ({ [CARD]: ['Join within {{figures.join}}.', text] })

test('a new sentence of more than 25 words is hard to follow', () => {
  expect(adviceAfter(message(LONG))).toEqual([
    'A sentence of 33 words is hard to follow: “When you have found the link that …”. Could it be two?',
  ])
})

test.each([
  ['a long sentence', LONG, LONG.replace('first', 'second')],
  ['a hard text', HARD, `${HARD} Administration continues.`],
  ['a link named here', 'See [here](/classes).', 'Look [here](/classes).'],
  ['“click here”', 'Click here to begin.', 'Click here to start.'],
])('%s that was there before is not nagged about', (_what, before, after) => {
  expect(adviceInTurn(message(before), { [CARD]: [before, after] })).toEqual([])
})

test('a card that got harder to read is told so', () => {
  expect(adviceInTurn(message(EASY), { [CARD]: [EASY, HARD] })).toEqual([
    expect.stringMatching(
      /^This card got harder to read: from easy \(\d+ of 100\) to very hard \(-?\d+ of 100\)\. /,
    ),
  ])
})

test('“click here” in prose is told, in a button’s place it is the portal’s own', () => {
  expect(adviceAfter(message('Click here to begin.'))).toEqual([
    '“click here” does not say where it leads. Say what is there, as in “see your payment status”.',
  ])
})

test('a removed card gets no advice', () => {
  expect(adviceAfter({ [CARD]: null })).toEqual([])
})
