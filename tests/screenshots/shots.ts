import type { GroupedShot, Shot } from './shot.ts'
import { DASHBOARD_SHOTS } from './tables/dashboard.ts'
import { LINK_SHOTS } from './tables/links.ts'
import { LOGIN_SHOTS } from './tables/login.ts'
import { MODAL_SHOTS } from './tables/modals.ts'
import { PAGE_SHOTS } from './tables/pages.ts'
import { PASSWORD_RESET_SHOTS } from './tables/password-reset.ts'
import { SEARCH_SHOTS } from './tables/search.ts'
import { SHELL_SHOTS } from './tables/shell.ts'
import { TASK_FORM_SHOTS } from './tables/task-form.ts'
import { TASK_SHOTS } from './tables/tasks.ts'

/** Every shot, in the order of the sheet. A new one is a line in the table of its group. */
export const SHOTS: readonly GroupedShot[] = [
  ...group('Pages', PAGE_SHOTS),
  ...group('Login', LOGIN_SHOTS),
  ...group('Password reset', PASSWORD_RESET_SHOTS),
  ...group('Dashboard', DASHBOARD_SHOTS),
  ...group('Shell', SHELL_SHOTS),
  ...group('Search', SEARCH_SHOTS),
  ...group('Tasks', TASK_SHOTS),
  ...group('Task form', TASK_FORM_SHOTS),
  ...group('Links', LINK_SHOTS),
  ...group('Modals', MODAL_SHOTS),
]

function group(name: string, shots: readonly Shot[]): GroupedShot[] {
  return shots.map((shot) => ({ ...shot, group: name }))
}
