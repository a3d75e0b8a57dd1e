import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRepository } from '../review/repository.ts'
import { aPicture } from './a-picture.ts'
import { runProgram } from './run-program.ts'
import { createWorkspace } from './workspace.ts'

// The commands as a whole: output, files and exit status.

const check = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runProgram('content:check', args, env)

const MISTAKES = {
  'content/classes/class-link.md': ['key: class_link', 'key: clas_link'],
  'content/student-policy/page.md': ['title: Policy', 'title: Policy: 2025'],
} as const
const TOLD = [
  `content/classes/class-link.md:5:10 There is no link key clas_link.
  5 |   - key: clas_link
    |          ^
  Did you mean class_link?`,
  `content/student-policy/page.md:2:8 A text with a colon in it needs quotes.
  2 | title: Policy: 2025
    |        ^
  Put the whole text after the first colon into double quotes: title: "Exams: when and where"`,
]

test('the check prints each mistake with its line, and exits with 1', async () => {
  const { root } = await createWorkspace(MISTAKES)
  expect(check(['--root', root])).toEqual({
    status: 1,
    out: [...TOLD, 'Content has 2 mistakes.'].join('\n\n'),
    error: '',
  })
})

test('the check exits with 0 if there are only warnings, lists placeholders on request, and writes nothing', async () => {
  const { root } = await createWorkspace({ 'content/classes/map.png': aPicture() })
  const { status, out } = check(['--placeholders', '--root', root])
  expect(status).toBe(0)
  expect(out.split('\n').slice(0, 3)).toEqual([
    'content/site.json:3:19 https://example.org/mentor-login',
    'content/site.json:4:23 https://portal.example.net/',
    'content/classes/map.png:1:1 warning: Nothing shows this picture.',
  ])
  expect(out).toMatch(
    /\n\nContent can be built, with 1 warning: 5 pages, 1 card, 2 placeholders \(npm run /,
  )
  expect(existsSync(join(root, 'src/content/compiled'))).toBe(false)
})

test('the check annotates mistakes in GitHub Actions, those in changed files first', async () => {
  const { root, commit } = await createRepository()
  await commit(MISTAKES)
  await commit({ 'content/student-policy/page.md': ['What we expect', 'What we want'] })
  const { status, out } = check(['--root', root], { GITHUB_ACTIONS: 'true' })
  expect(status).toBe(1)
  expect(out.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(
      /^::error file=content\/student-policy\/page\.md,line=2,col=8,title=Please correct this::A text with a colon in it needs quotes\. Put/,
    ),
    '::error file=content/classes/class-link.md,line=5,col=10,title=Please correct this::There is no link key clas_link. Did you mean class_link?',
  ])
})

test('content:new writes a card and says what to do next', async () => {
  const { root, read } = await createWorkspace()
  // Without quotes a title comes in several words.
  const { status, out } = runProgram('content:new', ['--root', root, 'classes', 'Exam', 'dates'])
  expect(status).toBe(0)
  expect(out).toMatch(
    /^Made content\/classes\/exam-dates\.md, the last card of the page classes\.\n/,
  )
  expect(await read('content/classes/exam-dates.md')).toContain('title: Exam dates\n')
})

test('content:new says in a sentence that the disk refuses, without a stack trace', async () => {
  const { root } = await createWorkspace({ 'content/exams': 'a file where the folder belongs' })
  const { status, error } = runProgram('content:new', ['--root', root, '--page', 'exams', 'Exams'])
  expect([status, error]).toEqual([
    1,
    'The system cannot write a file of content/ (EEXIST). Run git status to see what was changed.',
  ])
})
