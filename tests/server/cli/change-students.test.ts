import { describe, expect, test } from 'vitest'
import { changeStudents } from '../../../src/server/cli/change-students.ts'
import type { StudentsCommand } from '../../../src/server/cli/command.ts'
import type { Database } from '../../../src/server/store/database.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { isSignedIn, school } from '../school.ts'

const ADA = 'ada@example.org'

async function schoolOfTwo() {
  const opened = await school({
    students: [{}, { email: 'ben@example.org', fullName: 'Ben' }],
    links: { students: { [ADA]: { cloud_link: '/ada' } }, everyone: { cloud_link: '/all' } },
    messages: { students: { [ADA]: 'Hello, Ada' } },
  })
  await opened.signIn()
  const change = (command: StudentsCommand) => changeStudents(opened.db, command)
  return { ...opened, change }
}

const erase = (options: { keepSubmissions?: boolean; isSure?: boolean } = {}) =>
  ({ act: 'erase', emails: [ADA], keepSubmissions: false, isSure: true, ...options }) as const

const ada = (db: Database) =>
  db.selectFrom('students').select('id').where('email', '=', ADA).executeTakeFirstOrThrow()

const SUBMISSION = {
  fullName: 'Ada Okafor',
  lessonNumber: '3',
  taskNumber: '1',
  studentId: 'ST-1',
  documentLink: 'https://docs.example.org/ada',
  videoLink: 'https://video.example.org/ada',
  cohort: 'Cohort 7',
}

describe('npm run school -- students', () => {
  test('deactivates and activates, whoever is named', async () => {
    const { change, fetch } = await schoolOfTwo()
    const emails = ['ADA@example.org', 'ben@example.org']
    expect(await change({ act: 'deactivate', emails })).toEqual([
      'ada@example.org is deactivated.',
      'ben@example.org is deactivated.',
    ])
    expect((await fetch('/backend/get_links.php')).status).toBe(403)
    await change({ act: 'activate', emails })
    expect((await fetch('/backend/get_links.php')).status).toBe(200)
  })

  test('ends sessions', async () => {
    const { change, fetch, signIn } = await schoolOfTwo()
    await change({ act: 'end-sessions', emails: [ADA] })
    expect(await isSignedIn(fetch)).toBe(false)
    expect((await signIn()).status).toBe(200)
  })

  test('changes an address, and shuts out whoever holds the old one', async () => {
    const { change, fetch, signIn, browser, post, settled, db } = await schoolOfTwo()
    await browser().postJson('/backend/request_password_reset.php', { email: ADA })
    await settled()
    expect(post.mails).toHaveLength(1)
    await change({ act: 'change-email', from: ADA, to: 'Ada@New.example' })
    expect(await isSignedIn(fetch)).toBe(false)
    expect(await db.selectFrom('reset_codes').selectAll().execute()).toEqual([])
    expect((await signIn(ADA)).status).toBe(401)
    expect((await signIn('ada@new.example')).status).toBe(200)
  })

  test.each([
    ['ben@example.org', 'There is a student ben@example.org already.'],
    ['ada', "'ada' is not an email address."],
  ])('refuses the new address %s', async (to, said) => {
    const { change, fetch } = await schoolOfTwo()
    await expect(change({ act: 'change-email', from: ADA, to })).rejects.toThrow(said)
    expect(await isSignedIn(fetch)).toBe(true)
  })

  test('changes nobody when one of them is unknown', async () => {
    const { change, fetch } = await schoolOfTwo()
    const emails = [ADA, 'eve@example.org']
    await expect(change({ act: 'end-sessions', emails })).rejects.toThrow(
      'There is no student eve@example.org.\nNothing was changed.',
    )
    expect(await isSignedIn(fetch)).toBe(true)
  })

  test('erases everything of a student, and of nobody else', async () => {
    const { change, db, clock, fetch } = await schoolOfTwo()
    const ids = await db.selectFrom('students').select('id').orderBy('email').execute()
    for (const { id } of ids) await addSubmission(db, id, SUBMISSION, clock.now())
    await change(erase())
    for (const [table, left] of [
      ['students', 1],
      ['submissions', 1],
      ['links', 1],
      ['messages', 0],
      ['sessions', 0],
    ] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(left)
    }
    expect(await isSignedIn(fetch)).toBe(false)
  })

  test('erases a student who hands in at the same moment', async () => {
    const { change, db, clock } = await schoolOfTwo()
    const { id } = await ada(db)
    const handIn = async (lesson: number) => {
      const sent = { ...SUBMISSION, lessonNumber: String(lesson) }
      // Refused where the student is gone.
      await addSubmission(db, id, sent, clock.now()).catch(() => null)
    }
    await Promise.all([
      change(erase()),
      ...Array.from({ length: 20 }, (_, lesson) => handIn(lesson)),
    ])
    expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([])
  })

  test('keeps submissions without what names the student, where it is asked to', async () => {
    const { change, db, clock } = await schoolOfTwo()
    const { id } = await ada(db)
    await addSubmission(db, id, SUBMISSION, clock.now())
    await change(erase({ keepSubmissions: true }))
    expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([
      {
        id: expect.any(String),
        sender_id: 'erased',
        cohort: 'Cohort 7',
        full_name: '',
        lesson_number: '3',
        task_number: '1',
        student_id: '',
        document_link: '',
        video_link: '',
        submitted_at: clock.now().toISOString(),
      },
    ])
    await change({ ...erase({ keepSubmissions: true }), emails: ['ben@example.org'] })
  })

  test('says what would be erased, and erases nothing until it is told so', async () => {
    const { change, fetch } = await schoolOfTwo()
    await expect(change(erase({ isSure: false }))).rejects.toThrow(
      /ada@example\.org \(Ada Okafor\)\n.*\nNothing was changed\. Add --yes to do it\.$/,
    )
    expect(await isSignedIn(fetch)).toBe(true)
  })
})
