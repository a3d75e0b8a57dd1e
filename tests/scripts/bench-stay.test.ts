import { expect, test } from 'vitest'
import { figuresOf, isKept, tablesOf } from '../../scripts/bench/stay/report.ts'

const paint = (...found: number[]) => ({ name: 'Next paint', unit: 'ms', found, most: 100 })
const VIEW = { what: 'View', measures: [paint(40, 300, 60)] }

/** A test of Playwright's report that has noted these. */
const spec = (...whats: string[]) => {
  const noted = whats.map((what) => ({ type: 'figure', description: JSON.stringify({ what }) }))
  return { tests: [{ annotations: [{ type: 'slow' }, ...noted] }] }
}

test('the figures of a report are those that its tests have noted, in their order', () => {
  const report = { suites: [{ specs: [spec('a', 'b')], suites: [{ specs: [spec('c')] }] }] }
  expect(figuresOf(report)).toEqual([{ what: 'a' }, { what: 'b' }, { what: 'c' }])
})

test('a bound is missed where the median is above it', () => {
  expect(isKept(VIEW)).toBe(true)
  expect(isKept({ ...VIEW, measures: [paint(40), paint(101)] })).toBe(false)
})

test('figures of the same measures share a table, with medians and what lies around them', () => {
  const heap = { name: 'Heap', unit: 'MB', found: [3.14], most: 3 }
  const grown = { what: 'Grown', measures: [heap, { ...heap, name: 'Nodes', unit: '' }] }
  const close = { what: 'Close', measures: [paint(120)] }
  expect(tablesOf([VIEW, grown, close])).toBe(`| What | Next paint, at most 100 ms |
| --- | --- |
| View | 60 ms (40–300) |
| Close | **120 ms** |

| What | Heap, at most 3 MB | Nodes, at most 3 |
| --- | --- | --- |
| Grown | **3.1 MB** | **3.1** |`)
})
