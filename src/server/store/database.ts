/** What every store works on. Routes pass it on without looking inside. */
export type { Database } from '../db/schema.ts'
export { DatabaseBusy } from '../db/database-busy.ts'
export { alone } from '../db/transaction.ts'
