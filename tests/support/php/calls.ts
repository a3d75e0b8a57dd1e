import type { PhpBackend } from '../php-backend.ts'

// The scripts under /backend, as the specification's section 7 names them.
export const AUTH = '/backend/auth.php'
export const LINKS = '/backend/get_links.php'
export const LOGIN = '/backend/login.php'
export const LOGOUT = '/backend/logout.php'
export const MESSAGES = '/backend/fetch_messages.php'
export const SUBMIT = '/backend/submit_task.php'
export const TASKS = '/backend/get_tasks.php'

/** How often a script was asked since the last `forgetRequests`. */
export function callsTo(php: PhpBackend, path: string): number {
  return php.requests().filter((request) => request.path === path).length
}
