import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectAtRest, expectPage } from '../support/enter.ts'
import { SIDEBAR } from '../support/routes.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Portal' })

async function openDrawer(page: Page): Promise<void> {
  await menuButton(page).click()
  await expectAtRest(drawer(page))
}

test('the sidebar is permanent above 900px and fits a window of 800px; at 900px or less a Menu button opens it as a drawer', async ({
  page,
  portal,
}) => {
  await portal.enter('/')
  for (const width of [1280, 901]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(sidebar(page), `${width}px`).toBeVisible()
    await expect(menuButton(page), `${width}px`).toBeHidden()
  }
  const { height, room } = await sidebar(page).evaluate((entries) => ({
    height: entries.scrollHeight,
    room: entries.parentElement?.clientHeight,
  }))
  expect(height).toBeLessThanOrEqual(room ?? 0)
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(sidebar(page)).toBeHidden()
  await openDrawer(page)
  const labels = SIDEBAR.map(({ label }) => label)
  await expect(drawer(page).getByRole('listitem')).toHaveText([...labels, 'Logout'])
  // The open drawer gives way to the sidebar when the window becomes wide.
  await page.setViewportSize({ width: 901, height: 800 })
  await expect(drawer(page)).toBeHidden()
  await expect(sidebar(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

// Escape and Back: tests/portal/card-address.test.tsx, and card-address.spec.ts for a modal, which closes alike.
test('an entry closes the drawer, also that of the open page, and Close or a press beside it leaves the page where it was', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 740 })
  await portal.enter('/student-policy')
  await page.evaluate(() => scrollTo(0, 600))
  for (const close of [
    () => page.mouse.click(355, 370),
    () => drawer(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await openDrawer(page)
    await close()
    await expect(drawer(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  }
  for (const entry of ["Students' Policy", 'Payments']) {
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: entry }).click()
    await expectPage(page, entry)
    await expect(drawer(page)).toBeHidden()
  }
  await page.goBack()
  await expectPage(page, "Students' Policy")
  await expect(drawer(page)).toBeHidden()
})
