import type { Database } from '../db/schema.ts'

/** The setting that marks a demo database, with the time at which it was loaded. */
export const DEMO_MARK = 'demo-school'

export async function holdsDemoSchool(db: Database): Promise<boolean> {
  return (await readSetting(db, DEMO_MARK)) !== null
}

export async function readSetting(db: Database, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

/**
 * Saves a setting where no other program has changed it meanwhile.
 * @param before null for a new one
 * @returns false if another program was first
 */
export async function replaceSetting(
  db: Database,
  name: string,
  before: string | null,
  value: string,
): Promise<boolean> {
  const saved = await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where('settings.value', '=', before ?? ''),
    )
    .returning('name')
    .executeTakeFirst()
  return saved !== undefined
}
