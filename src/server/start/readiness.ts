import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../store/database.ts'
import { hasStudents } from '../store/students.ts'

/** Large enough to need a block of its own: file systems store tiny files inside the directory. */
const PROBE_BYTES = 4096

/**
 * Rejects when the database does not answer, or the disk of the data folder is full.
 * @param dataFolder null for a PostgreSQL database, which reports a full disk itself
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
