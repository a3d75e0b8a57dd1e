import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { changedFiles } from '../../scripts/content/report/changed-files.ts'
import { excerpt, wordEnd } from '../../scripts/content/report/excerpt.ts'
import { githubReport } from '../../scripts/content/report/github.ts'
import { markdownReport } from '../../scripts/content/report/markdown.ts'
import { paintFor } from '../../scripts/content/report/paint.ts'
import { summarise } from '../../scripts/content/report/summary.ts'
import { problemText } from '../../scripts/content/report/text.ts'
import type { Problem } from '../../scripts/content/problem.ts'
import { schoolFiles, type Changes } from './school.ts'
import { createWorkspace } from './workspace.ts'

const place = (line: number, column: number) => ({ file: 'content/a.md', line, column })

test.each([
  ['plain letters', 'key: clas_link', 6, ['8 | key: clas_link', '  |      ^']],
  ['a tab', 'a\tb c', 5, ['8 | a\tb c', '  |  \t  ^']],
  ['letters of two columns', '学校 here', 4, ['8 | 学校 here', '  |      ^']],
  ['an accent of its own', 'e\u0301e\u0301 x', 6, ['8 | e\u0301e\u0301 x', '  |    ^']],
  ['an emoji', '🎓 x', 3, ['8 | 🎓 x', '  |    ^']],
  ['an emoji of several characters', '👩🏽‍💻 x', 6, ['8 | 👩🏽‍💻 x', '  |    ^']],
  ['the end of a line', 'ab', 3, ['8 | ab', '  |   ^']],
  ['an empty line', '', 1, ['8 |', '  | ^']],
  [
    'characters that would move the cursor',
    'a\u001b[2Jb\u202ec',
    6,
    ['8 | a␛[2Jb\uFFFDc', '  |      ^'],
  ],
])('the caret stands under the column behind %s', (_name, line, column, shown) => {
  expect(excerpt(line, place(8, column))).toEqual(shown)
})

test('a line number of several digits moves the margin', () => {
  expect(excerpt('ab', place(120, 2))).toEqual(['120 | ab', '    |  ^'])
})

test.each([1, 60, 500, 999])('a long line is cut around column %i', (column) => {
  const line = 'abcdefghij'.repeat(100)
  const [shown, caret] = excerpt(line, place(8, column))
  expect(shown.length).toBeLessThanOrEqual('8 | '.length + 102)
  expect(shown[caret.indexOf('^')]).toBe(line[column - 1])
})

test('a problem ends where its word ends', () => {
  expect(wordEnd('  - key: clas_link', 10)).toBe(19)
  expect(wordEnd('🎓 🎓🎓 a', 3)).toBe(5)
  expect(wordEnd('', 1)).toBe(2)
})

const problem = (file: string, severity: Problem['severity'], sentence = 'No.'): Problem => {
  return { ...place(1, 2), file, severity, sentence, advice: 'Yes.' }
}

test('what GitHub reads as a command is escaped', () => {
  const told = githubReport(
    [problem('content/50%, a:b.md', 'error', '50%\r\nof: a, b')],
    new Set(),
    () => 'a bcd e',
  )
  expect(told).toBe(
    '::error file=content/50%25%2C a%3Ab.md,line=1,col=2,endColumn=3,title=Please mend this::50%25%0D%0Aof: a, b Yes.',
  )
})

test('errors come before warnings, and of both those in changed files first', () => {
  const problems = [
    problem('a.md', 'warning'),
    problem('b.md', 'error'),
    problem('c.md', 'warning'),
    problem('d.md', 'error'),
  ]
  const lines = githubReport(problems, new Set(['c.md', 'd.md']), () => null).split('\n')
  expect(lines.map((line) => /::(\w+) file=(\w)/.exec(line)?.slice(1).join(' '))).toEqual([
    'error d',
    'error b',
    'warning c',
    'warning a',
  ])
})

test('words of a problem cannot become Markdown in the job summary', () => {
  const told = problem('content/a.md', 'error', '<b> **x** [a](b) | `c` cannot be.')
  const markdown = markdownReport([told], 'Content has 1 problem.', () => 'a ```` b')
  expect(markdown).toBe(`## Content check

Content has 1 problem.

❌ **content/a.md:1:2** \\<b\\> \\*\\*x\\*\\* \\[a\\](b) \\| \\\`c\\\` cannot be.

\`\`\`\`\`text
1 | a \`\`\`\` b
  |  ^
\`\`\`\`\`

Yes.
`)
})

test.each([
  ['has colours where they are asked for', { FORCE_COLOR: '1' }, true],
  ['has none where none are asked for', { FORCE_COLOR: undefined, NO_COLOR: '1' }, false],
])('the report %s', (_law, env, hasColours) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const report = problemText(problem('a.md', 'error'), () => 'a', paintFor(process.stdout))
  expect(report.includes('\u001b[31m')).toBe(hasColours)
})

test('without placeholders the closing line gives no hint how to list them', () => {
  const changes: Changes = {
    'content/site.json': [
      'https://example.org/mentor-login",\n  "alternatePortal": "https://portal.example.net/',
      'https://school.ng/mentors",\n  "alternatePortal": "https://school.ng/old',
    ],
  }
  const line = 'Content is fine: 5 pages, 1 card, 0 placeholders'
  expect(summarise(compile(schoolFiles(changes)))).toBe(line)
})

test.each([
  ['outside of a pull request', undefined],
  ['in a clone without the base branch', 'gone'],
])('%s no file counts as changed', async (_where, base) => {
  const { root } = await createWorkspace()
  execFileSync('git', ['init', '-q'], { cwd: root })
  expect(changedFiles(root, base)).toEqual(new Set())
})

test('without git no file counts as changed', async () => {
  const { root } = await createWorkspace()
  vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(changedFiles(root, 'main')).toEqual(new Set())
})
