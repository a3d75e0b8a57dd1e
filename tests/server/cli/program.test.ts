import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'
import { startServer } from '../../../src/server/main.ts'
import { collectLog } from '../../support/server/log.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import { findStudent } from '../../../src/server/store/students.ts'
import { run } from '../program.ts'
import { tool } from './tool.ts'

describe('npm run school', { timeout: 60_000 }, () => {
  test('explains itself', async () => {
    const program = run('src/server/cli/main.ts', ['--help'], {})
    expect(await program.ended).toBe(0)
    expect(program.output()).toMatch(
      /import students[^]*export students[^]*students erase[^]*backup FILE[^]*PORTAL_DATA/,
    )
  })

  test('says what it does not understand, explains itself and ends with 1', async () => {
    const { school } = await tool()
    const { code, output } = await school('imprt', 'students', 'a.csv')
    expect(code).toBe(1)
    expect(output).toMatch(/^There is no 'imprt'\. Did you mean 'import'\?\n[^]*restore FILE/)
  })

  test('makes a school that a student can sign in to', async () => {
    const { school, write, env } = await tool()
    const file = await write(
      'students.csv',
      '\uFEFFemail;full_name;course_cohort;password\r\nben@example.org;Ben Ọka;Cohort 8;secret\r\n',
    )
    expect(await school('import', 'students', file)).toEqual({
      code: 0,
      output: `${file}: 1 added, 0 updated, 0 unchanged.\n`,
    })
    const server = await startServer(readConfig({ PORT: '0', ...env, PORTAL_DEMO: 'off' }))
    onTestFinished(() => server.close())
    const answer = await fetch(`${server.origin}/backend/login.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ben@example.org', password: 'secret' }),
    })
    expect(await answer.json()).toEqual({ status: 'success', full_name: 'Ben Ọka' })
  })

  test('names file and line of every problem, ends with 1 and imports nothing', async () => {
    const { school, write, place } = await tool()
    const file = await write(
      'students.csv',
      'email,full_name,course_cohort\na@x.org,A,C\nb,B,C\nc@x.org,,C\n',
    )
    const { code, output } = await school('import', 'students', file)
    expect(code).toBe(1)
    expect(output).toBe(
      [
        `${file}, line 3: email 'b' is not an email address.`,
        `${file}, line 4: c@x.org is new: a new student needs full_name and course_cohort.`,
        'Nothing was imported. Problems: 2.',
        '',
      ].join('\n'),
    )
    const db = await openDatabase(place)
    expect(await db.selectFrom('students').selectAll().execute()).toEqual([])
    await db.destroy()
  })

  test('says which file it cannot read', async () => {
    const { school, folder } = await tool()
    const missing = join(folder, 'missing.csv')
    expect(await school('import', 'students', missing)).toEqual({
      code: 1,
      output: `${missing}: There is no such file.\n`,
    })
  })

  test('works while the server is running', async () => {
    const { write, PORTAL_DATA } = await tool()
    const server = await startServer(readConfig({ PORT: '0', PORTAL_DATA }), { log: collectLog() })
    onTestFinished(() => server.close())
    const signIn = await fetch(`${server.origin}/backend/login.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"ada@example.org","password":"demo-student"}',
    })
    const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const file = await write('messages.csv', 'message\nThe portal moves on Friday')
    const args = ['import', 'messages', file]
    const program = run('src/server/cli/main.ts', args, { PORTAL_DATA })
    expect(await program.ended).toBe(0)
    expect(program.output()).toContain('this data folder holds the demo school')
    const shown = await fetch(`${server.origin}/backend/fetch_messages.php`, {
      headers: { cookie },
    })
    expect(await shown.json()).toMatchObject({ generalMessage: 'The portal moves on Friday' })
  })

  test('shows how far it is when there are many passwords', async () => {
    const { school, write } = await tool()
    const rows = Array.from({ length: 101 }, (_, i) => `s${i}@x.org,S,C,p${i}`)
    const file = await write(
      'students.csv',
      ['email,full_name,course_cohort,password', ...rows].join('\n'),
    )
    const { output } = await school('import', 'students', file)
    expect(output).toContain('Passwords: 100 of 101')
    expect(output).toContain('101 added')
  })

  test('gets the submissions out, without formulas for a spreadsheet', async () => {
    const { school, write, folder, place } = await tool()
    await school(
      'import',
      'students',
      await write('s.csv', 'email,full_name,course_cohort\nada@x.org,Ada,Cohort 7'),
    )
    const db = await openDatabase(place)
    const ada = await findStudent(db, 'ada@x.org')
    const submission = {
      fullName: '=HYPERLINK("https://evil.example","Ada")',
      lessonNumber: '3',
      taskNumber: '+1',
      studentId: '-2',
      documentLink: 'https://docs.example.org/a,b',
      videoLink: 'https://video.example.org',
      cohort: 'Cohort 7',
    }
    await addSubmission(db, ada?.student.id ?? '', submission, new Date('2026-03-02T12:00:00Z'))
    await db.destroy()

    const file = join(folder, 'submissions.csv')
    expect(await school('export', 'submissions', file)).toEqual({
      code: 0,
      output: `${file}: 1 submission.\n`,
    })
    expect(await readFile(file, 'utf8')).toBe(
      '\uFEFF"submitted_at","email","course_cohort","full_name","lesson_number","task_number","student_id","document_link","video_link"\r\n' +
        '"2026-03-02T12:00:00.000Z","ada@x.org","Cohort 7","\'=HYPERLINK(""https://evil.example"",""Ada"")","3","\'+1","\'-2","https://docs.example.org/a,b","https://video.example.org"\r\n',
    )
    // Windows has other rights, which a new file has from its folder.
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0)

    const again = await school('export', 'submissions', file)
    expect(again).toEqual({ code: 1, output: `${file}: it exists already. Choose another name.\n` })
  })
})
