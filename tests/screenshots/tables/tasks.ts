import type { Page } from '@playwright/test'
import { submitTask } from '../../../src/contract/tasks.ts'
import { DAY_MS } from '../../../src/contract/milliseconds.ts'
import { handInTask } from '../../support/portal-forms.ts'
import { ROUTED_TASK } from '../../support/routes.ts'
import { COHORT } from '../../support/server.ts'
import { NOW, SCHOOL } from '../pictured-school.ts'
import type { Shot } from '../shot.ts'
import { hold, inTurn, lose, press, reload, see } from '../steps.ts'

const GET = 'get_tasks.php'
const list = { path: '/mentor-tasks' } as const
const detail = { path: '/mentor-tasks/3' } as const
const form = { path: '/mentor-tasks/3/submit' } as const

const plain = { ...SCHOOL, tasks: [ROUTED_TASK] }
const passed = { ...SCHOOL, tasks: SCHOOL.tasks?.slice(0, 1) ?? [] }

/** content.ts shows the list with many tasks and the task with rich details. */
export const TASK_SHOTS: readonly Shot[] = [
  { ...list, name: 'task list, no tasks', school: { ...SCHOOL, tasks: [] } },
  { ...list, name: 'task list, of which all have passed', school: passed },
  { ...list, name: 'task list, with earlier ones', after: openEarlier },
  { ...list, name: 'task list, failed', before: lose(GET) },
  { ...list, name: 'task list, kept from before', after: loseAfterwards },
  { ...list, name: 'tasks, saved for the calendar', after: press('Add all to calendar') },
  {
    ...list,
    name: 'task list, loading',
    before: hold(GET),
    after: see('Loading your tasks…'),
    loading: true,
  },
  { ...form, name: 'task list, handed in', after: inTurn(handInTask, openReceipt) },
  { ...form, name: 'task, handed in', after: inTurn(handInTask, toTask) },
  { ...form, name: 'task form, handed in', after: inTurn(handInTask, toTask, toForm) },
  {
    ...list,
    name: 'task form, a receipt the school does not know',
    school: plain,
    after: inTurn(keepReceipt, toTask, toForm),
  },
  { path: '/mentor-tasks/1', name: 'task, no details' },
  { path: '/mentor-tasks/12b%2F2026-supplementary', name: 'task, long title' },
  { path: '/mentor-tasks/99', name: 'task, not found' },
  { ...detail, name: 'task, on a phone in another zone', before: travel },
  { ...detail, name: 'task, failed', before: lose(GET) },
]

/** Loads the page again with a tasks call that fails, so that the saved tasks show. */
async function loseAfterwards(page: Page) {
  await inTurn(see(ROUTED_TASK.title), lose(GET), reload)(page)
  await see(/Your tasks could not be loaded/)(page)
}

/** Loads the page again with a receipt that this device got yesterday. */
async function keepReceipt(page: Page) {
  const submission = submitTask.request.write({
    fullName: 'Ada Okafor',
    lessonNumber: '3',
    taskNumber: '12',
    studentId: 'MST/0042',
    documentLink: 'https://docs.example.org/ada',
    videoLink: 'https://video.example.org/ada',
    cohort: COHORT,
  })
  const receipt = { submission, sentAt: Date.parse(NOW) - DAY_MS, fromTask: '3' }
  const text = JSON.stringify([receipt])
  await page.evaluate((stored) => localStorage.setItem('receipts', stored), text)
  await page.reload()
  await see(/but the school has no submission/)(page)
}

async function toTask(page: Page) {
  await page.getByRole('link', { name: ROUTED_TASK.title }).click()
}

function openEarlier(page: Page) {
  return page.getByText('Earlier (1)').click()
}

function openReceipt(page: Page) {
  return page.locator('summary').last().click()
}

/** The phone is in another time zone than the school. */
function travel(page: Page) {
  return page.addInitScript(() => {
    Reflect.set(Date.prototype, 'getTimezoneOffset', () => 300)
  })
}

function toForm(page: Page) {
  return page.getByRole('link', { name: /Submit Task Here|Hand in again/ }).click()
}
