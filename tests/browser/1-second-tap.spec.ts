import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { cardOf, SECOND_TAP_MS } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { CLOCK_MARGIN_MS, stopClock, waitStopped } from '../support/page-clock.ts'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

test.describe('1. What the product does and for whom, by touch', () => {
  test('a second tap within half a second of the first opens no link and closes nothing; a later tap and a key do', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
    const tabs: Page[] = []
    await page.context().route(`${STORED_ORIGIN}/**`, (route) => route.fulfill({ body: '' }))
    page.on('popup', (tab) => tabs.push(tab))
    await page.clock.install()
    await enter(page, `${origin}/classes`)
    const view = cardOf(page, 'Class Link').getByRole('button', { name: 'View' })
    await expect(view).toBeVisible()
    await stopClock(page)
    const modal = page.getByRole('dialog', { name: 'Class Link' })
    const link = modal.getByRole('link', { name: 'Link 2' })
    const open = async () => {
      await tap(page, view)
      await waitStopped(page, link)
    }

    for (const ms of [250, 400]) {
      await open()
      await page.clock.runFor(ms - CLOCK_MARGIN_MS)
      await tap(page, link)
      await page.touchscreen.tap(180, 20)
      await tap(page, modal.getByRole('button', { name: 'Close' }))
      await expect(modal, 'taps on a link, beside the modal and on Close').toBeVisible()
      await page.keyboard.press('Escape')
      await expect(modal).toBeHidden()
    }
    expect(tabs, 'opened by taps too early').toEqual([])

    await open()
    const byKey = page.waitForEvent('popup')
    await link.press('Enter')
    await byKey
    await page.clock.runFor(SECOND_TAP_MS)
    const byTap = page.waitForEvent('popup')
    await tap(page, link)
    await byTap
    expect(tabs).toHaveLength(2)
  })

  test('a second tap neither keeps nor cancels what a student has just said to have sent, and removes no other wait', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.clock.install()
    await enter(page, `${origin}/payments`)
    const view = cardOf(page, 'Receipt upload').getByRole('button', { name: 'View' })
    await expect(view).toBeVisible()
    await stopClock(page)
    await tap(page, view)
    const modal = page.getByRole('dialog')
    const sent = modal.getByRole('button', { name: 'I have sent it' })
    await waitStopped(page, sent)
    const box = await sent.boundingBox()
    if (box === null) throw new Error('There is nothing to tap')

    for (const part of [0.1, 0.5, 0.9]) {
      await page.clock.runFor(SECOND_TAP_MS)
      const at = [box.x + box.width * part, box.y + box.height / 2] as const
      await page.touchscreen.tap(...at)
      await page.touchscreen.tap(...at)
      await expect(modal.getByLabel('Submission ID'), `${part} of the button`).toBeVisible()
      await modal.getByRole('button', { name: 'Cancel' }).press('Enter')
    }

    for (const id of ['RC-1', 'RC-2']) {
      await modal.getByRole('button', { name: /^I have sent it$|^Sent another$/ }).press('Enter')
      await modal.getByLabel('Submission ID').fill(id)
      await page.clock.runFor(SECOND_TAP_MS)
      await tap(page, modal.getByRole('button', { name: 'Save' }))
      await tap(page, modal.getByRole('link', { name: 'Check payment status' }))
      await expect(modal).toHaveAccessibleName('Receipt upload')
      if (id === 'RC-1') await page.keyboard.press('Escape')
      if (id === 'RC-1') await view.press('Enter')
    }
    await modal.getByRole('link', { name: 'Check payment status' }).press('Enter')
    await waitStopped(page, modal.getByText('RC-1'))
    await page.clock.runFor(SECOND_TAP_MS)
    await tap(page, modal.getByRole('button', { name: 'Remove RC-2' }))
    await tap(page, modal.getByRole('button', { name: 'Remove RC-1' }))
    await expect(modal.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  })
})

async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing to tap')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
