/** What every store works on. Routes pass it on without looking inside. */
export type { Database } from '../db/schema.ts'
export { failureOf } from '../db/failure.ts'
export { serializableTransaction } from '../db/transaction.ts'
