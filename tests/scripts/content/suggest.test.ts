import { expect, test } from 'vitest'
import { nearest } from '../../../src/contract/nearest.ts'

test.each([
  ['a letter too few', 'clases', 'classes'],
  ['two letters swapped', 'titel', 'title'],
  ['a slip in one word of several', 'figures.refund_shaer', 'figures.refund_share'],
  ['a dot in place of an underscore', 'refund.share', 'refund_share'],
])('%s is a slip', (_, written, meant) => {
  expect(nearest(written, ['lesson_time', meant, 'deferment'])).toBe(meant)
})

test.each([
  ['another word behind the same beginning', 'figures.refund_share', 'figures.refund_review'],
  ['another number', 'class_link_1', 'class_link_2'],
  ['a slip in a name that nobody types', `${'ab'.repeat(500)}c`, `${'ab'.repeat(500)}d`],
  ['half of a short word', 'fee', 'fax'],
])('%s is not a slip: it is another fact', (_, written, other) => {
  expect(nearest(written, [other])).toBeNull()
})
