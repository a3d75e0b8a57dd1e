import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createWorkspace } from './workspace.ts'

const PROGRAM = fileURLToPath(new URL('../../scripts/build-content.ts', import.meta.url))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
  })
  return { status, out: stdout.trimEnd(), error: stderr.trimEnd() }
}

const FINE =
  'Content is fine: 5 pages, 1 card, 2 placeholder addresses (npm run content:check -- --placeholders lists them)'

test('the program compiles and closes with a line that counts', async () => {
  const { root } = await createWorkspace()
  expect(run('--root', root)).toEqual({ status: 0, out: FINE, error: '' })
  expect(existsSync(join(root, 'src/content/compiled/index.ts'))).toBe(true)
})

test('with --check it writes nothing', async () => {
  const { root } = await createWorkspace()
  expect(run('--check', '--root', root)).toEqual({ status: 0, out: FINE, error: '' })
  expect(existsSync(join(root, 'src/content/compiled'))).toBe(false)
})

test('with --placeholders it lists the addresses that only hold a place, in order', async () => {
  const { root } = await createWorkspace({
    'content/classes/class-link.md': ['https://school.ng/guide', 'https://www.example.com/guide'],
    'content/student-policy/page.md': [
      'You get',
      '[Mail](mailto:a@example.org), [no](https://notexample.org)\n\nYou get',
    ],
  })
  expect(run('--check', '--placeholders', '--root', root).out.split('\n')).toEqual([
    'content/classes/class-link.md:7:14 https://www.example.com/guide',
    'content/site.json:3:18 https://example.org/mentor-login',
    'content/site.json:4:22 https://portal.example.net/',
    'content/student-policy/page.md:8:8 mailto:a@example.org',
    'Content is fine: 5 pages, 1 card, 4 placeholder addresses (npm run content:check -- --placeholders lists them)',
  ])
})

test('without placeholders the closing line gives no hint how to list them', async () => {
  const { root } = await createWorkspace({
    'content/site.json': [
      'https://example.org/mentor-login",\n  "alternatePortal": "https://portal.example.net/',
      'https://school.ng/mentors",\n  "alternatePortal": "https://school.ng/old',
    ],
  })
  expect(run('--root', root).out).toBe('Content is fine: 5 pages, 1 card, 0 placeholder addresses')
})

test('with mistakes it prints them all and ends with 1', async () => {
  const { root } = await createWorkspace({
    'content/classes/class-link.md': ['key: class_link', 'key: clas_link'],
    'content/student-policy/page.md': ['title:', 'titel:'],
  })
  expect(run('--root', root)).toEqual({
    status: 1,
    out: '',
    error: [
      'content/classes/class-link.md:5:10 There is no link key clas_link. Did you mean class_link?',
      'content/student-policy/page.md:2:1 The field titel is not known here. Did you mean title?',
      'Content has 2 problems to mend; nothing was built.',
    ].join('\n'),
  })
})

test('an unknown option is refused without a stack trace', () => {
  const { status, error } = run('--chekc')
  expect(status).toBe(1)
  expect(error).toMatch(
    /^Unknown option '--chekc'[^]*\nThe options are --check, --placeholders and --root DIR\.$/,
  )
})

test('a project without content is told what is missing', async () => {
  const { root } = await createWorkspace({ content: null })
  const { status, error } = run('--root', root)
  expect(status).toBe(1)
  expect(error).toContain('content/site.json:1:1 This file is missing.')
  expect(error).toContain('content/dashboard/page.md:1:1 The page dashboard is missing.')
})
