// Routes may not import db/: they get these names here.
export type { Database } from '../db/schema.ts'
export { failureOf } from '../db/failure.ts'
export { serializableTransaction } from '../db/transaction.ts'
