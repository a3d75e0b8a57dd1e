import type { Endpoint } from './endpoint.ts'
import { getLinks } from './links.ts'
import { fetchMessages } from './messages.ts'
import { requestResetCode, resetPassword, verifyResetCode } from './password-reset.ts'
import { checkSession, login, logout } from './session.ts'
import { getTask, listTasks, submitTask } from './tasks.ts'

/** All that the portal ever asks for, for whoever stands between it and a backend. */
export const CALLS: readonly Pick<Endpoint<never, unknown>, 'method' | 'path'>[] = [
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
