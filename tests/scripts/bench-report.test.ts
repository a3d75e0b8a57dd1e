import { expect, test } from 'vitest'
import { figureOf, ratioOf, type Measured, type Samples } from '../../scripts/bench/measured.ts'
import { writeReport } from '../../scripts/bench/report.ts'
import { judge } from '../../scripts/bench/targets.ts'

const OURS: Samples = {
  cold: [1200, 1000, 2000],
  processor: [1500],
  unchanged: [200, 150, 100],
  changed: [900],
  save: [8, 30, 6, 10],
  memory: [190e6, 210e6],
}
const VELITE: Samples = {
  cold: [2000, 2500, 2200],
  processor: [2000],
  unchanged: [2000],
  changed: [1800],
  save: [70, 80],
  memory: [],
}

function sizes(changes: Partial<Samples> = {}, cards = 1000): Measured[] {
  return [{ cards, tools: { ours: { ...OURS, ...changes }, velite: VELITE } }]
}

test('the least stands for processes, the median for saves and the most for memory', () => {
  expect(figureOf(OURS, 'cold')).toBe(1000)
  expect(figureOf(OURS, 'save')).toBe(9)
  expect(figureOf(OURS, 'memory')).toBe(210e6)
  expect(figureOf(VELITE, 'memory')).toBeNull()
})

test('a ratio says how much of the other figure one is, where both were measured', () => {
  expect(ratioOf(1000, 2000)).toBe(0.5)
  expect(ratioOf(1000, null)).toBeNull()
  expect(ratioOf(1000, 0)).toBeNull()
})

test('the report has a table for each size, with every figure, its spread and its ratios', () => {
  const [first = ''] = writeReport(sizes()).split('\n\n| Target')
  expect(first.split('\n')).toEqual([
    '### 1,000 cards',
    '',
    '|  | ours | velite | ours / velite |',
    '| --- | --- | --- | --- |',
    '| cold | 1.00 s (1.00, 1.20, 2.00) | 2.00 s (2.00, 2.20, 2.50) | 0.50 |',
    '| cold, processor time | 1.50 s (1.50, 1.50, 1.50) | 2.00 s (2.00, 2.00, 2.00) | 0.75 |',
    '| unchanged rebuild | 0.10 s (0.10, 0.15, 0.20) | 2.00 s (2.00, 2.00, 2.00) | 0.05 |',
    '| one changed card | 0.90 s (0.90, 0.90, 0.90) | 1.80 s (1.80, 1.80, 1.80) | 0.50 |',
    '| save to output | 9.0 ms (6.0, 9.0, 30.0) | 75.0 ms (70.0, 75.0, 80.0) | 0.12 |',
    '| peak memory | 210 MB (190, 200, 210) | not measured |  |',
  ])
})

test('the report ends with the targets and whether each is met', () => {
  const report = writeReport(sizes({ save: [11] }))
  expect(report.split('\n').slice(-4)).toEqual([
    '| 1,000 cards: faster than velite in every time | cold 0.50, unchanged 0.05, changed 0.50, save 0.15 | met |',
    '| 1,000 cards: cold at most 0.6 of velite | 0.50 | met |',
    '| 1,000 cards: an unchanged rebuild at most 0.2 of cold | 0.10 | met |',
    '| 1,000 cards: save to output at most 10 ms | 11.0 ms | **missed** |',
  ])
})

test.each([
  [{ changed: [1900] }, 'faster than velite in every time'],
  [{ cold: [1300] }, 'cold at most 0.6 of velite'],
  [{ unchanged: [250] }, 'an unchanged rebuild at most 0.2 of cold'],
  [{ save: [12, 9, 11] }, 'save to output at most 10 ms'],
])('with %o the target “%s” alone is missed', (changes, sentence) => {
  const missed = judge(sizes(changes)).filter(({ met }) => !met)
  expect(missed.map((target) => target.sentence)).toEqual([`1,000 cards: ${sentence}`])
})

test.each([
  [299e6, '299 MB', true],
  [300e6, '300 MB', false],
])('at 10,000 cards a peak of %i bytes counts as %s', (bytes, found, met) => {
  const sentence = '10,000 cards: peak memory below 300 MB'
  expect(judge(sizes({ memory: [bytes] }, 10_000))).toContainEqual({ sentence, found, met })
})

test('what was not measured is no target', () => {
  expect(judge([{ cards: 1000, tools: { ours: { ...OURS, save: [] } } }])).toEqual([
    { sentence: '1,000 cards: an unchanged rebuild at most 0.2 of cold', found: '0.10', met: true },
  ])
})
