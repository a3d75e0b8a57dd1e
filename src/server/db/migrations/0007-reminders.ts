import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which students were reminded of which task, so that nobody is reminded twice. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reminders')
      .addColumn('student_id', 'text', (column) =>
        column.notNull().references('students.id').onDelete('cascade'),
      )
      .addColumn('lesson_number', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminders_key', ['student_id', 'lesson_number'])
      .execute()
  },
}
