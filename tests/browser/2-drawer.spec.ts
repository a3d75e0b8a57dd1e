import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { SIDEBAR } from '../support/routes.ts'

const HEIGHT = 740

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openDrawer(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
}

test.describe('2. Screens and routes', () => {
  test.describe('Navigation', () => {
    for (const width of [901, 1280]) {
      test(`the sidebar is permanent at ${width}px, without a Menu button`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open()
        await page.setViewportSize({ width, height: HEIGHT })
        await enter(page, `${origin}/`)
        await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
        await expect(menuButton(page)).toBeHidden()
      })
    }

    for (const width of [900, 360]) {
      test(`the sidebar is a drawer opened by a Menu button at ${width}px`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open()
        await page.setViewportSize({ width, height: HEIGHT })
        await enter(page, `${origin}/`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('navigation', { name: 'Portal' })).toBeHidden()
        await openDrawer(page)
        await expect(drawer(page).getByRole('listitem')).toHaveText([
          ...SIDEBAR.map(({ label }) => label),
          'Logout',
        ])
      })
    }

    const WAYS: readonly { title: string; close: (page: Page) => Promise<void> }[] = [
      {
        title: 'following an entry',
        close: (page) => drawer(page).getByRole('link', { name: 'Payments' }).click(),
      },
      {
        title: 'following the entry of the page that is shown',
        close: (page) => drawer(page).getByRole('link', { name: 'Dashboard' }).click(),
      },
      { title: 'Escape', close: (page) => page.keyboard.press('Escape') },
      { title: 'pressing beside it', close: (page) => page.mouse.click(355, HEIGHT / 2) },
      {
        title: 'its Close button',
        close: (page) => drawer(page).getByRole('button', { name: 'Close' }).click(),
      },
    ]
    for (const { title, close } of WAYS) {
      test(`the drawer is temporary: ${title} closes it`, async ({ page, portal }) => {
        const { origin } = await portal.open()
        await page.setViewportSize({ width: 360, height: HEIGHT })
        await enter(page, `${origin}/`)
        await openDrawer(page)
        await close(page)
        await expect(drawer(page)).toBeHidden()
      })
    }

    test('an entry of the drawer leads to its page', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.setViewportSize({ width: 360, height: HEIGHT })
      await enter(page, `${origin}/`)
      await openDrawer(page)
      await drawer(page).getByRole('link', { name: 'Payments' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments')
    })

    test('the drawer gives way to the sidebar when the screen becomes wide', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await page.setViewportSize({ width: 900, height: HEIGHT })
      await enter(page, `${origin}/`)
      await openDrawer(page)
      await page.setViewportSize({ width: 901, height: HEIGHT })
      await expect(drawer(page)).toBeHidden()
      await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
    })
  })
})
