import type { Codec, WireFields } from './codec.ts'
import type { Endpoint } from './endpoint.ts'
import { getLinks } from './links.ts'
import { fetchMessages } from './messages.ts'
import { requestResetCode, resetPassword, verifyResetCode } from './password-reset.ts'
import { checkSession, login, logout } from './session.ts'
import { getTask, listTasks, submitTask } from './tasks.ts'

/** A call with any kind of request: `write({})` returns its fields, all empty. */
export type AnyCall = Pick<Endpoint<never, unknown>, 'method' | 'path' | 'sends'> & {
  readonly request: Pick<Codec<never, WireFields>, 'write'>
}

/** All calls of the portal, for proxies and tests. */
export const CALLS: readonly AnyCall[] = [
  checkSession,
  getLinks,
  logout,
  fetchMessages,
  listTasks,
  getTask,
  submitTask,
  login,
  requestResetCode,
  verifyResetCode,
  resetPassword,
]
