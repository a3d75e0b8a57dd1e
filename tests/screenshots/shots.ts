import type { Shot } from './shot.ts'
import { MODAL_SHOTS, PAGE_SHOTS } from './tables/content.ts'
import { DASHBOARD_SHOTS } from './tables/dashboard.ts'
import { FORM_SHOTS } from './tables/forms.ts'
import { SHELL_SHOTS } from './tables/shell.ts'
import { TASK_SHOTS } from './tables/tasks.ts'

/** Every shot, in the order of the sheet. A new one is a line in its table. */
export const SHOTS: readonly Shot[] = [
  ...PAGE_SHOTS,
  ...FORM_SHOTS,
  ...DASHBOARD_SHOTS,
  ...SHELL_SHOTS,
  ...TASK_SHOTS,
  ...MODAL_SHOTS,
]
