import type { Page } from '@playwright/test'
import { holdCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { painted } from '../support/painted.ts'

const GONE = 'https://faces.example/gone.png'

// Decorative, so it has no name. The other picture there is the school's logo.
const avatar = (page: Page) => page.getByRole('banner').getByRole('paragraph').locator('img')

test.describe('2. Screens and routes: the top bar', () => {
  test('draws the stored facecard, and a default image if that does not load', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const { origin, db } = await portal.enter('/mentor-tasks/3/submit', {
      students: [{ facecard: 'icon.svg' }],
    })
    await expect(avatar(page)).toHaveAttribute('src', `${origin}/icon.svg`)
    await expectDrawn(page)
    await db.updateTable('students').set({ facecard: GONE }).execute()
    await page.route(GONE, (route) => route.fulfill({ status: 404 }))
    const asked = page.waitForRequest(GONE)
    await page.reload()
    await asked
    await expectPage(page, 'Submit Task')
    await expect(avatar(page)).toHaveAttribute('src', /^\/assets\/default-avatar-.*\.svg$/)
    await expectDrawn(page)
  })

  test('has room for all its parts at 360 and 641 px, before and after messages arrive', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    const letMessages = await holdCall(page, 'fetch_messages.php')
    await enter(page, `${origin}/payments`)
    await expectPage(page, 'Payments')
    const bar = page.getByRole('banner').first()
    const places = async () => {
      const found = []
      for (const width of [360, 641]) {
        await page.setViewportSize({ width, height: 740 })
        await painted(page) // the sidebar goes just before that
        found.push(await bar.getByRole('button', { name: 'Menu' }).boundingBox())
        found.push(await bar.getByRole('button', { name: 'Search' }).boundingBox())
        found.push(await bar.getByText('Ada').boundingBox())
        expect(await bar.evaluate(findSqueezed), `${width} px`).toEqual([])
      }
      return found
    }
    const before = await places()
    letMessages()
    await expect(bar.getByRole('button', { name: /^Messages/ })).toBeVisible()
    expect(await places()).toEqual(before)
  })
})

/** Runs in the page: icons that are not as high as wide, and words that are cut. */
function findSqueezed(bar: Element): string[] {
  return [...bar.querySelectorAll('svg, p > span')].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect()
    const isSqueezed =
      each instanceof SVGElement ? width !== height : each.scrollWidth > each.clientWidth
    return isSqueezed ? [each.outerHTML] : []
  })
}

async function expectDrawn(page: Page): Promise<void> {
  const width = () =>
    avatar(page).evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(0)
}
