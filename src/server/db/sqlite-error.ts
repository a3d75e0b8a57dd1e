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
