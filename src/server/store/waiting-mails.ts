import { randomUUID } from 'node:crypto'
import { DAY_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'

/** A mail without its student's name: the student is looked up when it is sent. */
export type UnsentMail<Kind extends string = string> = {
  readonly mail: Kind
  /** Need not be a student's address. */
  readonly to: string
  readonly values: Readonly<Record<string, string>>
  /** Afterwards the mail is of no use. */
  readonly until: Date
}

export async function addMail(
  db: Database,
  { mail, to, values, until }: UnsentMail,
  now: Date,
  id: string = randomUUID(),
): Promise<void> {
  const content = JSON.stringify(values)
  const times = { until: until.toISOString(), next_try_at: now.toISOString() }
  await db
    .insertInto('waiting_mails')
    .values({ id, mail, email: to, content, ...times, tries: 0, reason: '', is_refused: 0 })
    .execute()
}

export type ClaimedMail<Kind extends string> = UnsentMail<Kind> & {
  readonly id: string
  /** How often it was tried, this time included. */
  readonly tries: number
}

/** How many mails several servers may reach for at once. */
const CANDIDATES = 10

/**
 * Takes a mail whose time has come. No other server takes it afterwards, even if this one is killed: nobody knows then
 * whether it was sent.
 */
export async function claimMail<Kind extends string>(
  db: Database,
  kinds: readonly Kind[],
  now: Date,
): Promise<ClaimedMail<Kind> | null> {
  const time = now.toISOString()
  const candidates = await db
    .selectFrom('waiting_mails')
    .select('id')
    .where('mail', 'in', kinds)
    .where('next_try_at', '<=', time)
    .where('until', '>', time)
    .orderBy('next_try_at')
    .limit(CANDIDATES)
    .execute()
  for (const { id } of candidates) {
    const row = await db
      .updateTable('waiting_mails')
      .set((eb) => ({ next_try_at: eb.ref('until'), tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('next_try_at', '<=', time)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) continue
    const values = JSON.parse(row.content) as Record<string, string>
    const [mail, until] = [row.mail as Kind, new Date(row.until)]
    return { id, mail, to: row.email, values, until, tries: row.tries }
  }
  return null
}

/** @param reason of the mail server */
export async function postponeMail(
  db: Database,
  id: string,
  reason: string,
  nextTryAt: Date,
): Promise<void> {
  await db
    .updateTable('waiting_mails')
    .set({ reason, next_try_at: nextTryAt.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function removeMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('waiting_mails').where('id', '=', id).execute()
}

/** @param mail the only kind to remove; by default all */
export async function removeMailsTo(db: Database, email: string, mail?: string): Promise<void> {
  await db
    .deleteFrom('waiting_mails')
    .where('email', '=', email)
    .$if(mail !== undefined, (query) => query.where('mail', '=', mail ?? ''))
    .execute()
}

/** Removes a mail that was taken, and what was noted of its address. */
export async function mailWasTaken(
  db: Database,
  { id, to }: { readonly id: string; readonly to: string },
): Promise<void> {
  await removeMail(db, id)
  await forgetRefusals(db, to)
}

const REFUSAL_KEPT_MS = 30 * DAY_MS

/**
 * Keeps of a mail only that the mail server never takes it.
 * @returns whether this is new of its address
 */
export async function refuseMail(
  db: Database,
  { id, to }: { readonly id: string; readonly to: string },
  reason: string,
  now: Date,
): Promise<boolean> {
  const older = await forgetRefusals(db, to)
  const until = timeAfter(now, REFUSAL_KEPT_MS)
  await db
    .updateTable('waiting_mails')
    .set({ content: '', until, next_try_at: until, reason, is_refused: 1 })
    .where('id', '=', id)
    .execute()
  return older === 0
}

async function forgetRefusals(db: Database, to: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waiting_mails')
    .where('email', '=', to)
    .where('is_refused', '=', 1)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes mails that are of no use any more. */
export async function pruneMails(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('waiting_mails').where('until', '<=', now.toISOString()).execute()
}
