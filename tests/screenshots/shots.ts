import type { Shot } from './shot.ts'
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

const GROUPS: Readonly<Record<string, readonly Shot[]>> = {
  Pages: PAGE_SHOTS,
  Login: LOGIN_SHOTS,
  'Password reset': PASSWORD_RESET_SHOTS,
  Dashboard: DASHBOARD_SHOTS,
  Shell: SHELL_SHOTS,
  Search: SEARCH_SHOTS,
  Tasks: TASK_SHOTS,
  'Task form': TASK_FORM_SHOTS,
  Links: LINK_SHOTS,
  Modals: MODAL_SHOTS,
}

/** Every shot, in the order of the sheet. A new one is a line in the table of its group. */
export const SHOTS = Object.entries(GROUPS).flatMap(([group, shots]) =>
  shots.map((shot) => ({ ...shot, group })),
)
