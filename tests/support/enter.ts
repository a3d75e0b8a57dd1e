import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from './server.ts'

/**
 * Opens a page of the portal as a student who signed in earlier: the browser has the cookie of a
 * session, and nothing stored.
 */
export async function enter(page: Page, address: string): Promise<void> {
  await haveSession(page, address)
  await page.goto(address)
}

/** The browser has the cookie of a session from now on, and opens nothing yet. */
export async function haveSession(page: Page, address: string): Promise<void> {
  const login = new URL('/backend/login.php', address).href
  const data = { email: 'ada@example.org', password: PASSWORD }
  const answer = await page.request.post(login, { data })
  expect(answer.ok(), 'signed in').toBe(true)
}

/** The protected page with this heading is there. */
export async function expectPage(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Opens a step of the password reset as the step before leads there: the address in navigation state. */
export async function enterResetStep(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('button[type=submit]')).toBeEnabled()
  const email = 'ada@example.org'
  await page.evaluate((text) => history.replaceState({ ...history.state, email: text }, ''), email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The modal or drawer has come to rest: it hears a press beside it only a moment after it is shown. */
export async function expectAtRest(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished.catch(() => null)))
    await new Promise<void>((rested) => requestAnimationFrame(() => setTimeout(rested)))
  })
}
