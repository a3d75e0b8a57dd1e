import { expect, test } from 'vitest'
import { compareVersions } from '../../scripts/review/compare.ts'
import { entriesOf } from '../../scripts/review/entries.ts'
import { versionsOf } from './compare-school.ts'
import { EXAMPLES, type Example } from './examples.ts'

function entriesIn(example: Example) {
  const { base, head } = versionsOf(example)
  return entriesOf(compareVersions(base, head))
}

const told = (example: Example) =>
  entriesIn(example).flatMap(({ alerts }) => alerts.map(({ words }) => words))

const [sound, defective] = [
  EXAMPLES.filter(({ defect }) => defect === null),
  EXAMPLES.filter(({ defect }) => defect !== null),
]

test.each(defective)('$name: the first thing to look at is the defect', (example) => {
  expect(told(example)[0]).toBe(example.defect)
  expect(entriesIn(example)[0]?.alerts[0]?.words).toBe(example.defect)
})

test('what is sound gives no alarm but for a figure and an address that are meant', () => {
  expect(Object.fromEntries(sound.map((example) => [example.name, told(example)]))).toEqual({
    'clearer-words': [],
    'sooner-payment-status': ['Another figure, a fifth less'],
    'new-card': ['A new address: try it'],
    'green-school': [],
    'renamed-card': [],
  })
})

test.each(EXAMPLES)(
  '$name: one is to ask before one approves only where there is a defect',
  (example) => {
    const asks = entriesIn(example).flatMap(({ alerts }) =>
      alerts.map(({ grade }) => grade === 'ask'),
    )
    expect(asks.includes(true)).toBe(example.defect !== null)
  },
)
