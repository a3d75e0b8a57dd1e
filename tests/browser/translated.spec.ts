import type { Page } from '@playwright/test'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { fillTaskForm, submitLogin } from '../support/portal-forms.ts'
import { ALL_LINKS } from '../support/stored-links.ts'
import { translatePage } from '../support/translate.ts'

// Chrome offers to translate every page where the phone's language is not English.

const NOW = '2026-03-02T12:00:00Z'
const TASKS = [
  { lessonNumber: '3', title: 'A form that helps', dueDate: '2026-03-02', time: '18:00' },
]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test.beforeEach(({ page }) => page.addInitScript(translatePage))

test('a student resets the password and signs in on a translated page', async ({
  page,
  portal,
  expectedErrors,
}) => {
  expectedErrors.push(FAILED_CALL)
  const school = await portal.open()
  await page.clock.install()
  await page.goto(`${school.origin}/login`)
  await submitLogin(page, { password: 'wrong' })
  await expect(page.getByRole('alert')).toContainText('Wrong email')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expectPage(page, 'Forgot Password')
  await button(page, 'Send Code').click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email.')
  await page.getByLabel('Email').fill('ada@example.org')
  await button(page, 'Send Code').click()
  await expect(page.getByRole('status')).toContainText('a code is on its way')
  await page.clock.fastForward(2000)
  await expectPage(page, 'Enter your code')
  await school.settled()
  const code = page.getByLabel('One-time code (OTP)')
  await code.fill('12345')
  await button(page, 'Verify Code').click()
  await expect(page.getByRole('alert')).toContainText('A code has eight digits.')
  await code.fill(school.post.latestCode())
  await button(page, 'Verify Code').click()
  await expect(page.getByRole('status')).toContainText('Code accepted')
  await page.clock.fastForward(2000)
  await expectPage(page, 'Set a new password')
  await page.getByLabel('New Password').fill('a better password')
  await button(page, 'Show').first().click()
  await page.getByLabel('Confirm Password').fill('a better password')
  await button(page, 'Reset Password').click()
  await expect(page.getByRole('status')).toContainText('Your password has been changed')
  await page.clock.fastForward(2000)
  await expectPage(page, 'Student Login')
  await submitLogin(page, { password: 'a better password' })
  await expectPage(page, 'Welcome, Ada')
})

test('a student finds a card, copies from it, and sees a countdown go on, on a translated page', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open({ links: { everyone: ALL_LINKS }, tasks: TASKS, now: NOW })
  await page.clock.install({ time: new Date(NOW) })
  await enter(page, origin)
  await expectPage(page, 'Welcome, Ada')
  const next = page.getByRole('region', { name: 'Next up' })
  await expect(next).toContainText('4 hours 59 minutes left')
  await page.clock.fastForward('03:00:00')
  await expect(next).toContainText(/1 hour 5\d minutes left/)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('naira')
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.fill('nothing has these words')
  await expect(page.getByRole('dialog')).toContainText('Nothing found')
  await search.fill('naira')
  await search.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Naira bank transfer' })
  await button(page, /^Copy/).first().click()
  await expect(modal.getByRole('status').first()).toHaveText(/copied|selected/)
  await page.clock.fastForward(3000)
  await expect(button(page, /^Copy/).first()).toContainText('Copy')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
  await page.getByRole('link', { name: 'Classes', exact: true }).click()
  await expectPage(page, 'Classes')
  await expect(await openCard(page, 'Class Link')).toBeVisible()
})

test('a student submits a task and signs out on a translated page', async ({ page, portal }) => {
  const { origin } = await portal.open({ tasks: TASKS, now: NOW })
  await page.clock.install({ time: new Date(NOW) })
  await enter(page, `${origin}/mentor-tasks/3/submit`)
  await expectPage(page, 'Submit Task')
  await button(page, 'Submit Task').click()
  await expect(page.getByLabel('Student ID')).toHaveAccessibleDescription(/Enter your student ID/)
  await fillTaskForm(page, { 'Documents Link': 'https://localhost/work' })
  await button(page, 'Submit Task').click()
  await expect(page.getByText(/If the link is right, press Submit Task again/)).toBeVisible()
  await button(page, 'Submit Task').press('Enter') // a second click at once would count as a double tap
  await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
  await button(page, 'Done').click()
  await expectPage(page, 'Mentor Tasks')
  await expect(page.getByRole('main')).toContainText('Submitted')
  await button(page, 'Logout').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expectPage(page, 'Student Login')
})
