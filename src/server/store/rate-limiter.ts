import { sql } from 'kysely'
import { SECOND_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { sha256 } from '../security/token.ts'

/** A rate limit: of an account, or of a network. Counts survive restarts, and all processes share them. */
export type Bucket = {
  /** What is counted and for whom, such as 'login account ada@example.org'. Only its hash is stored. */
  readonly name: string
  /** How many attempts are allowed in a window. */
  readonly limit: number
  /** The length of a window, which begins with its first attempt, in ms. */
  readonly windowMs: number
}

/**
 * Counts one attempt in each bucket, or in none when one of them is full.
 * @param work is done in the same transaction, and undone when a bucket is full; where it returns false, nothing counts
 * @returns 0, or the seconds until the full one is free
 */
export async function consume(
  db: Database,
  buckets: readonly Bucket[],
  now: Date,
  work: (trx: Database) => Promise<boolean> = async () => true,
): Promise<number> {
  try {
    await inTransaction(db, async (trx) => {
      if (await work(trx)) for (const bucket of inOrder(buckets)) await add(trx, bucket, now)
    })
    return 0
  } catch (error) {
    if (error instanceof Full) return error.waitSeconds
    throw error
  }
}

/** 0, or the seconds until all of the buckets are free. Counts nothing. */
export async function secondsUntilFree(
  db: Database,
  buckets: readonly Bucket[],
  now: Date,
): Promise<number> {
  const limitOf = new Map(buckets.map(({ name, limit }) => [sha256(name), limit]))
  const counted = await db
    .selectFrom('attempts')
    .selectAll()
    .where('bucket', 'in', [...limitOf.keys()])
    .where('ends_at', '>', now.toISOString())
    .execute()
  const full = counted.filter(({ bucket, count }) => count >= (limitOf.get(bucket) ?? 0))
  return Math.max(0, ...full.map(({ ends_at }) => secondsUntil(ends_at, now)))
}

/** Takes one attempt back from each bucket, because it was a legitimate one. */
export async function refund(db: Database, buckets: readonly Bucket[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { name } of inOrder(buckets)) {
      await trx
        .updateTable('attempts')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('bucket', '=', sha256(name))
        .where('count', '>', 0)
        .execute()
    }
  })
}

/** Removes the buckets whose window is over. */
export async function pruneAttempts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', now.toISOString()).execute()
}

/** One order of locking for all transactions prevents deadlocks. */
function inOrder(buckets: readonly Bucket[]): readonly Bucket[] {
  return buckets.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Rolls back the transaction, and so the buckets counted before this one. */
class Full extends Error {
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    super('A bucket is full')
    this.waitSeconds = waitSeconds
  }
}

// One statement counts and reads, so that concurrent attempts are all counted.
async function add(db: Database, { name, limit, windowMs }: Bucket, now: Date): Promise<void> {
  const at = now.toISOString()
  const endsAt = timeAfter(now, windowMs)
  const { count, ends_at } = await db
    .insertInto('attempts')
    .values({ bucket: sha256(name), count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql`case when attempts.ends_at <= ${at} then 1 else attempts.count + 1 end`,
        ends_at: sql`case when attempts.ends_at <= ${at} then ${endsAt} else attempts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  if (count > limit) throw new Full(secondsUntil(ends_at, now))
}

export function secondsUntil(moment: string, now: Date): number {
  return Math.ceil((Date.parse(moment) - now.getTime()) / SECOND_MS)
}
