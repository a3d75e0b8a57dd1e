import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails wait in the database, so that a restart loses none and a mail server may say 'later'. */
export const waitingMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('waiting_mails')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('mail', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('next_try_at', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('is_refused', 'integer', (column) => column.notNull())
      .execute()
  },
}
