import { userInfo } from 'node:os'
import { codeOf } from '../start-error.ts'

/**
 * A sentence about a file of the project that this user may not read: it was installed or built with umask 077.
 * @returns null for another error
 */
export function unreadable(error: unknown): string | null {
  const cause = error instanceof Error && codeOf(error) === '' ? error.cause : error
  if (codeOf(cause) !== 'EACCES' || !(cause instanceof Error) || !('path' in cause)) return null
  const project = new URL('../../..', import.meta.url).pathname
  if (!String(cause.path).startsWith(project)) return null
  return `The user ${userInfo().username} may not read ${String(cause.path)}. As root: chmod -R go+rX ${project}`
}
