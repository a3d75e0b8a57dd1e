/** Copies of the whole database, for the command line. */
export { backUp, copiesIn } from '../db/backup.ts'
export { inspectPostgres, inspectSqlite, type Inspection } from '../db/inspect.ts'
export { refuseWhileOpen, restore } from '../db/restore.ts'
