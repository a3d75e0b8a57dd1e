import { describe, expect, test } from 'vitest'
import { areaUnderRoc } from '../../scripts/proof/roc.ts'
import { tableOf, verdictsOf } from '../../scripts/proof/timing-report.ts'
import { measureTiming } from '../../scripts/proof/timing.ts'

const counted = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index)

const spread = (ms: number) => counted(0, 1500).map((index) => (index / 1500) * ms)

describe('the area under the ROC curve', () => {
  test.each([
    ['nothing tells the same numbers apart', [1, 2, 3], [1, 2, 3], 0.5],
    ['all of these are larger', [4, 5], [1, 2, 3], 1],
    ['all of these are smaller', [1, 2], [3, 4], 0],
    ['three of four pairs', [2, 4], [1, 3], 0.75],
    ['equal ones count half', [1, 2], [1, 1], 0.75],
  ])('says how often one of these is larger than one of those: %s', (_, these, those, area) => {
    expect(areaUnderRoc(these, those).area).toBe(area)
  })

  test('lies in an interval that is as wide as the samples are few', () => {
    const few = areaUnderRoc(counted(0, 100), counted(0, 100))
    const many = areaUnderRoc(counted(0, 1500), counted(0, 1500))
    // Without a difference its variance is (m + n + 1) / 12mn.
    expect((few.high - few.low) / 2).toBeCloseTo(1.96 * Math.sqrt(201 / 120_000), 3)
    expect((many.high - many.low) / 2).toBeCloseTo(1.96 * Math.sqrt(3001 / 27_000_000), 4)
  })
})

const timed = (known: number[], unknown = spread(2)) => [
  { call: { name: 'verify', noticesMs: 0.5 }, times: { known, unknown, control: unknown } },
]

describe('the proof that times tell nothing', () => {
  test('keeps its bounds where nothing tells a known address, and a small delay would', () => {
    const kept = timed(spread(2))
    expect(verdictsOf(kept)).toMatchObject([{ silent: true, noticed: 0.2, notices: true }])
    expect(tableOf(kept)).toContain(
      '| 0.500 (0.479–0.521) | kept | 0.2 ms | at most 0.5 ms: kept |',
    )
  })

  test.each([
    ['later', 0.2],
    ['sooner', -0.2],
  ])('misses one where known addresses are answered %s', (_, by) => {
    const known = spread(2).map((ms) => ms + by)
    expect(verdictsOf(timed(known))).toMatchObject([{ silent: false, notices: true }])
  })

  test('misses one where too few tries could show anything', () => {
    expect(verdictsOf(timed([0.5, 1, 1.5]))).toMatchObject([{ silent: false }])
  })

  test.each([
    [20, 2, '| 2 ms | at most 0.5 ms: MISSED |'],
    [2000, undefined, '| no delay | at most 0.5 ms: MISSED |'],
  ])(
    'misses one where the machine is too busy to notice a small delay: %s ms',
    (ms, noticed, row) => {
      const blind = timed(spread(ms), spread(ms))
      expect(verdictsOf(blind)).toMatchObject([{ silent: true, noticed, notices: false }])
      expect(tableOf(blind)).toContain(row)
    },
  )

  test('times request, verify and login on the real server, known and unknown addresses alike', async () => {
    const found = await measureTiming(2)
    expect(found.map(({ call }) => call.name)).toEqual(['request', 'verify', 'login'])
    for (const { times } of found) {
      const { known, unknown, control } = times
      expect(known.length + unknown.length + control.length).toBe(6)
      for (const ms of [...known, ...unknown, ...control]) expect(ms).toBeGreaterThan(0)
    }
  })
})
