import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The latest submission of each student and task, to recognise repeats. 0001 has the submissions themselves. */
export const latestSubmissions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('latest_submissions')
      .addColumn('sender_id', 'text', (column) =>
        column.notNull().references('students.id').onDelete('cascade'),
      )
      .addColumn('lesson_number', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('submitted_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('latest_submissions_key', ['sender_id', 'lesson_number'])
      .execute()
  },
}
