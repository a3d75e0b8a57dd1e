import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { MOST_TOLD } from '../../../scripts/content/problem.ts'
import { readCard } from '../../../scripts/content/read/read-card.ts'
import { cardFile, schoolFiles } from './good-school.ts'

// Far more than decodeText lets through: where the time grows with its square, the runner gives up.
const SIZE = 400_000
const VALUES = { printed: new Map<string, string>(), stored: new Set<string>() }
const UNITS = [' ', '\u00a0', '"', '&#1', '(', ')', '|', '.', '-a', '•', '1.', ':/']

test.each(UNITS)('a text of nothing but %j is read in one pass', (unit) => {
  const text = `a${unit.repeat(SIZE / unit.length)}b`
  const card = readCard('classes/a', { file: 'a.md', text: cardFile('A', { text }) }, VALUES)
  expect(card.data?.message).toHaveLength(1)
})

test.each(['<a', '</a', '<a b="', '<a@', '{{', '('])('so is a title of %j', (unit) => {
  const title = `'${unit.repeat(SIZE / unit.length)}'`
  const card = readCard('classes/a', { file: 'a.md', text: cardFile(title) }, VALUES)
  expect(card.problems).toEqual([])
})

test.each([
  ['values', (name: string) => `{{${name}}}`],
  ['headings', (name: string) => `[a](#${name})`],
  ['pages', (name: string) => `[a](/${name})`],
])('of many unknown %s only as many are explained as are told', (_, write) => {
  const text = Array.from({ length: 1000 }, (__, index) => write(`x${index}`)).join('\n\n')
  const files = schoolFiles({
    'content/student-policy/page.md': `---\ntitle: Policy\nintro: Ours.\n---\n${text}`,
  })
  expect(compile(files).problems).toHaveLength(MOST_TOLD)
})
