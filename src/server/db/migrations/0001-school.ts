import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

// Plain text and integer columns only: they mean the same in SQLite and in PostgreSQL.
export const school: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('students')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text')
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('cohort', 'text', (column) => column.notNull())
      .addColumn('facecard', 'text', (column) => column.notNull())
      .addColumn('access', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('links')
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('audience_name', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('links_key', ['audience', 'audience_name', 'field'])
      .execute()

    await db.schema
      .createTable('messages')
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('audience_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('messages_key', ['audience', 'audience_name'])
      .execute()

    await db.schema
      .createTable('tasks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('cohort', 'text', (column) => column.notNull())
      .addColumn('lesson_number', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('due_date', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addUniqueConstraint('tasks_cohort_lesson', ['cohort', 'lesson_number'])
      .execute()

    await db.schema
      .createTable('submissions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // No cascade: what a student handed in is not lost with the student's row.
      .addColumn('sender_id', 'text', (column) => column.notNull().references('students.id'))
      .addColumn('cohort', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('lesson_number', 'text', (column) => column.notNull())
      .addColumn('task_number', 'text', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) => column.notNull())
      .addColumn('document_link', 'text', (column) => column.notNull())
      .addColumn('video_link', 'text', (column) => column.notNull())
      .addColumn('submitted_at', 'text', (column) => column.notNull())
      .execute()
    await createIndex(db, 'submissions', 'sender_id')

    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('student_id', 'text', (column) =>
        column.notNull().references('students.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await createIndex(db, 'sessions', 'student_id')
    await createIndex(db, 'sessions', 'expires_at')

    await db.schema
      .createTable('reset_codes')
      .addColumn('student_id', 'text', (column) =>
        column.primaryKey().references('students.id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('reset_grants')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('student_id', 'text', (column) =>
        column.notNull().references('students.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await createIndex(db, 'reset_grants', 'student_id')

    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}

async function createIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
