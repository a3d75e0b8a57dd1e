import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setPasswordHash } from '../../../src/server/store/students.ts'
import { temporaryFolder } from '../program.ts'
import { isSignedIn, school } from '../school.ts'
import { countsOf, importText, problemsOf } from './importing.ts'
import { tool } from './tool.ts'

const OVERWRITE = { overwritePasswords: true }
const HEADER = 'email,full_name,course_cohort,facecard,user_status,password'

const unwanted = () => Promise.reject(new Error('A password was hashed'))

describe('importing students', () => {
  test('adds who is new, updates who is known and says how many', async () => {
    const opened = await school({ students: [{}, { email: 'ben@example.org', fullName: 'Ben' }] })
    const text = [
      'email,full_name,course_cohort',
      'ADA@example.org,Ada Okafor,Cohort 7',
      'ben@example.org,Benjamin,Cohort 8',
      'new@example.org,New,Cohort 8',
    ].join('\n')
    const imported = await importText(opened, 'students', text)
    expect(countsOf(imported)).toBe('1 added, 1 updated, 1 unchanged')
    const stored = await opened.db
      .selectFrom('students')
      .select(['email', 'full_name', 'cohort', 'access'])
      .orderBy('email')
      .execute()
    expect(stored).toEqual([
      { email: 'ada@example.org', full_name: 'Ada Okafor', cohort: 'Cohort 7', access: 'active' },
      { email: 'ben@example.org', full_name: 'Benjamin', cohort: 'Cohort 8', access: 'active' },
      { email: 'new@example.org', full_name: 'New', cohort: 'Cohort 8', access: 'active' },
    ])
  })

  test('leaves a line for the log in production, without a name in it', async () => {
    const production = await tool({ NODE_ENV: 'production' })
    const file = await production.write('students.csv', `${HEADER}\nada@x.org,Ada,C,,,`)
    const { output } = await production.school('import', 'students', file)
    const line = /^\{.*"event".*\}$/m.exec(output)?.[0] ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ event: 'import', table: 'students', added: 1 })
    expect(line).not.toContain('ada')
    const { output: dry } = await production.school('import', 'students', file, '--dry-run')
    expect(dry).not.toContain('"event"')
  })

  test('changes nothing when it is done a second time', async () => {
    const opened = await school({ students: [] })
    const text = `${HEADER}\na@x.org,A,C,/a.png,deactivated,secret\nb@x.org,B,C,,,`
    expect(countsOf(await importText(opened, 'students', text))).toMatch(/^2 added/)
    expect(countsOf(await importText(opened, 'students', text))).toMatch(/2 unchanged$/)
  })

  test('lets a student in with the password of the file', async () => {
    const opened = await school({ students: [] })
    await importText(opened, 'students', `${HEADER}\na@x.org,A,C,,,first secret`)
    expect((await opened.signIn('a@x.org', 'first secret')).status).toBe(200)
  })

  test('ends the sessions of a student whose password it changes', async () => {
    const opened = await school()
    await opened.signIn()
    const text = `${HEADER}\nada@example.org,,,,,another secret`
    expect(countsOf(await importText(opened, 'students', text, OVERWRITE))).toBe(
      '0 added, 1 updated, 0 unchanged',
    )
    expect(await isSignedIn(opened.fetch)).toBe(false)
    expect((await opened.signIn('ada@example.org', 'another secret')).status).toBe(200)
  })

  test('never changes a password that a student has, unless it is asked to', async () => {
    const opened = await school()
    await opened.signIn()
    // It does not even look at one, which takes its time.
    const passwords = { ...opened.passwords, hash: unwanted, verify: unwanted }
    for (const password of ['another secret', '-']) {
      const text = `${HEADER}\nada@example.org,,,,,${password}`
      expect(await importText(opened, 'students', text, { passwords })).toEqual({
        ok: true,
        counts: { added: 0, updated: 0, unchanged: 1 },
        notes: [
          'Students who have a password keep it: 1. --overwrite-passwords gives them the one of the file.',
        ],
      })
    }
    expect(await isSignedIn(opened.fetch)).toBe(true)
    expect((await opened.signIn()).status).toBe(200)
  })

  test('never changes one that a student chooses while others are being hashed', async () => {
    const opened = await school({ students: [{ password: null }] })
    const chosen = await opened.passwords.hash('chosen')
    const { id } = await opened.db.selectFrom('students').select('id').executeTakeFirstOrThrow()
    const passwords = {
      ...opened.passwords,
      async hash(password: string) {
        await setPasswordHash(opened.db, id, chosen)
        return opened.passwords.hash(password)
      },
    }
    const text = `${HEADER}\nada@example.org,,,,,of the school`
    await importText(opened, 'students', text, { passwords })
    expect((await opened.signIn('ada@example.org', 'chosen')).status).toBe(200)
  })

  test('keeps nobody from writing while it reads, compares and hashes', async () => {
    const file = join(await temporaryFolder(), 'school.sqlite')
    const opened = await school({ file })
    const other = new DatabaseSync(file, { timeout: 0 })
    onTestFinished(() => other.close())
    const passwords = {
      ...opened.passwords,
      async hash(password: string) {
        other.exec("insert or replace into settings values ('written', 'meanwhile')")
        return opened.passwords.hash(password)
      },
    }
    const rows = Array.from({ length: 30 }, (_, i) => `s${i}@x.org,S,C,,,p`)
    const text = [HEADER, ...rows].join('\n')
    const imported = await importText(opened, 'students', text, { passwords })
    expect(countsOf(imported)).toBe('30 added, 0 updated, 0 unchanged')
  })

  test('says in a dry run what would happen, and changes nothing', async () => {
    const opened = await school()
    const rows = () => opened.db.selectFrom('students').selectAll().execute()
    const before = await rows()
    const text = `${HEADER}\nada@example.org,Ada Obi,,,,\na@x.org,A,C,,,secret`
    const imported = await importText(opened, 'students', text, { dryRun: true })
    expect(countsOf(imported)).toBe('1 added, 1 updated, 0 unchanged')
    expect(await rows()).toEqual(before)
  })

  test('without a password leaves it to the student to set one', async () => {
    const opened = await school({ students: [] })
    await importText(opened, 'students', `${HEADER}\na@x.org,A,C,,,`)
    expect((await opened.signIn('a@x.org', '')).status).toBe(400)
    expect((await opened.signIn('a@x.org', 'x')).status).toBe(401)
  })

  test('leaves what is stored where a cell is empty and removes it where there is a dash', async () => {
    const opened = await school({ students: [{ facecard: '/ada.png', access: 'deactivated' }] })
    const card = async () =>
      (await opened.db.selectFrom('students').selectAll().executeTakeFirstOrThrow()).facecard
    await importText(opened, 'students', `${HEADER}\nada@example.org,,,,,`)
    expect(await card()).toBe('/ada.png')
    expect((await opened.signIn()).status).toBe(200)
    await importText(opened, 'students', `${HEADER}\nada@example.org,,,-,,-`, OVERWRITE)
    expect(await card()).toBe('')
    expect((await opened.signIn()).status).toBe(401)
  })

  test('deactivates and activates', async () => {
    const opened = await school()
    await opened.signIn()
    const status = async (word: string) => {
      await importText(opened, 'students', `email,user_status\nada@example.org,${word}`)
      return (await (await opened.fetch('/backend/auth.php')).json()) as object
    }
    expect(await status('Deactivated')).toMatchObject({ user_status: 'deactivated' })
    expect(await status('active')).toMatchObject({ user_status: 'active' })
  })

  test.each([
    [
      'a@x.org,A,C,,deactivate,',
      "user_status 'deactivate' must be active or deactivated. Did you mean 'deactivated'?",
    ],
    [
      'a@x.org,A,C,javascript:alert(1),,',
      "facecard 'javascript:alert(1)' is not the address of a picture.",
    ],
    [
      'a@x.org,A,C,//evil.example/a.png,,',
      "facecard '//evil.example/a.png' is not the address of a picture.",
    ],
    ['a@b@x.org,A,C,,,', "email 'a@b@x.org' is not an email address."],
    ['Ada <a@x.org>,A,C,,,', "email 'Ada <a@x.org>' is not an email address."],
    ['a@x.org,A,,,,', 'a@x.org is new: a new student needs full_name and course_cohort.'],
    [`a@x.org,${'A'.repeat(501)},C,,,`, 'full_name is longer than 500 characters.'],
    [`a@x.org,A,C,,,${'p'.repeat(1001)}`, 'password is longer than 1,000 characters.'],
  ])('refuses a row that cannot be meant (%#)', async (row, said) => {
    const opened = await school({ students: [] })
    const imported = await importText(opened, 'students', `${HEADER}\n${row}`)
    expect(problemsOf(imported)).toEqual([`line 2: ${said}`])
  })
})
