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
      'new@x.org,New,Cohort 8,/new.png,deactivated,',
    )
    const importing = async () => countsOf(await importText(opened, 'students', text))
    expect(await importing()).toBe('1 added, 1 updated, 1 unchanged')
    const stored = opened.db.selectFrom('students').selectAll().orderBy('email')
    const ben = { full_name: 'Benjamin', cohort: 'Cohort 8', access: 'deactivated' }
    expect(await stored.execute()).toMatchObject([
      { email: ADA, full_name: 'Ada Okafor', cohort: 'Cohort 7', facecard: '', access: 'active' },
      { email: 'ben@x.org', ...ben },
      { email: 'new@x.org', ...ben, full_name: 'New', facecard: '/new.png', password_hash: null },
    ])
    expect(await importing()).toBe('0 added, 0 updated, 3 unchanged')
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

  test.each([
    ['blanks', ' ada@x.org ', 'ada@x.org', '"Cohort  7 "'],
    ['no-break spaces and line ends', '\u00A0ada@x.org', 'ada@x.org', '"Cohort\u00A07\n"'],
    ['invisible signs', 'ada\u200B@x.org\u2060', 'ada@x.org', '\u202ACohort\u00AD 7\u200E'],
    ['capitals', 'ADA@X.ORG', 'ada@x.org', 'Cohort 7'],
    ['an accent that is a sign of its own', 'zoe\u0308@x.org', 'zo\u00EB@x.org', 'Cohort 7'],
    ['a domain as browsers encode it', 'a@xn--mnchen-3ya.de', 'a@m\u00FCnchen.de', 'Cohort 7'],
  ])('finds the student and the cohort in spite of %s', async (_, written, email, cohort) => {
    const opened = await school({ students: [{ email }] })
    const text = rows(`${written},Ada Okafor,${cohort},,,`)
    const imported = await importText(opened, 'students', text)
    expect(countsOf(imported)).toBe('0 added, 0 updated, 1 unchanged')
    expect((await opened.signIn(written)).status).toBe(200)
  })

  test('takes a cell of blanks as empty, and a dash among blanks as a dash', async () => {
    const opened = await school({ students: [{ facecard: '/ada.png' }] })
    const read = async (...cells: string[]) =>
      problemsOf(await importText(opened, 'students', rows(...cells)))
    expect(await read('new@x.org," ",C,,,')).toEqual([
      'line 2: new@x.org is new: a new student needs full_name and course_cohort.',
    ])
    expect(await read(`${ADA},,," -\u00A0",,`)).toEqual([])
    expect((await findStudent(opened.db, ADA))?.student.facecard).toBe('')
  })

  test.each(["'=a secret", ' a secret ', "'a secret'"])(
    'takes the password %j as it is written, from CSV and from JSON',
    async (password) => {
      const opened = await school({ students: [] })
      await importText(opened, 'students', rows(`a@x.org,A,C,,,"${password}"`))
      const b = { email: 'b@x.org', full_name: 'B', course_cohort: 'C', password }
      await importText(opened, 'students', JSON.stringify([b]), { name: 'b.json' })
      for (const email of ['a@x.org', 'b@x.org']) {
        expect((await opened.signIn(email, password)).status).toBe(200)
      }
    },
  )

  test('gives no query, and says, no password in plain text', async () => {
    const opened = await school()
    const queries: string[] = []
    const db = opened.db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(JSON.stringify(node))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const text = rows(`${ADA},,,,,of the school`, 'new@x.org,New,C,,,of the school')
    const imported = await importText({ ...opened, db }, 'students', text, OVERWRITE)
    expect(countsOf(imported)).toBe('1 added, 1 updated, 0 unchanged')
    expect(queries.join('')).toContain('argon2id')
    expect(queries.join('') + JSON.stringify(imported)).not.toContain('of the school')
  })

  test('imports nothing when the stored data stops fitting while passwords are hashed', async () => {
    const opened = await school({ students: [{ password: null }] })
    const hash = async (password: string) => {
      await opened.db.deleteFrom('students').execute()
      return opened.passwords.hash(password)
    }
    const passwords = { ...opened.passwords, hash }
    const text = rows('new@x.org,New,C,,,', `${ADA},,,,,a new secret`)
    const imported = await importText(opened, 'students', text, { passwords })
    expect(problemsOf(imported)).toEqual([
      `line 3: ${ADA} is new: a new student needs full_name and course_cohort.`,
    ])
    expect(await opened.db.selectFrom('students').selectAll().execute()).toEqual([])
  })

  test('refuses invalid cells and says why', async () => {
    const text = rows(
      'a@x.org,A,C,,deactivate,',
      'b@x.org,B,C,//evil.example/a,,',
      'Ada <a@x.org>,A,C,,,',
      '.mia@x.org,A,C,,,',
      'noa..x@x.org,A,C,,,',
      'g@x.org,A,C,https://x.org/a.png and more,,',
      `c@x.org,${'A'.repeat(501)},C,,,`,
      `d@x.org,A,C,,,${'p'.repeat(1001)}`,
      'e@x.org,A,C,,,short',
      'f@x.org,A,C,,,Password1',
    )
    expect(problemsOf(await importText(await school(), 'students', text))).toEqual([
      "line 2: user_status 'deactivate' must be active or deactivated. Did you mean 'deactivated'?",
      "line 3: facecard '//evil.example/a' is not the address of a picture.",
      "line 4: email 'Ada <a@x.org>' is not an email address.",
      "line 5: email '.mia@x.org' is not an email address.",
      "line 6: email 'noa..x@x.org' is not an email address.",
      "line 7: facecard 'https://x.org/a.png and more' is more than an address. Paste only one address.",
      'line 8: full_name is longer than 500 characters.',
      'line 9: password is longer than 1,000 characters.',
      'line 10: password: Please choose a password of at least 8 characters.',
      'line 11: password: Many people use this password, so it is easy to guess. Please choose another.',
    ])
  })
})
