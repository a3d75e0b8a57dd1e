import type { Page } from '@playwright/test'
import { submitTask } from '../../../src/contract/tasks.ts'
import { DAY_MS } from '../../../src/contract/milliseconds.ts'
import { handInTask } from '../../support/portal-forms.ts'
import { ROUTED_TASK } from '../../support/routes.ts'
import { COHORT } from '../../support/server.ts'
import { NOW, SCHOOL } from '../pictured-school.ts'
import type { Shot } from '../shot.ts'
import { answer, cutOff, hold, inTurn, lose, press, reload, see } from '../steps.ts'

const GET = 'get_tasks.php'
const list = { path: '/mentor-tasks' } as const
const detail = { path: '/mentor-tasks/3' } as const

const waiting = {
  before: hold(GET),
  after: see(/^Loading (your tasks|the task)…$/),
  loading: true,
} as const
const refused = answer(GET, { status: 'error', message: 'Your cohort has not begun yet.' })
const one = { ...SCHOOL, tasks: [{ lessonNumber: '1', title: 'Set up your tools' }] }

const plain = { ...SCHOOL, tasks: [ROUTED_TASK] }
const passed = { ...SCHOOL, tasks: SCHOOL.tasks?.slice(0, 1) ?? [] }

const LIST_FAILED = /Your tasks could not be loaded/
const KEPT = /This copy was saved on your device/

/** pages.ts shows the list with many tasks and the task with rich details. */
export const TASK_SHOTS: readonly Shot[] = [
  { ...list, name: 'task list, one task', school: one },
  { ...list, name: 'task list, no tasks', school: { ...SCHOOL, tasks: [] } },
  { ...list, name: 'task list, of which all have passed', school: passed },
  { ...list, name: 'task list, with earlier ones', after: openEarlier },
  { ...list, name: 'task list, failed', before: lose(GET) },
  { ...list, name: 'task list, kept from before', after: loseThen(see(LIST_FAILED)) },
  { ...list, name: 'tasks, saved for the calendar', after: press('Add all to calendar') },
  { ...list, name: 'task list, refused', before: refused },
  { ...list, name: 'task list, loading', ...waiting },
  {
    path: '/mentor-tasks/3/submit',
    name: 'task list, handed in',
    after: inTurn(handInTask, openReceipt),
  },
  { path: '/mentor-tasks/3/submit', name: 'task, handed in', after: inTurn(handInTask, toTask) },
  {
    path: '/mentor-tasks/3/submit',
    name: 'task form, handed in',
    after: inTurn(handInTask, toTask, toFormAgain),
  },
  { ...list, name: 'task list, a receipt the school does not know', after: keepReceipt },
  {
    ...list,
    name: 'task form, a receipt the school does not know',
    school: plain,
    after: inTurn(keepReceipt, toTask, toForm),
  },
  { path: '/mentor-tasks/1', name: 'task, no details' },
  { path: '/mentor-tasks/7', name: 'task, no title' },
  { path: '/mentor-tasks/12b%2F2026-supplementary', name: 'task, long title' },
  { path: '/mentor-tasks/99', name: 'task, not found' },
  { ...detail, name: 'task, no task', before: answer(GET, { status: 'success', task: [] }) },
  { ...detail, name: 'task, on a phone in another zone', before: travel },
  { ...detail, name: 'task, failed', before: lose(GET) },
  {
    ...detail,
    name: 'task, kept and offline',
    after: inTurn(toList, loseThen(toTask, see(KEPT), cutOff)),
  },
  { ...detail, name: 'task, loading', ...waiting },
]

/** Loads the page again with a tasks call that fails, so that the saved tasks show. */
function loseThen(...steps: readonly ((page: Page) => Promise<unknown>)[]) {
  return inTurn(see(/A form that helps/), lose(GET), reload, ...steps)
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

function toList(page: Page) {
  return page.getByRole('link', { name: 'All tasks' }).click()
}

async function toTask(page: Page) {
  await page.getByRole('link', { name: 'A form that helps' }).click()
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
  return page.getByRole('link', { name: 'Submit Task Here' }).click()
}

function toFormAgain(page: Page) {
  return page.getByRole('link', { name: 'Hand in again' }).click()
}
