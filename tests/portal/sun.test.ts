import { expect, test } from 'vitest'
import { sunAt } from '../../src/portal/time/sun.ts'

test.each([
  ['04:59', 'moon', 62],
  ['05:00', 'sun', -62],
  ['11:30', 'sun', 0],
  ['18:00', 'moon', -62],
  ['23:30', 'moon', 0],
])(
  'at %s on the student’s clock the %s stands %i degrees from the highest point',
  (clock, sign, turn) => {
    expect(sunAt(new Date(`2026-03-02T${clock}:00`))).toEqual({ sign, turn })
  },
)
