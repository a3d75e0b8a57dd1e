import type { Page } from '@playwright/test'
import { holdCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'

// Decorative: it has no name to find it by. The other picture there is the school's logo.
const avatar = (page: Page) => page.getByRole('banner').getByRole('paragraph').locator('img')

test.describe('2. Screens and routes', () => {
  test('the top bar draws the stored facecard from the site’s root, and a default image when there is none or it does not load', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const { origin, db } = await portal.open({ students: [{ facecard: 'icon.svg' }] })
    const storeFacecard = (facecard: string) =>
      db.updateTable('students').set({ facecard }).execute()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await expect(avatar(page)).toHaveAttribute('src', `${origin}/icon.svg`)
    await expectDrawn(page)
    await storeFacecard('')
    await page.reload()
    await expectDefaultAvatar(page)
    await storeFacecard('https://faces.example/gone.png')
    await page.route('https://faces.example/**', (route) => route.fulfill({ status: 404 }))
    const asked = page.waitForRequest('https://faces.example/gone.png')
    await page.reload()
    await asked
    await expectDefaultAvatar(page)
  })

  for (const width of [360, 641]) {
    test(`the top bar has room for all its parts, before and after the messages come, at ${width} px`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      const { origin } = await portal.open(FULL_SCHOOL)
      const letMessages = await holdCall(page, 'fetch_messages.php')
      await enter(page, `${origin}/payments`)
      await expectPage(page, 'Payments')
      const bar = page.getByRole('banner').first()
      const places = async () => [
        await bar.getByRole('button', { name: 'Menu' }).boundingBox(),
        await bar.getByRole('button', { name: 'Search' }).boundingBox(),
        await bar.getByText('Ada').boundingBox(),
      ]
      const before = await places()
      letMessages()
      await expect(bar.getByRole('button', { name: /^Messages/ })).toBeVisible()
      expect(await places()).toEqual(before)
      expect(await bar.evaluate(findSqueezed)).toEqual([])
    })
  }
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

async function expectDefaultAvatar(page: Page): Promise<void> {
  await expectPage(page, 'Submit Task')
  await expect(avatar(page)).toHaveAttribute('src', /^\/assets\/default-avatar-.*\.svg$/)
  await expectDrawn(page)
}

/** The avatar has come and is a picture. */
async function expectDrawn(page: Page): Promise<void> {
  const width = () =>
    avatar(page).evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(0)
}
