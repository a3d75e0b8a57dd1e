import type { Page } from '@playwright/test'
import { PASSWORD } from './server.ts'

// The forms in a browser. Each waits for its own page. Tests in jsdom use SUBMISSION, so this loads nothing of
// Playwright.

/** Signs in by the login page and does not wait for the result. */
export async function submitLogin(
  page: Page,
  { email = 'ada@example.org', password = PASSWORD } = {},
): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Student Login' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The task form, by the labels of its fields. */
export const SUBMISSION = {
  'Full Name': 'Ada N. Okafor',
  'Task Number': '3',
  'Lesson Number': '12',
  'Student ID': 'MST/0042',
  'Documents Link': 'https://docs.example.org/ada',
  'Video Link': 'https://video.example.org/ada?t=1&l=2',
}

export async function fillTaskForm(page: Page, fields: Partial<typeof SUBMISSION> = {}) {
  await page.getByRole('button', { name: 'Submit Task' }).waitFor()
  for (const [label, value] of Object.entries({ ...SUBMISSION, ...fields })) {
    await page.getByLabel(label).fill(value)
  }
}

/** Fills in the task form, submits it and goes on to the list by Done. */
export async function handInTask(page: Page): Promise<void> {
  await fillTaskForm(page)
  await page.getByRole('button', { name: 'Submit Task' }).click()
  const submitted = page.getByRole('dialog', { name: 'Task Submitted' })
  await submitted.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Mentor Tasks' }).waitFor()
}

/** What the browser stores for the portal, by key. */
export function localStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}
