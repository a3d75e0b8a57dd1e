import { describe, expect, test } from 'vitest'
import { findStudent, setPasswordHash } from '../../../src/server/store/students.ts'
import { ADA, idOf, isSignedIn, school, signedIn } from '../school.ts'
import { countsOf, importText, problemsOf } from './importing.ts'

const OVERWRITE = { overwritePasswords: true }
const HEADER = 'email,full_name,course_cohort,facecard,user_status,password'
const rows = (...lines: string[]) => [HEADER, ...lines].join('\n')

// Hashing is slow, so an import must not hash a password that it ignores.
const unwanted = () => Promise.reject(new Error('A password was hashed'))

describe('importing students', () => {
  test('adds new students, updates known ones and counts both', async () => {
    const opened = await school({ students: [{}, { email: 'ben@x.org', fullName: 'Ben' }] })
    const text = rows(
      'ADA@example.org,Ada Okafor,Cohort 7,,,',
      'ben@x.org,Benjamin,Cohort 8,,Deactivated,',
      'new@x.org,New,Cohort 8,/new.png,deactivated,new secret',
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

  test('sets the passwords of the file; a student without one cannot sign in', async () => {
    const opened = await school({ students: [] })
    await importText(opened, 'students', rows('a@x.org,A,C,,,first secret', 'b@x.org,B,C,,,'))
    expect((await opened.signIn('a@x.org', 'first secret')).status).toBe(200)
    expect((await opened.signIn('b@x.org', 'x')).status).toBe(401)
  })

  test('changes an existing password with --overwrite-passwords, and ends the sessions', async () => {
    const opened = await signedIn()
    const text = rows(`${ADA},,,,,another secret`)
    const imported = await importText(opened, 'students', text, OVERWRITE)
    expect(countsOf(imported)).toBe('0 added, 1 updated, 0 unchanged')
    expect(await isSignedIn(opened.fetch)).toBe(false)
    expect((await opened.signIn(ADA, 'another secret')).status).toBe(200)
  })

  test.each(['another secret', '-'])(
    'keeps an existing password without --overwrite-passwords: %s',
    async (password) => {
      const opened = await signedIn()
      const passwords = { ...opened.passwords, hash: unwanted, verify: unwanted }
      const text = rows(`${ADA},,,,,${password}`)
      expect(await importText(opened, 'students', text, { passwords })).toEqual({
        ok: true,
        counts: { added: 0, updated: 0, unchanged: 1 },
        notes: ['Students who keep their existing password: 1. --overwrite-passwords replaces it.'],
      })
      expect(await isSignedIn(opened.fetch)).toBe(true)
    },
  )

  test('keeps a password that the student chooses during the import', async () => {
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

  test('counts in a dry run, and changes nothing', async () => {
    const opened = await school()
    const stored = () => opened.db.selectFrom('students').selectAll().execute()
    const before = await stored()
    const text = rows(`${ADA},Ada Obi,,,,`, 'a@x.org,A,C,,,a new secret')
    const imported = await importText(opened, 'students', text, { dryRun: true })
    expect(countsOf(imported)).toBe('1 added, 1 updated, 0 unchanged')
    expect(await stored()).toEqual(before)
  })

  test('keeps the stored value at an empty cell and removes it at a dash', async () => {
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

  test('refuses invalid cells and says why', async () => {
    const text = rows(
      'a@x.org,A,C,,deactivate,',
      'b@x.org,B,C,//evil.example/a,,',
      'Ada <a@x.org>,A,C,,,',
      `c@x.org,${'A'.repeat(501)},C,,,`,
      `d@x.org,A,C,,,${'p'.repeat(1001)}`,
      'e@x.org,A,C,,,short',
      'f@x.org,A,C,,,Password1',
    )
    expect(problemsOf(await importText(await school(), 'students', text))).toEqual([
      "line 2: user_status 'deactivate' must be active or deactivated. Did you mean 'deactivated'?",
      "line 3: facecard '//evil.example/a' is not the address of a picture.",
      "line 4: email 'Ada <a@x.org>' is not an email address.",
      'line 5: full_name is longer than 500 characters.',
      'line 6: password is longer than 1,000 characters.',
      'line 7: password: Please choose a password of at least 8 characters.',
      'line 8: password: Many people use this password, so it is easy to guess. Please choose another.',
    ])
  })
})
