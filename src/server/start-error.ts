/** Why the server cannot start, in words for the site's owner, shown without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The code of a system error, such as EACCES; '' for anything else. */
export function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** Whether the other end of a connection has a certificate that Node does not trust. */
export function isUntrusted(cause: unknown): boolean {
  return cause instanceof Error && /certificate|altnames/i.test(cause.message)
}
