import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'
import { createWorkspace } from './workspace.ts'

const check = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runProgram('content:check', args, env)
const build = (args: readonly string[]) => runProgram('content:build', args)

const FINE =
  'Content is fine: 5 pages, 1 card, 2 placeholder addresses (npm run content:check -- --placeholders lists them)'

test('the build compiles and closes with a line that counts', async () => {
  const { root } = await createWorkspace()
  expect(build(['--root', root])).toEqual({ status: 0, out: FINE, error: '' })
  expect(existsSync(join(root, 'src/content/compiled/index.ts'))).toBe(true)
})

test('with mistakes the build prints them all and ends with 1', async () => {
  const { root } = await createWorkspace({
    'content/classes/class-link.md': ['key: class_link', 'key: clas_link'],
    'content/student-policy/page.md': ['title:', 'titel:'],
  })
  expect(build(['--root', root])).toEqual({
    status: 1,
    out: '',
    error: `content/classes/class-link.md:5:10 There is no link key clas_link.
  5 |   - key: clas_link
    |          ^
  Did you mean class_link?
content/student-policy/page.md:2:1 The field titel is not known here.
  2 | titel: Policy
    | ^
  Did you mean title?
Content has 2 problems to mend. Nothing was built.`,
  })
})

test('the check writes nothing', async () => {
  const { root } = await createWorkspace()
  expect(check(['--root', root])).toEqual({ status: 0, out: FINE, error: '' })
  expect(existsSync(join(root, 'src/content/compiled'))).toBe(false)
})

test('the check prints each mistake with its line, and ends with 1', async () => {
  const { root } = await createWorkspace({
    'content/classes/class-link.md': ['key: class_link', 'key: clas_link'],
    'content/student-policy/page.md': ['title: Policy', 'title: Policy: 2025'],
  })
  expect(check(['--root', root])).toEqual({
    status: 1,
    out: `content/classes/class-link.md:5:10 There is no link key clas_link.
  5 |   - key: clas_link
    |          ^
  Did you mean class_link?

content/student-policy/page.md:2:14 A text with a colon in it needs quotes.
  2 | title: Policy: 2025
    |              ^
  Put the whole text into double quotes: "Policy: 2025"

Content has 2 problems to mend. 1 of these can be repaired by npm run content:check -- --fix`,
    error: '',
  })
})

test('a warning is printed, and the check ends with 0', async () => {
  const { root } = await createWorkspace({ 'content/classes/map.png': '' })
  const { status, out } = check(['--root', root])
  expect(status).toBe(0)
  expect(out).toMatch(/^content\/classes\/map\.png:1:1 warning: No text shows this picture\.\n/)
  expect(out).toMatch(/\n\nContent can be built, with 1 warning: 5 pages, 1 card,/)
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
  const line = 'Content is fine: 5 pages, 1 card, 0 placeholder addresses'
  expect(check(['--root', root]).out).toBe(line)
})

test.each([
  ['an unknown option', '--fxi', 'There is no option --fxi. Did you mean --fix?'],
  ['an option without its value', '--root', 'The option --root is not used like this.'],
  [
    'a word too many',
    'classes',
    'classes is not understood here. The options are --format, --fix, --placeholders, --root.',
  ],
  ['an unknown format', '--format=jsno', 'There is no format jsno. Did you mean json?'],
])('%s is refused in one sentence', (_name, arg, error) => {
  expect(check([arg])).toEqual({ status: 1, out: '', error })
})

test('a project without content is told what is missing', async () => {
  const { root } = await createWorkspace({ content: null })
  const { status, out } = check(['--root', root])
  expect(status).toBe(1)
  expect(out).toContain('content/site.json:1:1 This file is missing.')
  expect(out).toContain('content/dashboard/page.md:1:1 The page dashboard is missing.')
})

test('the report has colours where they are asked for, and none where they are not', async () => {
  const { root } = await createWorkspace({
    'content/classes/class-link.md': ['key: class_link', 'key: clas_link'],
  })
  expect(check(['--root', root], { FORCE_COLOR: '1' }).out).toContain('\u001b[31m')
  expect(check(['--root', root]).out).not.toContain('\u001b')
})
