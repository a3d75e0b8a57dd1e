import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { openSchool } from '../../support/server.ts'
import { cookiesOf, signInAt } from '../over-http.ts'
import { run } from '../program.ts'
import { ADA, idOf, SUBMISSION } from '../school.ts'
import { started } from '../started.ts'
import { openUntilEnd, tool } from './tool.ts'

const HEADER = 'email,full_name,course_cohort'

/** What an import says in production. */
async function importAda(env: Readonly<Record<string, string>>, ...more: string[]) {
  const { school, write } = await tool({ NODE_ENV: 'production', ...env })
  const file = await write('students.csv', `${HEADER}\nada@x.org,Ada,C`)
  return (await school('import', 'students', file, ...more)).output
}

test('what is erased stands nowhere in the files of the database, also while the server runs', async () => {
  const { school, place } = await tool()
  const db = await openUntilEnd(place)
  const { clock } = await openSchool({ db, students: [{ fullName: 'Ada Unusual' }] })
  await addSubmission(db, await idOf(db), SUBMISSION, clock.now())
  const personal = [ADA, 'Ada Unusual', SUBMISSION.studentId, SUBMISSION.documentLink]
  const written = async () => {
    const bytes = [place, `${place}-wal`].map((file) => readFile(file).catch(() => Buffer.of()))
    const all = Buffer.concat(await Promise.all(bytes)).toString('latin1')
    return personal.filter((text) => all.includes(text))
  }
  expect(await written()).toEqual(personal)
  expect((await school('students', 'erase', ADA, '--yes')).code).toBe(0)
  expect(await written()).toEqual([])
})

describe('npm run school', () => {
  test('begins no school where there is none, unless it is told to', async () => {
    const env = { DATABASE_URL: '', npm_lifecycle_event: 'school' }
    const { school, write, PORTAL_DATA } = await tool(env, undefined, true)
    const file = await write('students.csv', `${HEADER}\na@x.org,A,C\n`)
    for (const words of [
      ['import', 'students', file],
      ['export', 'students', `${file}.csv`],
      ['students', 'erase', 'a@x.org'],
      ['backup', `${file}.sqlite`],
    ]) {
      const { code, output } = await school(...words)
      expect(code).toBe(1)
      expect(output).toContain(`There is no school in ${PORTAL_DATA}. Where the portal runs as a`)
      expect(existsSync(PORTAL_DATA)).toBe(false)
    }
    expect((await school('import', 'students', file, '--new')).code).toBe(0)
    expect((await school('import', 'students', file)).code).toBe(0)
  })

  test('prints file and line of every problem, and ends with 1', async () => {
    const { school, write } = await tool()
    const file = await write('students.csv', `${HEADER}\na@x.org,A,C\nb,B,C\nc@x.org,,C\n`)
    expect(await school('import', 'students', file)).toEqual({
      code: 1,
      output: `${file}, line 3: email 'b' is not an email address.
${file}, line 4: c@x.org is new: a new student needs full_name and course_cohort.
Nothing was imported. Problems: 2.
`,
    })
  })

  test('imports while the server is running', async () => {
    const { write, PORTAL_DATA } = await tool()
    const server = await started({ PORTAL_DATA })
    const cookie = cookiesOf(await signInAt(server.origin))
    const file = await write('messages.csv', 'message\nThe portal moves on Friday')
    const program = run('src/server/cli/main.ts', ['import', 'messages', file], { PORTAL_DATA })
    expect(await program.ended).toBe(0)
    expect(program.output()).toContain('this data folder holds the demo school')
    const asked = fetch(`${server.origin}/backend/fetch_messages.php`, { headers: { cookie } })
    expect(await (await asked).text()).toContain('The portal moves on Friday')
  })

  test('logs an import in the journal alone, without names, and no dry run', async () => {
    const inJournal = { JOURNAL_STREAM: '8:1' }
    expect(await importAda({})).not.toContain('"event"')
    expect(await importAda(inJournal, '--dry-run')).not.toContain('"event"')
    const line = /^<6>(\{.*"event".*\})$/m.exec(await importAda(inJournal))?.[1] ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ event: 'import', table: 'students', added: 1 })
    expect(line).not.toContain('ada')
  })

  test('exports submissions into a new file for its owner alone, with formulas escaped', async () => {
    const { school, pipe, folder, place } = await tool()
    await pipe(`${HEADER}\n${ADA},Ada,Cohort 7`, 'import', 'students', '-')
    const db = await openUntilEnd(place)
    const sent = { ...SUBMISSION, fullName: '=HYPERLINK("https://evil.example","Ada")' }
    await addSubmission(db, await idOf(db), sent, new Date('2026-03-02T12:00:00Z'))

    const file = join(folder, 'submissions.csv')
    const { code, output } = await school('export', 'submissions', file)
    expect(code).toBe(0)
    expect(output).toContain(`${file}: 1 row.\nIn it lesson_number is what the form calls`)
    expect(await readFile(file, 'utf8')).toBe(
      '\uFEFF"submitted_at (UTC)","late","email","course_cohort","full_name","lesson_number","task_number","student_id","document_link","video_link"\r\n' +
        '"2026-03-02 12:00:00+00:00","","ada@example.org","Cohort 7","\'=HYPERLINK(""https://evil.example"",""Ada"")","3","1","ST-0042","https://docs.example.org/ada","https://video.example.org/ada"\r\n',
    )
    // Windows has other permissions.
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0)
    const taken = `${file}: it exists already. Choose another name.\n`
    expect(await school('export', 'submissions', file)).toEqual({ code: 1, output: taken })
  })
})
