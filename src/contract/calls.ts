import type { Codec, WireFields } from './codec.ts'
import type { Endpoint } from './endpoint.ts'
import { getLinks } from './links.ts'
import { fetchMessages } from './messages.ts'
import { requestResetCode, resetPassword, verifyResetCode } from './password-reset.ts'
import { checkSession, login, logout } from './session.ts'
import { getTask, listTasks, submitTask } from './tasks.ts'

/** A call whose request can be of any kind: `write({})` gives its fields, each without a text. */
export type AnyCall = Pick<Endpoint<never, unknown>, 'method' | 'path' | 'sends'> & {
  readonly request: Pick<Codec<never, WireFields>, 'write'>
}

/** All that the portal ever asks for, for whoever stands between it and a backend. */
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
