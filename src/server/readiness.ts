import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './store/database.ts'
import { hasStudents } from './store/students.ts'

/** Larger than what a file system keeps beside a file's name. */
const PROBE_BYTES = 4096

/**
 * Rejects where the database does not answer or nothing can be written beside it: its disk is full.
 * @param dataFolder null where the database is another machine's, and says itself that its disk is full
 */
export async function checkReadiness(db: Database, dataFolder: string | null): Promise<void> {
  await hasStudents(db)
  if (dataFolder === null) return
  const probe = join(dataFolder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES))
  } finally {
    await rm(probe, { force: true })
  }
}
