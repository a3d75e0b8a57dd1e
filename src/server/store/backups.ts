/** Copies of the whole database, for the command line. */
export { backUp, copiesIn } from '../db/backup.ts'
export { inspectSqlite } from '../db/inspect-sqlite.ts'
export { refuseWhileOpen, restore } from '../db/restore.ts'
export { inspectPostgres } from '../db/inspect-postgres.ts'
export type { Inspection } from '../db/inspect-tables.ts'
