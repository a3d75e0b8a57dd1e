import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import { expectPage } from '../../support/enter.ts'
import { goOffline } from '../../support/network.ts'
import { fillTaskForm, submitLogin } from '../../support/portal-forms.ts'
import { ALL_LINKS } from '../../support/stored-links.ts'

// A second-hand phone on slow 3G, from the first visit to a task that is handed in.

/** As the browser's own tools have it: 400 kbit/s, and 400 ms to the server and back. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const bytesPerSecond = 50_000
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

test.describe('On slow 3G', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a student signs in, joins class, and hands in a task whose first attempt lost the network', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    test.setTimeout(120_000)
    expectedErrors.push(/net::ERR/)
    const { origin } = await portal.open({
      links: { everyone: ALL_LINKS },
      tasks: [{ lessonNumber: '3', title: 'Your town' }],
    })
    await slowDown(page)
    await page.goto(`${origin}/login`)
    await submitLogin(page)
    const patient = { timeout: 30_000 }
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible(patient)
    const modal = await openCard(page, 'Class Link')
    await expect(modal.getByRole('link', { name: 'Link 1' })).toBeVisible(patient)
    await page.goBack()
    await expect(modal).toBeHidden()

    await page.goto(`${origin}/mentor-tasks/3/submit`)
    await expect(page.getByRole('heading', { name: 'Submit Task' })).toBeVisible(patient)
    await fillTaskForm(page)
    await goOffline(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.reload().catch(() => null) // nothing comes: the phone has no network
    await page.context().setOffline(false)
    await slowDown(page)
    await page.goto(`${origin}/mentor-tasks/3/submit`)
    await expect(page.getByLabel('Student ID')).toHaveValue('MST/0042', patient)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible(patient)
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await expectPage(page, 'Mentor Tasks')
  })
})
