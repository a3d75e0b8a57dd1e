import { expect, test } from 'vitest'
import { readCard } from '../../../scripts/content/read/read-card.ts'
import { cardFile } from './school.ts'

// Far more than decodeText lets through: where the time grows with its square, the runner gives up.
const SIZE = 400_000
const VALUES = { printed: new Map<string, string>(), stored: new Set<string>() }
const UNITS = [' ', '\u00a0', '"', '&#1', '(', ')', '|', '.', '-a', '•', '1.', ':/']

test.each(UNITS)('a text of nothing but %j is read in one pass', (unit) => {
  const text = `a${unit.repeat(SIZE / unit.length)}b`
  const card = readCard('classes/a', { file: 'a.md', text: cardFile('A', { text }) }, VALUES)
  expect(card.found?.message).toHaveLength(1)
})

test.each(['<a', '</a', '<a b="', '<a@', '{{', '('])('so is a title of %j', (unit) => {
  const title = `'${unit.repeat(SIZE / unit.length)}'`
  const card = readCard('classes/a', { file: 'a.md', text: cardFile(title) }, VALUES)
  expect(card.problems).toEqual([])
})
