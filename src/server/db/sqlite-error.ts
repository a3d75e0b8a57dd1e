/** What SQLite says went wrong: https://sqlite.org/rescode.html. */
const CODES = { busy: 5, corrupt: 11, 'no database': 26 } as const

export function isSqliteError(
  cause: unknown,
  ...kinds: readonly (keyof typeof CODES)[]
): cause is Error {
  if (!(cause instanceof Error && 'errcode' in cause)) return false
  // The low byte is the kind of error, the others say more of it.
  const code = Number(cause.errcode) & 0xff
  return kinds.some((kind) => CODES[kind] === code)
}
