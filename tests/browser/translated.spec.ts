import type { Page } from '@playwright/test'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { fillTaskForm, submitLogin } from '../support/portal-forms.ts'
import { translatePage } from '../support/translate.ts'

// Chrome offers to translate every page where the phone's language is not English. npm run test:all translates the
// page of each test in tests/portal, too.

const NOW = '2026-03-02T12:00:00Z'
const TASK = { lessonNumber: '3', title: 'A form that helps', dueDate: '2026-03-02', time: '18:00' }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a student signs in after mistakes, finds a card, copies from it, hands in a task and signs out on a translated page', async ({
  page,
  portal,
  expectedErrors,
}) => {
  expectedErrors.push(FAILED_CALL)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(translatePage)
  await page.clock.install({ time: new Date(NOW) })
  const { origin } = await portal.open({ tasks: [TASK], now: NOW })
  await page.goto(`${origin}/login`)
  await submitLogin(page, { password: 'wrong' })
  await expect(page.getByRole('alert')).toContainText('Wrong email')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expectPage(page, 'Forgot Password')
  await button(page, 'Send Code').click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email.')
  await page.getByLabel('Email').fill('ada@example.org')
  await button(page, 'Send Code').click()
  await expect(page.getByRole('status')).toContainText('a code is on its way')
  await page.goBack()
  await submitLogin(page)
  await expectPage(page, 'Welcome, Ada')

  const next = page.getByRole('region', { name: 'Next up' })
  await expect(next).toContainText('4 hours 59 minutes left')
  await page.clock.fastForward('00:03:00')
  await expect(next).toContainText(/4 hours 5[56] minutes left/)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('nothing has these words')
  await expect(page.getByRole('dialog')).toContainText('Nothing found')
  await search.fill('naira')
  await search.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Naira bank transfer' })
  await button(page, 'Copy Account number').click()
  await expect(modal.getByText('Account number copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0000000000')
  await page.clock.fastForward(3000)
  await expect(button(page, 'Copy Account number')).toContainText('Copy')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()

  await page.goto(`${origin}/mentor-tasks/3/submit`)
  await fillTaskForm(page, { 'Documents Link': 'https://localhost/work', 'Student ID': '' })
  await button(page, 'Submit Task').click()
  await expect(page.getByLabel('Student ID')).toHaveAccessibleDescription(/Enter your student ID/)
  await page.getByLabel('Student ID').fill('MST/0042')
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
