import type { PhpBackend } from '../php-backend.ts'

// The scripts under /backend, as the specification's section 7 names them.
export const AUTH = '/backend/auth.php'
export const LOGIN = '/backend/login.php'

/** How often a script was asked since the last `forgetRequests`. */
export function callsTo(php: PhpBackend, path: string): number {
  return php.requests().filter((request) => request.path === path).length
}
