import { DatabaseSync } from 'node:sqlite'

// Restoring ends all sessions and codes on purpose.
const FORGOTTEN = new Set(['sessions', 'reset_codes', 'reset_grants'])
/** Each submission changes a row of these. */
const REPLACED = new Set(['attempts', 'latest_submissions'])

/**
 * Rows of a school of which a backup was made while students handed in, and of the school that was restored
 * from it, that the other one should have and has not.
 * @param began what was handed in before this moment is in both
 */
export function differences(school: string, restored: string, began: Date): number {
  const db = new DatabaseSync(school, { readOnly: true })
  db.prepare('attach ? as restored').run(restored)
  const count = (rows: string, ...values: string[]) =>
    Number(db.prepare(`select count(*) as count from (${rows})`).get(...values)?.['count'])
  const tables = db
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
  try {
    const counts = tables.map((table) => {
      const [here, there] = [`select * from main."${table}"`, `select * from restored."${table}"`]
      if (FORGOTTEN.has(table)) return count(there)
      if (count(there) === 0) throw new Error(`${table} is empty: nothing shows that it is kept.`)
      if (REPLACED.has(table)) return 0
      if (table !== 'submissions') {
        return count(`${here} except ${there}`) + count(`${there} except ${here}`)
      }
      const before = `${here} where submitted_at < ? except ${there}`
      return count(`${there} except ${here}`) + count(before, began.toISOString())
    })
    // The last one of each student and lesson is one that the same school has.
    const unknown = `select * from restored.latest_submissions where (sender_id, lesson_number, submitted_at)
      not in (select sender_id, lesson_number, submitted_at from restored.submissions)`
    return counts.reduce((sum, found) => sum + found, count(unknown))
  } finally {
    db.close()
  }
}

export function linksIn(file: string): ReadonlySet<string> {
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db.prepare('select document_link from submissions').all()
  db.close()
  return new Set(rows.map((row) => String(row['document_link'])))
}
