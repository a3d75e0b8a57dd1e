import { bannerOf, openAtFirstMoment } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { CLOCK_MARGIN_MS } from '../support/page-clock.ts'

const messages = { everyone: 'The school is closed on Friday.' }

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

  test('message banner hides when closed, until the portal is loaded afresh', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    const { region, close } = bannerOf(page)
    await close.click()
    await expect(region).toBeHidden()
    await page.reload()
    await expect(region).toBeVisible()
  })
})
