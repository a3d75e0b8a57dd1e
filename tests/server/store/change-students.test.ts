import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  changeAddress,
  changeStudents,
  eraseStudents,
} from '../../../src/server/cli/students/change-students.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { PASSWORD } from '../../support/server.ts'
import { person } from '../person.ts'
import { ADA, FORM, GRACE, idOf, isSignedIn, signedIn, SUBMISSION } from '../school.ts'

async function schoolOfTwo() {
  const opened = await signedIn({
    students: [{}, { email: GRACE }],
    links: { students: { [ADA]: { cloud_link: '/ada' } }, everyone: { cloud_link: '/all' } },
    messages: { students: { [ADA]: 'Hello, Ada' } },
  })
  const { db, clock, fetch } = opened
  return {
    ...opened,
    erase: (submissions: 'keep' | 'erase' = 'erase', emails = [ADA]) =>
      eraseStudents(db, emails, { submissions, isSure: true }),
    status: async () => (await fetch('/backend/get_links.php')).status,
    submit: async (email: string, lessonNumber = '3') =>
      addSubmission(db, await idOf(db, email), { ...SUBMISSION, lessonNumber }, clock.now()),
    rows: (table: 'students' | 'submissions' | 'links' | 'messages' | 'sessions' | 'reset_codes') =>
      db.selectFrom(table).selectAll().execute(),
  }
}

describe('npm run school -- students', () => {
  test('deactivates and activates all named students', async () => {
    const { db, status } = await schoolOfTwo()
    const emails = ['ADA@example.org', GRACE]
    expect(await changeStudents(db, 'deactivate', emails)).toEqual([
      'ada@example.org is deactivated.',
      'grace@example.org is deactivated.',
    ])
    expect(await status()).toBe(403)
    await changeStudents(db, 'activate', emails)
    expect(await status()).toBe(200)
  })

  test('changes an address, and ends sessions and codes of the old one', async () => {
    const opened = await schoolOfTwo()
    const { db, fetch, signIn, rows } = opened
    await person(opened).request(ADA)
    expect(await rows('reset_codes')).toHaveLength(1)
    await changeAddress(db, ADA, 'Ada@New.example')
    expect(await isSignedIn(fetch)).toBe(false)
    expect(await rows('reset_codes')).toEqual([])
    expect((await signIn(ADA)).status).toBe(401)
    expect((await signIn('ada@new.example')).status).toBe(200)
  })

  test('ends the sessions of all named students, or of none when one is unknown', async () => {
    const { db, status } = await schoolOfTwo()
    const emails = [ADA, 'eve@example.org']
    await expect(changeStudents(db, 'end-sessions', emails)).rejects.toThrow(
      'There is no student eve@example.org.\nNothing was changed.',
    )
    expect(await status()).toBe(200)
    await changeStudents(db, 'end-sessions', [ADA])
    expect(await status()).toBe(401)
  })

  test('erases everything of a student, and nothing of another', async () => {
    const opened = await schoolOfTwo()
    const { erase, submit, rows } = opened
    for (const email of [ADA, GRACE]) {
      await submit(email)
      await person(opened).request(email)
    }
    await erase()
    for (const [table, left] of [
      ['students', 1],
      ['submissions', 1],
      ['links', 1],
      ['messages', 0],
      ['sessions', 0],
      ['reset_codes', 1],
    ] as const) {
      expect(await rows(table)).toHaveLength(left)
    }
  })

  test('erases a student who submits at the same moment', async () => {
    const { erase, submit, rows } = await schoolOfTwo()
    const lessons = Array.from({ length: 20 }, (_, lesson) => String(lesson))
    // Fails after the student is erased.
    const sent = lessons.map((lesson) => submit(ADA, lesson).catch(() => null))
    await Promise.all([erase(), ...sent])
    expect(await rows('submissions')).toEqual([])
  })

  test('erases a student during all calls: none fails, and nothing of the student comes back', async () => {
    const opened = await schoolOfTwo()
    const { erase, db, postForm, fetch, settled } = opened
    const browsers = Array.from({ length: 3 }, () => person(opened))
    const calls = () => [
      postForm('/backend/submit_task.php', FORM),
      fetch('/backend/get_tasks.php?course_cohort=A'),
      ...browsers.flatMap(({ request, signIn }) => [request(ADA), signIn(ADA, PASSWORD)]),
    ]
    const answers = [...calls(), erase(), ...calls()]
    const statuses = (await Promise.all(answers)).map(
      (answer) => 'status' in answer && answer.status,
    )
    await settled()
    expect(statuses.filter((status) => status !== false && status >= 500)).toEqual([])
    const tables = await db.introspection.getTables()
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
      expect(JSON.stringify(rows), name).not.toMatch(/ada@example|ST-0042/)
    }
  })

  test('keeps submissions without name, Student ID and links with --keep-submissions', async () => {
    const { erase, submit, rows } = await schoolOfTwo()
    await submit(ADA)
    const [sent] = await rows('submissions')
    await erase('keep')
    const removed = { full_name: '', student_id: '', document_link: '', video_link: '' }
    expect(await rows('submissions')).toEqual([{ ...sent, ...removed, sender_id: 'erased' }])
    await erase('keep', [GRACE])
  })
})
