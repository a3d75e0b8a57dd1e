import { postgresFailure } from './postgres/failure.ts'
import { DatabaseBusy, isSqliteError } from './sqlite-error.ts'

/** What went wrong, in the database's words. Several things where a name has several addresses. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

export type Failure =
  | 'unavailable'
  | 'conflict'
  /** The disk is. */
  | 'disk-full'
  /** What else may be wrong with the disk; also a full one, where SQLite needs a file beside its own. */
  | 'unwritable'
  /** A row belongs to a student who was erased meanwhile, or an erased student got one. */
  | 'foreign-key'

/** Why the database did not do what it was asked; null for what is none of these. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof DatabaseBusy) return 'unavailable'
  if (isSqliteError(error, 'full')) return 'disk-full'
  if (isSqliteError(error, 'input or output', 'read only', 'cannot open')) return 'unwritable'
  if (isSqliteError(error, 'foreign key')) return 'foreign-key'
  if (!(error instanceof Error)) return null
  return postgresFailure('code' in error ? String(error.code) : '', error.message)
}
