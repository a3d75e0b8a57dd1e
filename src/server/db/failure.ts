import { codeOf } from '../start-error.ts'

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

// Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the network …
const UNAVAILABLE =
  /^(?:08...|57P0[1-5]|25006|53[234]00|55P03|E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|(?:NET|HOST)\w+))$/
// … and messages of pg, which have no codes.
const BROKEN = /^(?:Connection terminated|timeout exceeded when trying|Client (?:has|was))/

/** Why a query failed; null for any other error. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof DatabaseBusy) return 'unavailable'
  if (isSqliteError(error, 'full')) return 'disk-full'
  if (isSqliteError(error, 'input or output', 'read only', 'cannot open')) return 'unwritable'
  if (isSqliteError(error, 'foreign key')) return 'foreign-key'
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (UNAVAILABLE.test(code) || BROKEN.test(error.message)) return 'unavailable'
  if (code === '53100') return 'disk-full'
  if (code === '23503') return 'foreign-key'
  return /^40(?:001|P01)$/.test(code) ? 'conflict' : null
}

/** What SQLite says went wrong: https://sqlite.org/rescode.html. */
const CODES = {
  busy: 5,
  'read only': 8,
  'input or output': 10,
  corrupt: 11,
  full: 13,
  'cannot open': 14,
  'no database': 26,
  'foreign key': 787,
} as const

export function isSqliteError(
  cause: unknown,
  ...kinds: readonly (keyof typeof CODES)[]
): cause is Error {
  if (!(cause instanceof Error && 'errcode' in cause)) return false
  // The low byte is the primary result code.
  const code = Number(cause.errcode)
  return kinds.some((kind) => [code, code & 0xff].includes(CODES[kind]))
}

/** Another program wrote for longer than a query waits. Nothing was changed, and a retry may work. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}
