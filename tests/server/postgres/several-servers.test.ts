import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { resetCodeMail } from '../../../src/server/mail/mails.ts'
import { serializableTransaction } from '../../../src/server/db/transaction.ts'
import { refund, consume } from '../../../src/server/store/rate-limiter.ts'
import { exchangeCode, findGrant, saveResetCode } from '../../../src/server/store/password-reset.ts'
import { changeEmail } from '../../../src/server/store/student-records.ts'
import { findStudent, hasStudents } from '../../../src/server/store/students.ts'
import { openSchool } from '../../support/server.ts'
import { takeBareServer, takeTestServer } from '../../support/test-database.ts'
import { openUntilEnd, tool } from '../cli/tool.ts'
import { ADA } from '../school.ts'

/** Two servers' connections to one database. */
async function openTwo() {
  const address = (await takeTestServer()) ?? ''
  return [await openUntilEnd(address), await openUntilEnd(address)] as const
}

describe('several servers on one database', () => {
  test('migrate its tables once when they start together', async () => {
    const address = await takeBareServer()
    const all = await Promise.all(Array.from({ length: 5 }, () => openUntilEnd(address)))
    for (const db of all) expect(await hasStudents(db)).toBe(false)
  })

  test('count every concurrent attempt and refund, without a deadlock', async () => {
    const [one, other] = await openTwo()
    const now = new Date('2026-03-02T12:00:00Z')
    const names = ['a', 'b', 'c'].map((name) => ({ name, limit: 1000, windowMs: 60_000 }))
    const work = (index: number, back: boolean) => {
      const db = index % 2 === 0 ? one : other
      const mixed = index % 3 === 0 ? names : names.toReversed()
      return back ? refund(db, mixed) : consume(db, mixed, now)
    }
    const counts = async () =>
      (await one.selectFrom('attempts').select('count').execute()).map(({ count }) => count)
    await Promise.all(Array.from({ length: 40 }, (_, index) => work(index, false)))
    expect(await counts()).toEqual([40, 40, 40])
    await Promise.all(Array.from({ length: 80 }, (_, index) => work(index, index % 4 < 2)))
    expect(await counts()).toEqual([40, 40, 40])
  })

  test('end a grant that a code gives while the student’s address changes', async () => {
    const [db, other] = await openTwo()
    const { clock } = await openSchool({ db })
    const asked = { email: ADA, code: '12345678' }
    let grant: string | null = null
    await serializableTransaction(db, async (trx) => {
      const found = await findStudent(trx, ADA)
      const mail = resetCodeMail(ADA, asked.code, clock.now())
      const code = { code: asked.code, token: null, mail }
      const token = await saveResetCode(other, code, clock.now())
      grant ??= await exchangeCode(other, { ...asked, token }, clock.now())
      if (found !== null) await changeEmail(trx, found.student, 'new@example.org')
    })
    expect(grant).not.toBeNull()
    expect(await findGrant(db, grant ?? '', clock.now())).toBeNull()
  })
})

test('a command reports a broken connection without a stack trace', async () => {
  const { school, place } = await tool()
  const db = await openUntilEnd(place)
  await openSchool({ db })
  const holding = db.transaction().execute(async (trx) => {
    await sql`select * from students for update`.execute(trx)
    const waiting = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows[0]?.pid
    }
    await expect.poll(waiting).toBeDefined()
    await sql`select pg_terminate_backend(${await waiting()})`.execute(db)
  })
  const said = await school('students', 'deactivate', ADA)
  await holding
  const output =
    'The database did not answer, or another program is writing to it. Nothing was changed.\n'
  expect(said).toEqual({ code: 1, output })
})
