import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

// Codes belong to the browser that asked for them, and are kept for unknown addresses too. Old codes are
// dropped: they live for ten minutes at most.
export const resetCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('reset_codes').execute()
    await db.schema
      .createTable('reset_codes')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email_hash', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await createIndex(db, 'reset_codes', 'email_hash')
    await createIndex(db, 'reset_codes', 'expires_at')
    await createIndex(db, 'reset_grants', 'expires_at')
  },
}

async function createIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
