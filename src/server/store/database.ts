/** What every store is asked on. Routes hand it on without looking inside. */
export type { Database } from '../db/schema.ts'
