import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Messages begin and end, and stay for a while when they were replaced. */
export const messagePeriods: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('messages').renameTo('old_messages').execute()
    await db.schema
      .createTable('messages')
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('audience_name', 'text', (column) => column.notNull())
      .addColumn('shown_from', 'text', (column) => column.notNull())
      .addColumn('shown_until', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('stored_at', 'text', (column) => column.notNull())
      .addColumn('replaced_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('message_periods_key', [
        'audience',
        'audience_name',
        'shown_from',
        'replaced_at',
      ])
      .execute()
    const now = new Date().toISOString()
    await sql`
      insert into messages
      select audience, audience_name, '', '', text, ${now}, '' from old_messages
    `.execute(db)
    await db.schema.dropTable('old_messages').execute()
  },
}
