import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { PUBLIC_ROUTES, SIDEBAR } from '../support/routes.ts'

const chatFrame = (page: Page) => page.locator('iframe')
const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat' })

test.describe('1. What the product does and for whom', () => {
  for (const path of ['/login', '/']) {
    test(`a chat widget is loaded on ${path}`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, origin + path)
      await chatButton(page).click()
      await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/)
    })
  }

  test('the chat widget waits behind its button', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expect(chatFrame(page)).toBeAttached()
    await expect(chatFrame(page)).toBeHidden()
    await chatButton(page).click()
    await expect(chatFrame(page)).toBeVisible()
    await chatButton(page).click()
    await expect(chatFrame(page)).toBeHidden()
  })

  test('on a phone the chat opens where it can be seen', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${origin}/login`)
    await chatButton(page).click()
    await expect(chatFrame(page)).toBeInViewport({ ratio: 1 })
    await expect(chatButton(page)).toBeInViewport({ ratio: 1 })
  })

  test('the chat widget is loaded nowhere else', async ({ page, portal }) => {
    const { origin } = await portal.open()
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('chat')) loaded.push(request.url())
    })
    for (const { path, heading } of PUBLIC_ROUTES.filter(({ path }) => path !== '/login')) {
      await page.goto(origin + path)
      await expectPage(page, heading)
      expect.soft(await chatButton(page).count(), path).toBe(0)
    }
    await enter(page, `${origin}/tasks-turnintin-log`)
    for (const { path, label } of SIDEBAR.filter(({ path }) => path !== '/')) {
      await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click()
      await expectPage(page, label)
      expect.soft(await chatButton(page).count(), path).toBe(0)
    }
    expect(loaded).toEqual([])
  })

  test('leaving the page removes the chat widget with everything it brought', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    await expect(chatFrame(page)).toBeAttached()
    await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).click()
    await expectPage(page, 'Classes')
    await expect(chatFrame(page)).toHaveCount(0)
    expect(page.frames()).toHaveLength(1)
  })

  test('nothing of the chat widget runs outside its frame', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/forgot-password`)
    await expectPage(page, 'Forgot Password')
    const withoutChat = await globalsOf(page)
    await page.goto(`${origin}/login`)
    await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/)
    expect(await globalsOf(page)).toEqual(withoutChat)
  })

  test('removing the frame removes everything of the chat widget', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expect(chatFrame(page)).toBeAttached()
    await chatFrame(page).evaluate((frame) => frame.remove())
    expect(page.frames()).toHaveLength(1)
    await expect(page.locator('script[src*="chat"]')).toHaveCount(0)
  })
})

/** Every name that scripts have put beside the page's own; the frames of a page are numbers. */
function globalsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window).filter((name) => !/^\d+$/.test(name)))
}
