import { expect, test } from 'vitest'
import { figureMs } from '../../src/portal/time/figure-ms.ts'

const HOUR_MS = 3_600_000

test.each([
  ['class_join', HOUR_MS / 6],
  ['fee_check', 60 * HOUR_MS],
  ['deferment_missed', null],
  ['no_such_figure', null],
])('the figure %s is a time of %d ms', (name, ms) => {
  expect(figureMs(name)).toBe(ms)
})
