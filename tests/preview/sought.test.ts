import { expect, test } from 'vitest'
import { placesOf, soughtIn } from '../../src/preview/page/sought.ts'

test.each([
  ['in capital letters', 'Pay your FEES early, fees first.', ' Fees ', ['FEES', 'fees']],
  ['behind a letter whose small form is longer', 'İstanbul: pay your fees', 'fees', ['fees']],
  ['with signs of their own', 'Is it $5 (or more)?', '$5 (or', ['$5 (or']],
  ['not at all', 'Nothing', 'fees', []],
])('sought words are found %s', (_, text, typed, words) => {
  const found = placesOf(text, soughtIn(typed))
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(words)
})
