import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'
import { aPicture } from './a-picture.ts'
import { createWorkspace } from './workspace.ts'

// The commands as a whole: what they print, what they write and how they end.

const check = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runProgram('content:check', args, env)
const build = (args: readonly string[]) => runProgram('content:build', args)

const MISTAKES = {
  'content/classes/class-link.md': ['key: class_link', 'key: clas_link'],
  'content/student-policy/page.md': ['title: Policy', 'title: Policy: 2025'],
} as const

test('the build compiles and closes with a line that counts', async () => {
  const { root } = await createWorkspace()
  expect(build(['--root', root])).toEqual({
    status: 0,
    out: 'Content is fine: 5 pages, 1 card, 2 placeholders (npm run content:check -- --placeholders lists them)',
    error: '',
  })
  expect(existsSync(join(root, 'src/content/compiled/index.ts'))).toBe(true)
})

test('with mistakes the build prints them all and ends with 1', async () => {
  const { root } = await createWorkspace(MISTAKES)
  expect(build(['--root', root])).toEqual({
    status: 1,
    out: '',
    error: `content/classes/class-link.md:5:10 There is no link key clas_link.
  5 |   - key: clas_link
    |          ^
  Did you mean class_link? Write:
    |   - key: class_link
content/student-policy/page.md:2:14 A text with a colon in it needs quotes.
  2 | title: Policy: 2025
    |              ^
  Put the whole text into double quotes. Write:
    | title: "Policy: 2025"
Content has 2 problems to mend. Nothing was built.`,
  })
})

test('the check prints each mistake with its line, and ends with 1', async () => {
  const { root } = await createWorkspace(MISTAKES)
  expect(check(['--root', root])).toEqual({
    status: 1,
    out: `content/classes/class-link.md:5:10 There is no link key clas_link.
  5 |   - key: clas_link
    |          ^
  Did you mean class_link? Write:
    |   - key: class_link

content/student-policy/page.md:2:14 A text with a colon in it needs quotes.
  2 | title: Policy: 2025
    |              ^
  Put the whole text into double quotes. Write:
    | title: "Policy: 2025"

Content has 2 problems to mend.`,
    error: '',
  })
})

test('with a warning alone the check ends with 0, and it writes nothing', async () => {
  const { root } = await createWorkspace({ 'content/classes/map.png': aPicture() })
  const { status, out } = check(['--root', root])
  expect(status).toBe(0)
  expect(out).toMatch(/^content\/classes\/map\.png:1:1 warning: No text shows this picture\.\n/)
  expect(out).toMatch(/\n\nContent can be built, with 1 warning: 5 pages, 1 card,/)
  expect(existsSync(join(root, 'src/content/compiled'))).toBe(false)
})

test('with --placeholders the check lists the addresses that only hold a place, in order', async () => {
  const { root } = await createWorkspace({
    'content/classes/class-link.md': ['https://school.ng/guide', 'https://www.example.com/guide'],
    'content/student-policy/page.md': [
      'You get',
      '[Mail](mailto:a@example.org), [no](https://notexample.org)\n\nYou get',
    ],
  })
  expect(check(['--placeholders', '--root', root]).out.split('\n')).toEqual([
    'content/classes/class-link.md:7:14 https://www.example.com/guide',
    'content/site.json:3:18 https://example.org/mentor-login',
    'content/site.json:4:22 https://portal.example.net/',
    'content/student-policy/page.md:8:8 mailto:a@example.org',
    'Content is fine: 5 pages, 1 card, 4 placeholders (npm run content:check -- --placeholders lists them)',
  ])
})

test('bank details, numbers and sentences that a new card begins with are listed, too', async () => {
  const facts = 'facts:\n  - label: Bank\n    value: Example Bank 0000000000\n'
  const { root } = await createWorkspace({
    'content/site.json': ['+234 1', '+234 800 000 0000'],
    'content/classes/class-link.md': [
      'description: Join your class.\n',
      `description: Say in a sentence what this card is for.\n${facts}`,
    ],
  })
  expect(check(['--placeholders', '--root', root]).out.split('\n')).toEqual([
    'content/classes/class-link.md:3:14 Say in a sentence what this card is for.',
    'content/classes/class-link.md:6:12 Example Bank',
    'content/classes/class-link.md:6:25 0000000000',
    'content/site.json:3:18 https://example.org/mentor-login',
    'content/site.json:4:22 https://portal.example.net/',
    'content/site.json:6:53 +234 800 000 0000',
    'Content is fine: 5 pages, 1 card, 6 placeholders (npm run content:check -- --placeholders lists them)',
  ])
})

test('a format that there is not is refused in one sentence', () => {
  const error = 'There is no format jsno. Did you mean json?'
  expect(check(['--format=jsno'])).toEqual({ status: 1, out: '', error })
})

test('--format json prints one document with everything that is known, in GitHub Actions too', async () => {
  const { root } = await createWorkspace(MISTAKES)
  const { status, out } = check(['--format', 'json', '--root', root], { GITHUB_ACTIONS: 'true' })
  expect(status).toBe(1)
  expect(JSON.parse(out)).toEqual({
    version: 2,
    ok: false,
    counts: { errors: 2, warnings: 0, pages: 4, cards: 1, placeholders: 2 },
    problems: [
      {
        file: 'content/classes/class-link.md',
        line: 5,
        column: 10,
        endColumn: 19,
        severity: 'error',
        sentence: 'There is no link key clas_link.',
        advice: 'Did you mean class_link? Write:\n  - key: class_link',
        source: '  - key: clas_link',
      },
      expect.objectContaining({
        line: 2,
        column: 14,
        source: 'title: Policy: 2025',
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
})

test('in GitHub Actions the check annotates what is changed first and fills the job summary', async () => {
  const { root, change, read } = await createWorkspace(MISTAKES)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root })
  git('init', '-q', '-b', 'main')
  git('add', 'content')
  git('commit', '-qm', 'Base')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  await change({ 'content/student-policy/page.md': ['What we expect', 'What we want'] })
  git('commit', '-qam', 'Change')
  const { status, out } = check(['--root', root], {
    GITHUB_ACTIONS: 'true',
    GITHUB_BASE_REF: 'main',
    GITHUB_STEP_SUMMARY: join(root, 'summary.md'),
  })
  expect(status).toBe(1)
  expect(out.split('\n').slice(0, 2)).toEqual([
    '::error file=content/student-policy/page.md,line=2,col=14,endColumn=15,title=Please mend this::A text with a colon in it needs quotes. Put the whole text into double quotes. Write:%0Atitle: "Policy: 2025"',
    '::error file=content/classes/class-link.md,line=5,col=10,endColumn=19,title=Please mend this::There is no link key clas_link. Did you mean class_link? Write:%0A  - key: class_link',
  ])
  const summary = await read('summary.md')
  expect(summary).toContain('5 |   - key: clas_link')
  expect(summary).toContain('```text\ntitle: "Policy: 2025"\n```')
  // Nobody on GitHub has a terminal.
  expect(`${out}${summary}`).not.toContain('npm run')
})

test('a new card is written, and what to do next is told', async () => {
  const { root, read } = await createWorkspace()
  // Without quotes a title comes in several words.
  const { status, out } = runProgram('content:new', ['--root', root, 'classes', 'Exam', 'dates'])
  expect(status).toBe(0)
  expect(out).toMatch(
    /^Made content\/classes\/exam-dates\.md, the last card of the page classes\.\n/,
  )
  expect(await read('content/classes/exam-dates.md')).toContain('title: Exam dates\n')
})

test('a new page is written, with its entry in the sidebar', async () => {
  const { root, read } = await createWorkspace()
  const { status, out } = runProgram('content:new', ['--root', root, '--page', 'exams', 'Exams'])
  expect(status).toBe(0)
  expect(out).toMatch(/^Made content\/exams\/page\.md\. /)
  expect(await read('content/exams/page.md')).toContain('title: Exams\n')
  expect(await read('content/navigation.json')).toContain('"exams"')
})

test('without a title the command says how it is used', () => {
  const { status, error } = runProgram('content:new', ['classes'])
  expect(status).toBe(1)
  expect(error).toMatch(/^Write the page and the card's title: npm run content:new/)
})

test('a file that cannot be written is named, without a trace of the program', async () => {
  const { root } = await createWorkspace({ 'content/exams': 'a file where the folder belongs' })
  expect(runProgram('content:new', ['--root', root, '--page', 'exams', 'Exams'])).toEqual({
    status: 1,
    out: '',
    error: `${join(root, 'content/exams/page.md')} cannot be written (EEXIST).`,
  })
})

test('parts of the policy that are marked as a draft are listed by their headings', async () => {
  const { root } = await createWorkspace({
    'content/student-policy/page.md': [
      'You get',
      '> **Draft:** the school has not confirmed this.\n\nYou get',
    ],
  })
  expect(check(['--placeholders', '--root', root]).out.split('\n')).toContain(
    'content/student-policy/page.md:8:1 Draft: Refunds',
  )
})
