import { expect, test } from 'vitest'
import { figureSize } from '../../scripts/review/figure-size.ts'

test.each([
  ['60 hours', '48 hours', 'a fifth less', false],
  ['10 minutes', '15 minutes', 'half more', false],
  ['10 minutes', '11 minutes', 'a tenth more', false],
  ['2 days', '48 hours', 'the same in other words', false],
  ['two lessons', '1 lesson', 'half of what it was', false],
  ['40%', '4%', 'a tenth of what it was', true],
  ['1,000', '10,000', '10 times what it was', true],
  ['24 hours', '24 days', '24 times what it was', true],
  ['zero', 'two', 'it was nothing', true],
  ['40%', '40 dollars', 'not counted in the same', true],
  ['6:45 PM Lagos time', '7 PM Lagos time', null, false],
])('from %s to %s is %s', (before, after, words, isLarge) => {
  expect(figureSize(before, after)).toEqual({ words, isLarge })
})
