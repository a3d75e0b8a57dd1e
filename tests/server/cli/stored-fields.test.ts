import { expect, test } from 'vitest'
import { UNKNOWN_SCHOOL } from '../../../src/server/built/school-file.ts'
import { cookiesOf, signInAt } from '../over-http.ts'
import { temporaryFolder, writeFiles } from '../program.ts'
import { started } from '../started.ts'
import { tool } from './tool.ts'

const NEW_FIELDS = { timetable: 'address', room: 'text' }
const ROWS = 'email,class_link,timetable,room\nada@example.org,https://a.org,/own-times,"Hall, 2"\n'

/** The tool beside a portal whose links.json names these fields, and a school with Ada in it. */
async function besidePortal(storedFields: object = NEW_FIELDS) {
  const portal = { folder: await temporaryFolder({ 'index.html': '<!doctype html>' }) }
  const build = (fields: object) => {
    const school = JSON.stringify({ ...UNKNOWN_SCHOOL, storedFields: fields })
    return writeFiles(portal.folder, { 'school.json': school })
  }
  await build(storedFields)
  const { school, pipe, env } = await tool({}, portal)
  const students = 'email,full_name,course_cohort,password\nada@example.org,Ada,C7,a secret word\n'
  await pipe(students, 'import', 'students', '-')
  return {
    school,
    build,
    importLinks: (text: string) => pipe(text, 'import', 'links', '-'),
    exported: (what: string) => pipe('', 'export', what, '-'),
    /** The server's answer to Ada. */
    linksOfAda: async (): Promise<unknown> => {
      const { origin } = await started({ ...env, PORTAL_DEMO: 'off' }, { portal })
      const cookie = cookiesOf(await signInAt(origin, { password: 'a secret word' }))
      const answer = await fetch(`${origin}/backend/get_links.php`, { headers: { cookie } })
      return ((await answer.json()) as { links: unknown }).links
    },
  }
}

test('a field that links.json adds is in the help, the import, the answer and the export', async () => {
  const { school, build, importLinks, exported, linksOfAda } = await besidePortal()
  expect((await school('import', 'links', '--help')).output).toMatch(
    /certification[^]*timetable, room/,
  )
  expect((await importLinks(ROWS)).output).toMatch(/: 1 added, 0 updated, 0 unchanged\.\n$/)
  const stored = { class_link: 'https://a.org', timetable: '/own-times', room: 'Hall, 2' }
  expect(await linksOfAda()).toEqual(stored)
  const { printed = '', output } = await exported('links')
  expect(output).toBe('1 row.\n')
  expect(printed).toMatch(/"timetable","room"\r\n[^]*"\/own-times","Hall, 2"/)
  expect((await importLinks(printed)).output).toContain('0 added, 0 updated, 1 unchanged')

  // Removing a field from links.json hides its values, and deletes none.
  await build({ room: 'text' })
  expect(await linksOfAda()).toEqual({ class_link: 'https://a.org', room: 'Hall, 2' })
  expect((await exported('links')).output).toMatch(/Left out: [^\n]*: timetable\.\n$/)
  await build(NEW_FIELDS)
  expect((await importLinks(printed)).output).toContain('0 added, 0 updated, 1 unchanged')
})

test('a new address must be safe to follow, and a new text can be anything', async () => {
  const { importLinks } = await besidePortal()
  const { code, output } = await importLinks('timetable,room\njavascript:x,javascript:x\n')
  expect(code).toBe(1)
  expect(output).toContain(`line 2: timetable 'javascript:x' is not an address`)
  expect(output).not.toContain("room 'javascript")
})

test('a portal of another version stops what needs its fields or zone, until a build', async () => {
  const { school, importLinks, exported } = await besidePortal({ class_link: 'a link' })
  const { output: help } = await school('import', 'links', '--help')
  expect(help).toMatch(/Columns: [^]*certification[^]*npm run build\./)
  const { code, output } = await importLinks(ROWS)
  expect([code, output]).toEqual([1, expect.stringContaining('Run npm run build.')])
  const codes = { links: 1, messages: 1, submissions: 1, students: 0, tasks: 0, missing: 0 }
  for (const [what, code] of Object.entries(codes)) {
    expect((await exported(what)).code).toBe(code)
  }
})
