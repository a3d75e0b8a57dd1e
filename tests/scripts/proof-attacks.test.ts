import { describe, expect, test } from 'vitest'
import { isKept, tableOf, type Figure } from '../../scripts/figures.ts'
import { measureAttacks } from '../../scripts/proof/attacks.ts'
import { flood } from '../../scripts/proof/attacks/submissions.ts'

const figure = (rest: Partial<Figure>): Figure => ({ what: 'x', before: '', found: 0, ...rest })

describe('the proof that attacks fail', () => {
  test.each([
    ['what has no bound', { found: 9 }, '|  | 9 |  |  |', true],
    ['what is as much as it may be', { found: 5, most: 5 }, '| 5 | at most 5 | kept |', true],
    ['what is more', { found: 6, most: 5 }, '| 6 | at most 5 | MISSED |', false],
    ['what is as much as it must be', { found: 5, least: 5 }, '| 5 | at least 5 | kept |', true],
    ['what is less', { found: 4, least: 5 }, '| 4 | at least 5 | MISSED |', false],
    [
      'how long something took',
      { before: '22.8 s', found: 0.4321, unit: 's', most: 1 },
      '| 22.8 s | 0.43 s | at most 1 s | kept |',
      true,
    ],
    [
      'what never came',
      { found: Infinity, unit: 's', most: 1 },
      '| never | at most 1 s | MISSED |',
      false,
    ],
  ] as const)('says whether a bound is kept: %s', (_, given, row, kept) => {
    expect(isKept(figure(given))).toBe(kept)
    expect(tableOf([figure(given)])).toContain(row)
  })

  test('attacks the real server', async () => {
    expect(await measureAttacks([flood])).toMatchObject([{ found: 30, most: 30 }])
  })
})
