/** The stores work on it; routes only pass it on. */
export type { Database } from '../db/schema.ts'
export { failureOf } from '../db/failure.ts'
export { serializableTransaction } from '../db/transaction.ts'
