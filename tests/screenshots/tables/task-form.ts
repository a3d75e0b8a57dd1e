import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { fillTaskForm } from '../../support/portal-forms.ts'
import type { Shot } from '../shot.ts'
import { hold, inTurn, lose, press } from '../steps.ts'

const form = { path: '/mentor-tasks/3/submit' } as const
const submit = inTurn(fillTaskForm, press('Submit Task'))

/** The empty form, and that of the Turnitin tasks' log, are pages of their own: see Pages. */
export const TASK_FORM_SHOTS: readonly Shot[] = [
  { ...form, name: 'task form, filled in', after: fillTaskForm },
  { ...form, name: 'task form, nothing entered', after: inTurn(clearName, press('Submit Task')) },
  { ...form, name: 'task form, no addresses', after: inTurn(fillWrongLinks, press('Submit Task')) },
  {
    ...form,
    name: 'task form, busy',
    before: hold('submit_task.php'),
    after: submit,
    loading: true,
  },
  { ...form, name: 'task form, failed', before: lose('submit_task.php'), after: submit },
  { ...form, name: 'task form, submitted', after: inTurn(submit, seeSuccess), viewport: true },
  {
    path: '/tasks-turnintin-log',
    name: 'Turnitin log, nothing entered',
    after: press('Submit Task'),
  },
]

async function clearName(page: Page) {
  await page.getByLabel('Full Name').fill('')
}

function fillWrongLinks(page: Page) {
  return fillTaskForm(page, { 'Documents Link': 'my documents', 'Video Link': 'ftp://video' })
}

async function seeSuccess(page: Page) {
  await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
}
