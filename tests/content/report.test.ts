import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { excerpt } from '../../scripts/content/report/excerpt.ts'
import { changedFiles, githubReport } from '../../scripts/content/report/github.ts'
import { summarise } from '../../scripts/content/report/summary.ts'
import { problemText } from '../../scripts/content/report/text.ts'
import type { Problem } from '../../scripts/content/problem.ts'
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
])('the caret stands under the column behind %s', (_name, line, column, shown) => {
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

test('lines to be typed stand below the advice, as they are', () => {
  const advice = 'Write:\n---\ntitle: A'
  const told = problemText({ ...problem('a.md', 'warning'), advice }, () => 'ab')
  expect(told).toBe(
    'a.md:1:2 warning: No.\n  1 | ab\n    |  ^\n  Write:\n    | ---\n    | title: A',
  )
})

test('what GitHub reads as a command is escaped', () => {
  const wrong = problem('content/50%, a:b.md', 'error', '50%\r\nof: a, b')
  const told = githubReport([wrong], new Set())
  expect(told).toBe(
    '::error file=content/50%25%2C a%3Ab.md,line=1,col=2,title=Please correct this::50%25%0D%0Aof: a, b Yes.',
  )
})

test('errors come before warnings, and of both those in changed files first', () => {
  const kinds = ['warning', 'error', 'warning', 'error'] as const
  const problems = kinds.map((kind, index) => problem(`${index}.md`, kind))
  const lines = githubReport(problems, new Set(['2.md', '3.md'])).split('\n')
  const order = lines.map((line) => /::(\w+ file=\d)/.exec(line)?.[1])
  expect(order).toEqual(['error file=3', 'error file=1', 'warning file=2', 'warning file=0'])
})

test('without placeholders the closing line gives no hint how to list them', () => {
  const counts = { pages: 5, cards: 1 }
  const line = 'Content is fine: 5 pages, 1 card, 0 placeholders'
  expect(summarise({ problems: [], placeholders: [], counts })).toBe(line)
})

test.each([
  ['outside of a pull request', undefined, 'git'],
  ['in a clone without the base branch', 'gone', 'git'],
  ['without git', 'main', 'no-git'],
])('%s no file counts as changed', async (_where, base, git) => {
  const { root } = await createWorkspace()
  if (git === 'git') execFileSync(git, ['init', '-q'], { cwd: root })
  else vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(changedFiles(root, base)).toEqual(new Set())
})
