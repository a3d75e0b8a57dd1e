/** Why the server cannot start, in words for the site's owner, shown without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The code of a system error, such as EACCES; '' for anything else. */
export function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
