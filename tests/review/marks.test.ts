import { expect, test } from 'vitest'
import { escapeHtml } from '../../scripts/escape.ts'
import { markedLine } from '../../scripts/review/marks.ts'
import { compareOrder, compareWords } from '../../scripts/review/word-difference.ts'

const exchanged = (before: string, after: string) =>
  markedLine({ kind: 'exchange', of: '', before, after }, escapeHtml)

test.each([
  [
    'https://a.org/x',
    'https://a-b.org/x',
    'https://a.org/x → <span>https://a<ins>-b</ins>.org/x</span>',
  ],
  [
    'content/a/blog.md',
    'content/a/news.md',
    'content/a/<del>blog</del>.md → <span>content/a/<ins>news</ins>.md</span>',
  ],
  ['60 hours', '48 hours', '<del>60 hours</del> → <ins>48 hours</ins>'],
  ['#2346b8', '#0b6e4f', '<del>#2346b8</del> → <ins>#0b6e4f</ins>'],
])('of %s and %s only differing signs of addresses are marked', (before, after, shown) => {
  expect(exchanged(before, after)).toBe(shown)
})

test('of a long number in a line only the differing digits are marked', () => {
  const line = compareWords('Account: 0123456789 (copied)', 'Account: 0123456798 (copied)')
  expect(markedLine({ kind: 'words', line }, escapeHtml)).toBe(
    'Account: 01234567<del>89</del> → <span>01234567<ins>98</ins></span> (copied)',
  )
})

test('what moved is neither gone nor new', () => {
  const lines = compareOrder(['a', 'b', 'c', 'd'], ['c', 'a', 'b', 'e'])
  expect(lines.map((line) => markedLine({ kind: 'words', line }, escapeHtml))).toEqual([
    '<b>↑ c</b>',
    'a',
    'b',
    '<del>d</del>',
    '<ins>e</ins>',
  ])
})
