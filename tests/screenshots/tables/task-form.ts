import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { fillTaskForm } from '../../support/portal-forms.ts'
import type { Shot } from '../shot.ts'
import { answer, cutOff, fillStorage, hold, inTurn, lose, press, reload, see } from '../steps.ts'

const form = { path: '/mentor-tasks/3/submit' } as const
const submit = inTurn(fillTaskForm, press('Submit Task'))

/** pages.ts shows the empty form and that of the Turnitin tasks' log. */
export const TASK_FORM_SHOTS: readonly Shot[] = [
  { ...form, name: 'task form, nothing entered', after: inTurn(clearName, press('Submit Task')) },
  {
    ...form,
    name: 'task form, busy',
    before: hold('submit_task.php'),
    after: submit,
    loading: true,
  },
  {
    ...form,
    name: 'task form, a sentence for a link',
    after: inTurn(fillSentence, press('Submit Task')),
  },
  {
    ...form,
    name: 'task form, clear draft',
    after: inTurn(fillTaskForm, reload, press('Clear draft')),
    viewport: true,
  },
  {
    ...form,
    name: 'task form, refused',
    before: answer('submit_task.php', { status: 'error' }),
    after: submit,
  },
  {
    ...form,
    name: 'task form, offline',
    after: inTurn(fillTaskForm, cutOff, press('Submit Task')),
  },
  { ...form, name: 'task form, storage full', before: fillStorage, after: fillTaskForm },
  {
    ...form,
    name: 'task form, send again',
    before: lose('submit_task.php'),
    after: inTurn(submit, see('No answer came'), press('Submit Task')),
    viewport: true,
  },
  { ...form, name: 'task form, failed', before: lose('submit_task.php'), after: submit },
  { ...form, name: 'task form, submitted', after: inTurn(submit, seeSuccess), viewport: true },
]

async function clearName(page: Page) {
  await page.getByLabel('Full Name').fill('')
}

function fillSentence(page: Page) {
  return fillTaskForm(page, {
    'Documents Link':
      'Here is my doc: https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit',
    'Video Link': 'file:///storage/emulated/0/Movies/task-3.mp4',
  })
}

async function seeSuccess(page: Page) {
  await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
}
