import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const devices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('devices')
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) =>
        column.notNull().references('students.id').onDelete('cascade'),
      )
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('devices_key', ['token_hash', 'student_id'])
      .execute()
    await db.schema.createIndex('devices_student').on('devices').column('student_id').execute()
    await db.schema.createIndex('devices_last_used').on('devices').column('last_used_at').execute()
  },
}
