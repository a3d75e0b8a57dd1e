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

/** Every shot, in the order of the sheet. A new one is a line in its table. */
export const SHOTS: readonly Shot[] = [
  ...PAGE_SHOTS,
  ...LOGIN_SHOTS,
  ...PASSWORD_RESET_SHOTS,
  ...DASHBOARD_SHOTS,
  ...SHELL_SHOTS,
  ...SEARCH_SHOTS,
  ...TASK_SHOTS,
  ...TASK_FORM_SHOTS,
  ...LINK_SHOTS,
  ...MODAL_SHOTS,
]
