import { DatabaseBusy } from './database-busy.ts'
import { isDiskProblem } from './disk-full.ts'
import { postgresFailure } from './postgres/failure.ts'

/** What went wrong, in the database's words. Several things where a name has several addresses. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** Why the database did not do what it was asked; null for what is none of these. */
export function failureOf(error: unknown): 'full' | 'away' | 'conflict' | null {
  if (error instanceof DatabaseBusy) return 'away'
  if (isDiskProblem(error)) return 'full'
  if (!(error instanceof Error)) return null
  return postgresFailure('code' in error ? String(error.code) : '', error.message)
}
