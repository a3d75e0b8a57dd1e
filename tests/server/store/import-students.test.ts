import { describe, expect, test } from 'vitest'
import { findStudent, setPasswordHash } from '../../../src/server/store/students.ts'
import { ADA, idOf, isSignedIn, school, signedIn } from '../school.ts'
import { countsOf, importText, problemsOf } from './importing.ts'

const OVERWRITE = { overwritePasswords: true }
const HEADER = 'email,full_name,course_cohort,facecard,user_status,password'
const rows = (...lines: string[]) => [HEADER, ...lines].join('\n')

// What stays is not even looked at, which takes its time.
const unwanted = () => Promise.reject(new Error('A password was hashed'))

describe('importing students', () => {
  test('adds who is new, updates who is known and says how many, once', async () => {
    const opened = await school({ students: [{}, { email: 'ben@x.org', fullName: 'Ben' }] })
    const text = rows(
      'ADA@example.org,Ada Okafor,Cohort 7,,,',
      'ben@x.org,Benjamin,Cohort 8,,Deactivated,',
      'new@x.org,New,Cohort 8,/new.png,deactivated,secret',
    )
    const importing = async () => countsOf(await importText(opened, 'students', text))
    expect(await importing()).toBe('1 added, 1 updated, 1 unchanged')
    const columns = ['email', 'full_name', 'cohort', 'facecard', 'access'] as const
    const stored = opened.db.selectFrom('students').select(columns).orderBy('email')
    const ben = { full_name: 'Benjamin', cohort: 'Cohort 8', access: 'deactivated' }
    expect(await stored.execute()).toMatchObject([
      { email: ADA, full_name: 'Ada Okafor', cohort: 'Cohort 7', facecard: '', access: 'active' },
      { email: 'ben@x.org', ...ben },
      { email: 'new@x.org', ...ben, full_name: 'New', facecard: '/new.png' },
    ])
    expect(await importing()).toBe('0 added, 0 updated, 3 unchanged')
  })

  test('lets a student in with the password of the file, and nobody without one', async () => {
    const opened = await school({ students: [] })
    await importText(opened, 'students', rows('a@x.org,A,C,,,first secret', 'b@x.org,B,C,,,'))
    expect((await opened.signIn('a@x.org', 'first secret')).status).toBe(200)
    expect((await opened.signIn('b@x.org', 'x')).status).toBe(401)
  })

  test('ends the sessions of a student whose password it changes', async () => {
    const opened = await signedIn()
    const text = rows(`${ADA},,,,,another secret`)
    const imported = await importText(opened, 'students', text, OVERWRITE)
    expect(countsOf(imported)).toBe('0 added, 1 updated, 0 unchanged')
    expect(await isSignedIn(opened.fetch)).toBe(false)
    expect((await opened.signIn(ADA, 'another secret')).status).toBe(200)
  })

  test.each(['another secret', '-'])(
    'never changes a password that a student has, unless it is asked to: %s',
    async (password) => {
      const opened = await signedIn()
      const passwords = { ...opened.passwords, hash: unwanted, verify: unwanted }
      const text = rows(`${ADA},,,,,${password}`)
      expect(await importText(opened, 'students', text, { passwords })).toEqual({
        ok: true,
        counts: { added: 0, updated: 0, unchanged: 1 },
        notes: [
          'Students who have a password keep it: 1. --overwrite-passwords gives them the one of the file.',
        ],
      })
      expect(await isSignedIn(opened.fetch)).toBe(true)
    },
  )

  test('never changes one that a student chooses while others are being hashed', async () => {
    const opened = await school({ students: [{ password: null }] })
    const chosen = await opened.passwords.hash('chosen')
    const hash = async () => {
      await setPasswordHash(opened.db, await idOf(opened.db), chosen)
      return opened.passwords.hash('of the school')
    }
    const passwords = { ...opened.passwords, hash }
    await importText(opened, 'students', rows(`${ADA},,,,,of the school`), { passwords })
    expect((await findStudent(opened.db, ADA))?.passwordHash).toBe(chosen)
  })

  test('says in a dry run what would happen, and changes nothing', async () => {
    const opened = await school()
    const stored = () => opened.db.selectFrom('students').selectAll().execute()
    const before = await stored()
    const text = rows(`${ADA},Ada Obi,,,,`, 'a@x.org,A,C,,,secret')
    const imported = await importText(opened, 'students', text, { dryRun: true })
    expect(countsOf(imported)).toBe('1 added, 1 updated, 0 unchanged')
    expect(await stored()).toEqual(before)
  })

  test('leaves what is stored where a cell is empty and removes it where there is a dash', async () => {
    const opened = await school({ students: [{ facecard: '/ada.png', access: 'deactivated' }] })
    const ada = async () => {
      const found = await findStudent(opened.db, ADA)
      return { ...found?.student, hasPassword: found?.passwordHash !== null }
    }
    const before = await ada()
    await importText(opened, 'students', rows(`${ADA},,,,,`))
    expect(await ada()).toEqual(before)
    await importText(opened, 'students', rows(`${ADA},,,-,,-`), OVERWRITE)
    expect(await ada()).toEqual({ ...before, facecard: '', hasPassword: false })
  })

  test.each([
    [
      'a@x.org,A,C,,deactivate,',
      "user_status 'deactivate' must be active or deactivated. Did you mean 'deactivated'?",
    ],
    [
      'a@x.org,A,C,//evil.example/a,,',
      "facecard '//evil.example/a' is not the address of a picture.",
    ],
    ['Ada <a@x.org>,A,C,,,', "email 'Ada <a@x.org>' is not an email address."],
    [`a@x.org,${'A'.repeat(501)},C,,,`, 'full_name is longer than 500 characters.'],
    [`a@x.org,A,C,,,${'p'.repeat(1001)}`, 'password is longer than 1,000 characters.'],
  ])('refuses a row that cannot be meant (%#)', async (row, said) => {
    const opened = await school({ students: [] })
    const imported = await importText(opened, 'students', rows(row))
    expect(problemsOf(imported)).toEqual([`line 2: ${said}`])
  })
})
