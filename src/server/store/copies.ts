/** Copies of the whole database, for the command line. */
export { backUp } from '../db/back-up.ts'
export { inspect } from '../db/inspect.ts'
export { refuseWhileOpen, restore } from '../db/restore.ts'
export { inspectServer } from '../db/inspect-server.ts'
