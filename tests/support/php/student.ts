import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'
import type { PhpBackend } from '../php-backend.ts'
import { PHP_STUDENT } from './school.ts'

// What a student of the PHP school does in front of the portal.

export async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(PHP_STUDENT.email)
  await page.getByLabel('Password', { exact: true }).fill(PHP_STUDENT.password)
}

/** Signs in on the login page, which is open, and waits for the dashboard. */
export async function login(page: Page): Promise<void> {
  await fillLogin(page)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ngozi' })).toBeVisible()
}

/** Opens a card's modal. */
export async function view(page: Page, card: string): Promise<void> {
  await page.getByRole('article', { name: card }).getByRole('button', { name: 'View' }).click()
}

/** Fills in what the task form does not know by itself when a task was opened first. */
export async function fillSubmission(page: Page): Promise<void> {
  await page.getByLabel('Lesson Number').fill('12')
  await page.getByLabel('Student ID').fill('S/7')
  await page.getByLabel('Documents Link').fill('https://example.org/d?a=1&b')
  await page.getByLabel('Video Link').fill('https://example.org/v')
}

/**
 * Presses Try again and waits until that has failed. Meanwhile the button is gone, which takes a
 * moment, and it comes back only after the second attempt that the portal makes by itself.
 */
export async function tryAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' })
  const pressed = await button.elementHandle()
  await button.click()
  await pressed?.waitForElementState('hidden')
  await expect(button).toBeEnabled()
}

/** Presses a button and waits until its call has come back. */
export async function press(page: Page, php: PhpBackend, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect.poll(() => php.calls().length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name })).toBeEnabled()
}

/** What stands in the fields of the form. */
export function typedInto(page: Page): Promise<string[]> {
  return page
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
}
