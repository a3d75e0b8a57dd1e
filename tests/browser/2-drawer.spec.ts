import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enter, expectAtRest, expectPage } from '../support/enter.ts'
import { SIDEBAR } from '../support/routes.ts'

const HEIGHT = 740

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Portal' })

async function openDrawer(page: Page): Promise<void> {
  await menuButton(page).click()
  await expectAtRest(drawer(page))
}

test.describe('2. Screens and routes', () => {
  test.describe('Navigation', () => {
    test('the sidebar is permanent above 900px, and at 900px or less a drawer opened by a Menu button', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/`)
      await expectPage(page, 'Welcome, Ada')
      for (const width of [1280, 901]) {
        await page.setViewportSize({ width, height: HEIGHT })
        await expect(sidebar(page), `${width}px`).toBeVisible()
        await expect(menuButton(page), `${width}px`).toBeHidden()
      }
      for (const width of [360, 900]) {
        await page.setViewportSize({ width, height: HEIGHT })
        await expect(sidebar(page), `${width}px`).toBeHidden()
        await openDrawer(page)
        await expect(drawer(page).getByRole('listitem'), `${width}px`).toHaveText([
          ...SIDEBAR.map(({ label }) => label),
          'Logout',
        ])
        if (width === 900) break
        await page.keyboard.press('Escape')
        await expect(drawer(page)).toBeHidden()
      }
      // The drawer that is open gives way to the sidebar when the screen becomes wide.
      await page.setViewportSize({ width: 901, height: HEIGHT })
      await expect(drawer(page)).toBeHidden()
      await expect(sidebar(page)).toBeVisible()
    })

    test('the drawer is temporary: Escape, its Close button, pressing beside it and following an entry close it', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await page.setViewportSize({ width: 360, height: HEIGHT })
      await enter(page, `${origin}/`)
      await expectPage(page, 'Welcome, Ada')
      const follow = (entry: string) => drawer(page).getByRole('link', { name: entry }).click()
      for (const [way, close] of [
        ['Escape', () => page.keyboard.press('Escape')],
        ['pressing beside it', () => page.mouse.click(355, HEIGHT / 2)],
        ['Close', () => drawer(page).getByRole('button', { name: 'Close' }).click()],
        ['following the entry of the page that is shown', () => follow('Dashboard')],
        ['following another entry', () => follow('Payments')],
      ] as const) {
        await test.step(way, async () => {
          await openDrawer(page)
          await close()
          await expect(drawer(page)).toBeHidden()
        })
      }
      await expectPage(page, 'Payments')
    })
  })
})
