import type { Page } from '@playwright/test'
import { saveMessage } from '../../src/server/store/messages.ts'
import { bannerOf, enterPastMessages, openAtFirstMoment } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { CLOCK_MARGIN_MS, waitStopped } from '../support/page-clock.ts'

const GENERAL = 'The school is closed on Friday.'
const PERSONAL = 'Ada, your certificate is ready.'
const messages = { everyone: GENERAL }
const STALE_MS = 5 * 60_000 + 1000 // messages are asked for again after five minutes

test.describe('4. States and transitions', () => {
  test('message banner hides after 14 seconds', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { region } = bannerOf(page)
    await page.clock.runFor(14_000 - CLOCK_MARGIN_MS)
    await expect(region).toBeVisible()
    await page.clock.runFor(CLOCK_MARGIN_MS)
    await expect(region).toBeHidden()
  })

  test('message banner hides when closed', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages })
    await enter(page, `${origin}/classes`)
    const { region, close } = bannerOf(page)
    await close.click()
    await expect(region).toBeHidden()
  })

  test('the 14 seconds of the banner run on across navigations', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { region } = bannerOf(page)
    await page.clock.runFor(9000)
    await follow(page, 'Payments')
    await expect(region).toBeVisible()
    await page.clock.runFor(5000)
    await expect(region).toBeHidden()
  })

  test('once hidden the banner stays hidden on other pages', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { region, close } = bannerOf(page)
    await close.click()
    await follow(page, 'Payments')
    await page.clock.runFor(1000)
    await expect(region).toBeHidden()
  })

  test('once hidden the banner stays hidden while the messages are the same', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { region, close } = bannerOf(page)
    await close.click()
    await page.clock.runFor(STALE_MS)
    const asked = page.waitForResponse('**/backend/fetch_messages.php')
    await comeBackToTheTab(page)
    await (await asked).finished()
    await page.clock.runFor(1000)
    await expect(region).toBeHidden()
  })

  test('once hidden the banner comes back when a message changes', async ({ page, portal }) => {
    const { origin, db } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { region, close } = bannerOf(page)
    await close.click()
    await page.clock.runFor(STALE_MS)
    await saveMessage(db, { kind: 'everyone' }, 'The school is open on Friday after all.')
    await comeBackToTheTab(page)
    await waitStopped(page, region.getByText('The school is open on Friday after all.'))
    await page.clock.runFor(14_000)
    await expect(region).toBeHidden()
  })

  test('once hidden the banner comes back when the portal is loaded afresh', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    await enter(page, `${origin}/classes`)
    const { region, close } = bannerOf(page)
    await close.click()
    await page.reload()
    await expect(region).toBeVisible()
  })

  test('a Messages button in the top bar brings the hidden banner back, for another 14 seconds', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { region, close } = bannerOf(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Messages' })
    await page.clock.runFor(10_000)
    await close.click()
    await button.click()
    await page.clock.runFor(14_000 - CLOCK_MARGIN_MS)
    await expect(region).toBeVisible()
    await page.clock.runFor(CLOCK_MARGIN_MS)
    await expect(region).toBeHidden()
    await expect(button).toBeVisible()
  })

  for (const [which, given, shown] of [
    ['the general message', { everyone: GENERAL }, [GENERAL]],
    ['the student message', { students: { 'ada@example.org': PERSONAL } }, [PERSONAL]],
    [
      'both messages',
      { everyone: GENERAL, students: { 'ada@example.org': PERSONAL } },
      [GENERAL, PERSONAL],
    ],
  ] as const) {
    test(`the banner shows ${which} where no other is stored`, async ({ page, portal }) => {
      const { origin } = await portal.open({ messages: given })
      await enter(page, `${origin}/classes`)
      await expect(bannerOf(page).region.getByRole('paragraph')).toHaveText([...shown])
    })
  }

  test('without messages there is neither banner nor Messages button', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enterPastMessages(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    await expect(bannerOf(page).region).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Messages' })).toHaveCount(0)
  })
})

async function follow(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click()
  await waitStopped(page, page.getByRole('heading', { level: 1, name: entry }))
}

async function comeBackToTheTab(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}
