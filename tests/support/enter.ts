import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from './server.ts'

/** Opens a page as Ada, who signed in earlier: the browser has the cookie of a session and stores nothing. */
export async function enter(page: Page, address: string): Promise<void> {
  await haveSession(page, address)
  await page.goto(address)
}

/** Gives the browser the cookie of a session, and opens nothing. */
export async function haveSession(page: Page, address: string): Promise<void> {
  const login = new URL('/backend/login.php', address).href
  const data = { email: 'ada@example.org', password: PASSWORD }
  const answer = await page.request.post(login, { data })
  expect(answer.ok(), 'signed in').toBe(true)
}

/** Waits for the page with this heading. An expectation would look again only after a tenth of a second. */
export async function expectPage(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Waits until a modal or drawer reacts to a press beside it, a moment after it is shown. */
export async function expectAtRest(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished.catch(() => null)))
    await new Promise<void>((rested) => requestAnimationFrame(() => setTimeout(rested)))
  })
}
