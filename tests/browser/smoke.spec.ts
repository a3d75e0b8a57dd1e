import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { goOffline } from '../support/network.ts'
import { handInTask } from '../support/portal-forms.ts'

// What every browser of the floor must do: each npm test tries it in the oldest Chromium, too.

test.use({ viewport: { width: 360, height: 700 } })

test.describe('In every browser', () => {
  test('a student signs in and finds the dashboard, and a card opens its modal', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.signedIn()
    await expectPage(page, 'Welcome, Ada')
    await expect(page).toHaveURL(`${origin}/`)
    const modal = await openCard(page, 'Study page')
    await modal.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(modal).toBeHidden()
  })

  test('every public page is taken over as the build has rendered it', async ({ page, portal }) => {
    const { origin } = await portal.open()
    for (const path of [
      'login',
      'forgot-password',
      'verify-otp',
      'reset-password',
      'accessibility',
    ]) {
      await page.goto(`${origin}/${path}`, { waitUntil: 'commit' })
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
      await expect(page.getByRole('button', { name: 'Dark theme' })).toBeEnabled()
      expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true)
    }
  })

  test('a student opens a task from the list and hands it in', async ({ page, portal }) => {
    const { origin } = await portal.open({ tasks: [{ lessonNumber: '3', title: 'Build a page' }] })
    await enter(page, `${origin}/mentor-tasks`)
    await page.getByRole('link', { name: 'Build a page' }).click()
    await page.getByRole('link', { name: 'Submit Task Here' }).click()
    await handInTask(page)
  })

  test('the drawer leads to a page', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Payments' }).click()
    await expectPage(page, 'Payments')
  })

  test('the portal is dark where the system is, and light where the student wants it', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    const light = await backgroundOf(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => backgroundOf(page)).not.toBe(light)
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect.poll(() => backgroundOf(page)).toBe(light)
  })

  test('the portal says that it is offline', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    await expectPage(page, 'Welcome, Ada')
    await goOffline(page)
    await expect(page.getByText('You are offline.')).toBeVisible()
  })
})

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}
