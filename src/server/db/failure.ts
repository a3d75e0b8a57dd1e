import { DatabaseBusy } from './database-busy.ts'
import { isDiskProblem } from './disk-full.ts'
import { postgresFailure } from './postgres/failure.ts'

/** Why the database did not do what it was asked; null for what is none of these. */
export function failureOf(error: unknown): 'full' | 'away' | 'conflict' | null {
  if (error instanceof DatabaseBusy) return 'away'
  if (isDiskProblem(error)) return 'full'
  if (!(error instanceof Error)) return null
  return postgresFailure('code' in error ? String(error.code) : '', error.message)
}
