import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { excerpt, wordEnd } from '../../scripts/content/report/excerpt.ts'
import { githubReport } from '../../scripts/content/report/github.ts'
import { markdownReport } from '../../scripts/content/report/markdown.ts'
import type { Problem } from '../../scripts/content/problem.ts'
import { runProgram } from './run-program.ts'
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

test('a line of a megabyte is cut in no time', () => {
  const started = performance.now()
  excerpt('学'.repeat(1_000_000), place(1, 500_000))
  expect(performance.now() - started).toBeLessThan(1000)
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

const MISTAKES = {
  'content/classes/class-link.md': ['key: class_link', 'key: clas_link'],
  'content/student-policy/page.md': ['title: Policy', 'title: Policy: 2025'],
} as const

test('in GitHub Actions the check annotates what is changed first and fills the job summary', async () => {
  const { root, change, read } = await createWorkspace({
    ...MISTAKES,
    'content/classes/map.png': '',
  })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root })
  git('init', '-q', '-b', 'main')
  git('add', 'content')
  git('commit', '-qm', 'Base')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  await change({ 'content/student-policy/page.md': ['What we expect', 'What we want'] })
  git('commit', '-qam', 'Change')
  const { status, out } = runProgram('content:check', ['--root', root], {
    GITHUB_ACTIONS: 'true',
    GITHUB_BASE_REF: 'main',
    GITHUB_STEP_SUMMARY: join(root, 'summary.md'),
  })
  expect(status).toBe(1)
  expect(out.split('\n').slice(0, 2)).toEqual([
    '::error file=content/student-policy/page.md,line=2,col=14,endColumn=15,title=Please mend this::A text with a colon in it needs quotes. Put the whole text into double quotes: "Policy: 2025"',
    '::error file=content/classes/class-link.md,line=5,col=10,endColumn=19,title=Please mend this::There is no link key clas_link. Did you mean class_link?',
  ])
  expect(await read('summary.md')).toContain('5 |   - key: clas_link')
})

test('the check does not need git, nor a base branch that is there', async () => {
  const { root } = await createWorkspace(MISTAKES)
  for (const env of [{ PATH: '/nowhere' }, { GITHUB_BASE_REF: 'gone' }, {}]) {
    const { out, error } = runProgram('content:check', ['--format', 'github', '--root', root], env)
    expect(error).toBe('')
    expect(out).toMatch(/^::error file=content\/classes\/class-link\.md,/)
  }
})

test('a format that is asked for wins in GitHub Actions', async () => {
  const { root } = await createWorkspace(MISTAKES)
  const { out } = runProgram('content:check', ['--format', 'text', '--root', root], {
    GITHUB_ACTIONS: 'true',
  })
  expect(out).not.toContain('::error')
})

test('--format json prints one document with everything that is known', async () => {
  const { root } = await createWorkspace(MISTAKES)
  const { status, out } = runProgram('content:check', ['--format', 'json', '--root', root])
  expect(status).toBe(1)
  expect(JSON.parse(out)).toEqual({
    version: 1,
    ok: false,
    counts: { errors: 2, warnings: 0, repairable: 1, pages: 4, cards: 1, placeholders: 2 },
    problems: [
      {
        file: 'content/classes/class-link.md',
        line: 5,
        column: 10,
        endColumn: 19,
        severity: 'error',
        sentence: 'There is no link key clas_link.',
        advice: 'Did you mean class_link?',
        source: '  - key: clas_link',
        repairable: false,
      },
      expect.objectContaining({
        line: 2,
        column: 14,
        source: 'title: Policy: 2025',
        repairable: true,
      }),
    ],
    placeholders: [
      {
        file: 'content/site.json',
        line: 3,
        column: 18,
        address: 'https://example.org/mentor-login',
      },
      { file: 'content/site.json', line: 4, column: 22, address: 'https://portal.example.net/' },
    ],
  })
  expect(await readFile(join(root, 'content/classes/class-link.md'), 'utf8')).toContain('clas_link')
})
