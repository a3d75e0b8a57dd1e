import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { cleanKey } from '../../../contract/key.ts'
import type { Tables } from '../schema.ts'
import { uncleanKeys } from '../stored-keys.ts'

/** Gives stored addresses, cohorts and lesson numbers the form in which the portal looks for them. */
export const cleanKeys: Migration = {
  async up(db: Kysely<Tables>) {
    const read = async (query: string) => (await sql.raw(query).execute(db)).rows
    for (const { table, stored, clean } of await uncleanKeys(read)) {
      const [only, ...others] = stored
      // Two rows would become one: the doctor names them, and a person decides.
      if (only === undefined || others.length > 0) continue
      await db
        .updateTable(table)
        .set(clean)
        .where((eb) => eb.and(only))
        .execute()
    }
    for (const [table, column] of [
      ['students', 'cohort'],
      ['submissions', 'cohort'],
      ['submissions', 'lesson_number'],
    ] as const) {
      const { rows } = await sql<{ text: string }>`
        select distinct ${sql.ref(column)} as text from ${sql.table(table)}`.execute(db)
      for (const { text } of rows) {
        if (cleanKey(text) === text) continue
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${cleanKey(text)}
          where ${sql.ref(column)} = ${text}`.execute(db)
      }
    }
  },
}
