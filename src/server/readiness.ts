import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './store/database.ts'
import { hasStudents } from './store/students.ts'

/** Larger than what a file system keeps beside a file's name. */
const PROBE_BYTES = 4096

/** Rejects where the database does not answer or nothing can be written beside it: its disk is full. */
export async function checkReadiness(db: Database, dataFolder: string): Promise<void> {
  await hasStudents(db)
  const probe = join(dataFolder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES))
  } finally {
    await rm(probe, { force: true })
  }
}
