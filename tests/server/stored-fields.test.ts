import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { schoolFileOf, writeSchoolFile } from '../../scripts/build/school-file.ts'
import { readConfig } from '../../src/server/config.ts'
import { startServer } from '../../src/server/main.ts'
import { schoolFiles, type Changes } from '../content/school.ts'
import { collectLog } from '../support/server/log.ts'
import { tool } from './cli/tool.ts'
import { temporaryFolder } from './program.ts'

const NEW_FIELDS: Changes = {
  'content/links.json': [
    '"lesson_time":',
    '"room": { "fields": ["room"], "default": "Not known yet" },\n    "lesson_time":',
  ],
}
const NEW_LINK: readonly [string, string] = [
  '"pre_arrival":',
  '"timetable": { "fields": ["timetable"] },\n    "pre_arrival":',
]

/** The folder of a portal that was built from content with these changes. */
async function built(folder: string, ...changes: readonly Changes[]): Promise<void> {
  const files = changes.reduce<Map<string, string | Uint8Array>>(
    (school, change) => schoolFiles(change, school),
    schoolFiles(),
  )
  const file = schoolFileOf(compile(files))
  if (file === null) throw new Error('The content of the test has mistakes')
  await writeSchoolFile(folder, file)
}

async function portal(...changes: readonly Changes[]) {
  const folder = join(await temporaryFolder(), 'dist')
  await mkdir(folder)
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  await built(folder, ...changes)
  return { folder }
}

const withNewFields = () => portal(NEW_FIELDS, { 'content/links.json': NEW_LINK })

const ROWS = 'email,class_link,timetable,room\nada@example.org,https://a.org,/own-times,"Hall, 2"\n'

/** What a server in front of the tool's data answers Ada. */
async function linksOfAda(
  env: Readonly<Record<string, string>>,
  beside: { readonly folder: string },
): Promise<unknown> {
  const config = readConfig({ PORT: '0', ...env, PORTAL_DEMO: 'off' })
  const server = await startServer(config, { portal: beside, log: collectLog() })
  try {
    const json = { 'content-type': 'application/json' }
    const body = '{"email":"ada@example.org","password":"secret"}'
    const signedIn = await fetch(`${server.origin}/backend/login.php`, {
      method: 'POST',
      headers: json,
      body,
    })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const answer = await fetch(`${server.origin}/backend/get_links.php`, { headers: { cookie } })
    return await answer.json()
  } finally {
    await server.close()
  }
}

/** The tool beside a portal, and a school with Ada in it. */
async function schoolOfAda(beside: { readonly folder: string }) {
  const made = await tool({}, beside)
  const students = 'email,full_name,course_cohort,password\nada@example.org,Ada,C7,secret\n'
  await made.school('import', 'students', await made.write('students.csv', students))
  return made
}

async function besideAnOlderPortal() {
  const beside = await withNewFields()
  await writeFile(join(beside.folder, 'school.json'), '{"linkFields":["class_link"]}')
  return schoolOfAda(beside)
}

test('a field that links.json adds is imported, answered, exported and named by the help', async () => {
  const beside = await withNewFields()
  const { school, write, folder, env } = await schoolOfAda(beside)
  const file = await write('links.csv', ROWS)
  expect(await school('import', 'links', file)).toEqual({
    code: 0,
    output: `${file}: 1 added, 0 updated, 0 unchanged.\n`,
  })
  expect(await linksOfAda(env, beside)).toEqual({
    status: 'success',
    links: { class_link: 'https://a.org', timetable: '/own-times', room: 'Hall, 2' },
  })
  const out = join(folder, 'out.csv')
  await school('export', 'links', out)
  expect(await readFile(out, 'utf8')).toMatch(/"timetable","room"\r\n[^]*"\/own-times","Hall, 2"/)
  expect((await school('import', 'links', out)).output).toContain('0 added, 0 updated, 1 unchanged')
  expect((await school('help')).output).toMatch(/certification[^]*timetable, room/)
})

test('what is stored in a field that links.json no longer names stays, and nobody is told', async () => {
  const beside = await withNewFields()
  const { school, write, env } = await schoolOfAda(beside)
  await school('import', 'links', await write('links.csv', ROWS))
  const answered = { status: 'success', links: { class_link: 'https://a.org' } }

  await built(beside.folder)
  expect(await linksOfAda(env, beside)).toEqual(answered)
  await built(beside.folder, NEW_FIELDS)
  expect(await linksOfAda(env, beside)).toEqual({
    ...answered,
    links: { ...answered.links, room: 'Hall, 2' },
  })
})

test('a new link holds an address that is safe to follow, and a new value any text', async () => {
  const { school, write } = await schoolOfAda(await withNewFields())
  const file = await write('links.csv', 'timetable,room\njavascript:x,javascript:x\n')
  const { code, output } = await school('import', 'links', file)
  expect(code).toBe(1)
  expect(output).toContain(`line 2: timetable 'javascript:x' is not an address`)
  expect(output).not.toContain("room 'javascript")
})

test.each([
  ['timetabel', /no column 'timetabel'\. Did you mean 'timetable'\? A new one needs a place/],
  [
    'library_card',
    /There are: email, [^\n]*timetable, room\. A new one needs a place in content\/links/,
  ],
])('a column that nothing is called is told with what there is: %s', async (column, said) => {
  const { school, write } = await schoolOfAda(await withNewFields())
  const file = await write('links.csv', `${column}\nhttps://a.org\n`)
  const { code, output } = await school('import', 'links', file)
  expect(code).toBe(1)
  expect(output).toMatch(said)
})

test('without a built portal the tool knows the fields of the specification alone', async () => {
  const { school, write } = await schoolOfAda({ folder: await temporaryFolder() })
  const file = await write('links.csv', ROWS)
  const { output } = await school('import', 'links', file)
  expect(output).toMatch(/no column 'timetable'[^]*no column 'room'/)
})

test('an export of links says in which fields it leaves something out', async () => {
  const beside = await withNewFields()
  const { school, write, folder } = await schoolOfAda(beside)
  await school('import', 'links', await write('links.csv', ROWS))
  const [whole, less] = [join(folder, 'whole.csv'), join(folder, 'less.csv')]
  expect((await school('export', 'links', whole)).output).toBe(`${whole}: 1 row of links.\n`)
  await built(beside.folder, NEW_FIELDS)
  expect((await school('export', 'links', less)).output).toMatch(/Not in it [^\n]*: timetable\.\n$/)
})

describe('beside a portal that another version has built', () => {
  test('the tool says how it is used, and what to do about the build', async () => {
    const { school } = await besideAnOlderPortal()
    const help = await school('help')
    expect(help).toMatchObject({ code: 0 })
    expect(help.output).toMatch(/import students\|links[^]*certification[^]*npm run build\.\n$/)
    const { code, output } = await school('improt')
    expect([code, output]).toEqual([1, expect.stringContaining("There is no 'improt'")])
  })

  test('links wait for the build, and students and their work do not', async () => {
    const { school, write, folder } = await besideAnOlderPortal()
    const { code, output } = await school('import', 'links', await write('links.csv', ROWS))
    expect([code, output]).toEqual([1, expect.stringContaining('Run npm run build.')])
    expect((await school('export', 'links', join(folder, 'out.csv'))).code).toBe(1)
    for (const what of ['students', 'tasks', 'submissions']) {
      expect((await school('export', what, join(folder, `${what}-out.csv`))).code).toBe(0)
    }
  })
})
