import { postgresFailure } from './postgres/failure.ts'
import { DatabaseBusy, isSqliteError } from './sqlite-error.ts'

/** The error's message. A host with several addresses has one for each. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

export type Failure =
  | 'unavailable'
  | 'conflict'
  | 'disk-full'
  /** Another problem of the disk, or a full one where SQLite needs another file. */
  | 'unwritable'
  /** A row belongs to a student who was erased meanwhile, or was added for one who is being erased. */
  | 'foreign-key'

/** Why a query failed; null for any other error. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof DatabaseBusy) return 'unavailable'
  if (isSqliteError(error, 'full')) return 'disk-full'
  if (isSqliteError(error, 'input or output', 'read only', 'cannot open')) return 'unwritable'
  if (isSqliteError(error, 'foreign key')) return 'foreign-key'
  if (!(error instanceof Error)) return null
  return postgresFailure('code' in error ? String(error.code) : '', error.message)
}
