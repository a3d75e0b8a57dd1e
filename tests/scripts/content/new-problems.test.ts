import { expect, test } from 'vitest'
import { newProblems, type Problem } from '../../../scripts/content/problem.ts'

const at = (file: string, line: number) => ({ file, line, column: 1 })
const mistake: Problem = {
  severity: 'error',
  place: at('a.md', 4),
  message: 'There is no figure.',
  advice: '',
  also: [],
}

const isNew = (changed: Partial<Problem>) =>
  newProblems([mistake], [{ ...mistake, ...changed }]).length === 1

test('a mistake is new in another file or as an error, and not on another line', () => {
  expect(isNew({ place: at('a.md', 9) })).toBe(false)
  expect(isNew({ also: [at('b.md', 1)] })).toBe(true)
  expect(isNew({ severity: 'warning' })).toBe(true)
})
