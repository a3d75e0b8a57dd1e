import { Migrator, type Migration } from 'kysely/migration'
import { school } from './migrations/0001-school.ts'
import { attempts } from './migrations/0002-attempts.ts'
import { resetCodes } from './migrations/0004-reset-codes.ts'
import type { Database } from './schema.ts'

// Listed by hand and in order: what runs on a school's data is to be seen in one place.
const MIGRATIONS: Record<string, Migration> = {
  '0001-school': school,
  '0002-attempts': attempts,
  '0004-reset-codes': resetCodes,
}

/** Brings the tables up to date. @throws when a migration fails or the data is from a newer version */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
