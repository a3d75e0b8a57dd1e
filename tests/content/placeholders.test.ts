import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { schoolFiles } from './school.ts'

const waiting = (text: string) =>
  compile(schoolFiles({ 'content/exams/page.md': text }))
    .placeholders.filter(({ place }) => place.file === 'content/exams/page.md')
    .map(({ address, place }) => [place.line, address])

test('a page.md with the lines that the check printed waits for its title and its intro', () => {
  const { problems } = compile(schoolFiles({ 'content/exams/dates.md': 'Soon.\n' }))
  const advice = problems.find(({ file }) => file === 'content/exams/page.md')?.advice ?? ''
  expect(waiting(`${advice.slice(advice.indexOf('\n') + 1)}\n`)).toEqual([
    [2, 'The heading of the page'],
    [3, 'Say in a sentence what this page is for.'],
  ])
})

test('a sentence with the same words waits for nothing', () => {
  expect(waiting('---\ntitle: Exams\nintro: The heading of the page says it.\n---\n')).toEqual([])
})
