import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { fillTaskForm, submitLogin } from '../../support/portal-forms.ts'
import type { Shot } from '../shot.ts'
import {
  answer,
  fillStorage,
  hold,
  inTurn,
  lose,
  openChat,
  press,
  reload,
  see,
  send,
  withEmail,
} from '../steps.ts'

const login = { path: '/login', stranger: true } as const
const forgot = { path: '/forgot-password', stranger: true } as const
const verify = { path: '/verify-otp', stranger: true } as const
const reset = { path: '/reset-password', stranger: true } as const
const taskForm = { path: '/mentor-tasks/3/submit' } as const

const VERIFY = 'verify_otp.php'
const SUBMIT = 'submit_task.php'

const done = { status: 'success' }
const wrong = {
  status: 'error',
  message: 'This code is wrong or has expired. Please check it or ask for a new one.',
}
const askForCode = send('Email', 'ada@example.org', 'Send Code')
const setPassword = inTurn(withEmail, enterPasswords('a new password', 'a new password'))
const enterCode = inTurn(withEmail, send('One-time code', '12345678', 'Verify Code'))
const submit = inTurn(fillTaskForm, press('Submit Task'))

/** The sign-in, the reset with notices that turn into the next page, and the task form. content.ts shows them empty. */
export const FORM_SHOTS: readonly Shot[] = [
  { ...login, name: 'login, nothing entered', after: press('Login') },
  { ...login, name: 'login, wrong password', after: signInWrongly },
  { ...login, name: 'login, busy', before: hold('login.php'), after: submitLogin, loading: true },
  { ...login, name: 'login, password shown', after: showPassword },
  { ...login, name: 'login, chat open', after: openChat, viewport: true },
  { name: 'login because signed out', path: '/classes', stranger: true },
  { name: 'login because of no connection', path: '/classes', before: lose('auth.php') },
  { ...forgot, name: 'forgot password, code sent', after: askForCode },
  { ...verify, name: 'verify code, nothing entered', after: press('Verify Code') },
  { ...verify, name: 'verify code, wrong code', before: answer(VERIFY, wrong), after: enterCode },
  { ...verify, name: 'verify code, in another browser', after: enterCode },
  { ...verify, name: 'verify code, right code', before: answer(VERIFY, done), after: enterCode },
  { ...reset, name: 'reset password, no match', after: enterPasswords('one', 'another') },
  {
    ...reset,
    name: 'reset password, changed',
    before: answer('reset_password.php', done),
    after: setPassword,
  },
  {
    ...taskForm,
    name: 'task form, nothing entered',
    after: inTurn(clearName, press('Submit Task')),
  },
  { ...taskForm, name: 'task form, busy', before: hold(SUBMIT), after: submit, loading: true },
  {
    ...taskForm,
    name: 'task form, a sentence for a link',
    after: inTurn(fillSentence, press('Submit Task')),
  },
  {
    ...taskForm,
    name: 'task form, clear draft',
    after: inTurn(fillTaskForm, reload, press('Clear draft')),
    viewport: true,
  },
  { ...taskForm, name: 'task form, storage full', before: fillStorage, after: fillTaskForm },
  { ...taskForm, name: 'task form, failed', before: lose(SUBMIT), after: submit },
  {
    ...taskForm,
    name: 'task form, send again',
    before: lose(SUBMIT),
    after: inTurn(submit, see('No answer came'), press('Submit Task')),
    viewport: true,
  },
  { ...taskForm, name: 'task form, submitted', after: inTurn(submit, seeSuccess), viewport: true },
]

async function signInWrongly(page: Page) {
  await submitLogin(page, { password: 'another' })
  await expect(page.getByRole('alert')).toBeVisible()
}

async function showPassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple')
  await press('Show')(page)
}

function enterPasswords(password: string, confirmation: string) {
  return async (page: Page) => {
    await page.getByLabel('New Password').fill(password)
    await page.getByLabel('Confirm Password').fill(confirmation)
    await press('Reset Password')(page)
  }
}

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
