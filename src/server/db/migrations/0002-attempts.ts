import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const attempts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attempts')
      .addColumn('bucket', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('attempts_ends_at').on('attempts').column('ends_at').execute()
  },
}
