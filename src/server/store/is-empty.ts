import type { Database } from '../db/schema.ts'

const CONTENTS = ['students', 'links', 'messages', 'tasks'] as const

/** Whether the school has no data yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of CONTENTS) {
    const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()
    if (row !== undefined) return false
  }
  return true
}
