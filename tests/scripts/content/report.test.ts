import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changedFiles, githubReport } from '../../../scripts/content/report/github.ts'
import { excerpt, problemText, problemTexts } from '../../../scripts/content/report/text.ts'
import type { Problem } from '../../../scripts/content/problem.ts'
import { createWorkspace } from './workspace.ts'

const place = (line: number, column: number) => ({ file: 'content/a.md', line, column })

test.each([
  ['plain letters', 'key: clas_link', 6, ['8 | key: clas_link', '  |      ^']],
  ['a tab', 'a\tb c', 5, ['8 | a\tb c', '  |  \t  ^']],
  ['an accent of its own', 'e\u0301e\u0301 x', 6, ['8 | e\u0301e\u0301 x', '  |    ^']],
  [
    'characters that would move the cursor',
    'a\u001b[2Jb\u202ec',
    6,
    ['8 | a\uFFFD[2Jb\uFFFDc', '  |      ^'],
  ],
])('the caret is under the column after %s', (_name, line, column, shown) => {
  expect(excerpt(line, place(8, column))).toEqual(shown)
})

test.each([1, 60, 500, 999])('a long line is cut around column %i', (column) => {
  const line = 'abcdefghij'.repeat(100)
  const [shown, caret] = excerpt(line, place(8, column))
  expect(shown.length).toBeLessThanOrEqual('8 | '.length + 102)
  expect(shown[caret.indexOf('^')]).toBe(line[column - 1])
})

const problem = (file: string, severity: Problem['severity'], message = 'No.'): Problem => {
  return { severity, place: { ...place(1, 2), file }, message, advice: 'Yes.', also: [] }
}

test('no name of a file moves the cursor of a terminal', () => {
  const told = problemText(problem('a\u001b[2J\n.md', 'error', 'Is \u202Ecalled.'), new Map())
  expect(told.split('\n')).toEqual(['a\uFFFD[2J\uFFFD.md:1:2 Is \uFFFDcalled.', '  Yes.'])
})

test('thousands of problems are told as a hundred and how many more', () => {
  const all = Array.from({ length: 6700 }, () => problem('a.md', 'error'))
  const told = problemTexts(all, new Map())
  expect(told).toHaveLength(101)
  expect(told.at(-1)).toBe('… and 6,600 more.')
})

test('lines to type stand below the advice', () => {
  const advice = 'Write:\n---\ntitle: A'
  const told = problemText({ ...problem('a.md', 'warning'), advice }, new Map([['a.md', 'ab']]))
  expect(told).toBe(
    'a.md:1:2 warning: No.\n  1 | ab\n    |  ^\n  Write:\n    | ---\n    | title: A',
  )
})

test('signs of GitHub commands are escaped', () => {
  const wrong = problem('content/50%, a:b.md', 'error', '50%\r\nof: a, b')
  const told = githubReport([wrong], new Set())
  expect(told).toBe(
    '::error file=content/50%25%2C a%3Ab.md,line=1,col=2,title=Please correct this::50%25%0D%0Aof: a, b Yes.',
  )
})

test('errors come before warnings, and those in changed files first', () => {
  const kinds = ['warning', 'error', 'warning', 'error'] as const
  const problems = kinds.map((kind, index) => problem(`${index}.md`, kind))
  const lines = githubReport(problems, new Set(['2.md', '3.md'])).split('\n')
  const order = lines.map((line) => /::(\w+ file=\d)/.exec(line)?.[1])
  expect(order).toEqual(['error file=3', 'error file=1', 'warning file=2', 'warning file=0'])
})

test.each([
  ['in a clone without history', 'git'],
  ['without git', 'no-git'],
])('no file counts as changed %s', async (_where, git) => {
  const { root } = await createWorkspace()
  if (git === 'git') execFileSync(git, ['init', '-q'], { cwd: root })
  else vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(changedFiles(root)).toEqual(new Set())
})
