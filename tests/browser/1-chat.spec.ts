import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { BUILT_CHAT, VENDOR, type BuiltChat } from '../school/built-portal.ts'
import { bannerOf } from '../support/banner.ts'
import { overlap } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { painted } from '../support/painted.ts'

const chatFrame = (page: Page) => page.locator('iframe')
const chatButton = (page: Page) => page.getByRole('button', { name: 'Help' })

// That the widget is on /login and / alone is in tests/portal/accessible-structure.test.tsx.
test.describe('1. What the product does and for whom', () => {
  test('the chat widget of / opens at its button, and leaving the page removes all of it', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    await chatButton(page).click()
    await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/)
    await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).click()
    await expectPage(page, 'Classes')
    await expect(chatFrame(page)).toHaveCount(0)
    await expect.poll(() => page.frames().length).toBe(1)
  })

  test('on a phone the chat widget of /login waits behind its button, and opens where it can be seen', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${origin}/login`)
    await expect(chatFrame(page)).toBeAttached()
    await expect(chatFrame(page)).toBeHidden()
    await chatButton(page).click()
    await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/)
    await expect(chatFrame(page)).toBeInViewport({ ratio: 1 })
    await expect(chatButton(page)).toBeInViewport({ ratio: 1 })
    await chatButton(page).click()
    await expect(chatFrame(page)).toBeHidden()
  })

  test('on a phone the Help button is out of the way while the student scrolls down: not on the way up, at the end, with the focus or open', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 640 })
    await enter(page, origin)
    await expect(chatFrame(page)).toBeAttached()
    const isThere = () => expect(chatButton(page)).toBeInViewport({ ratio: 1 })
    const isAway = () => expect(chatButton(page)).not.toBeInViewport()
    // All the way: of two turns of a wheel that follow at once a browser may make one.
    const scroll = async (by: number) => {
      const wanted = await page.evaluate(
        (step) => Math.min(scrollY + step, document.documentElement.scrollHeight - innerHeight),
        by,
      )
      await page.mouse.wheel(0, by)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(wanted)
    }
    await page.mouse.move(180, 300)
    await isThere()
    await scroll(200)
    await isAway()
    await scroll(-100)
    await isThere()
    await scroll(100)
    await isAway()
    await chatButton(page).focus()
    await isThere()
    await chatButton(page).blur()
    await isAway()
    await scroll(9000)
    await isThere()
    await scroll(-300)
    await chatButton(page).click()
    await chatButton(page).blur()
    await scroll(100)
    await painted(page)
    await expect(chatFrame(page)).toBeInViewport({ ratio: 1 })
  })

  test('on a phone the Help button gives way to messages, an open one stays above them, and a page ends with room for it', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const everyone = 'The school is closed on Friday. '.repeat(20)
    const messages = { everyone, students: { 'ada@example.org': everyone } }
    const { origin } = await portal.open({ messages })
    await enter(page, origin)
    const { region, close } = bannerOf(page)
    await expect(region).toBeVisible()
    await expect(chatButton(page)).toBeHidden()
    await close.click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    for (const shown of [
      page.getByRole('article').last(),
      page.getByRole('contentinfo').getByRole('link'),
    ]) {
      await expect.poll(() => overlap(chatButton(page), shown)).toBe(false)
    }
    await chatButton(page).click()
    await page.getByRole('button', { name: 'Messages', exact: true }).click()
    await expect(region).toBeVisible()
    await expect(chatFrame(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => overlap(chatButton(page), region)).toBe(false)
  })

  test('nothing of the chat widget runs outside its frame, and removing the frame removes everything', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/forgot-password`)
    await expectPage(page, 'Forgot Password')
    const withoutChat = await globalsOf(page)
    await page.goto(`${origin}/login`)
    await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/)
    expect(await globalsOf(page)).toEqual(withoutChat)
    await expect(page.locator('script[src*="chat"]')).toHaveCount(0)
    await chatFrame(page).evaluate((frame) => frame.remove())
    await expect.poll(() => page.frames().length).toBe(1)
  })
})

test.describe('A vendor’s chat script', () => {
  test('comes to nothing of the portal, and shows its widget over the support contacts', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/Content Security Policy/)
    const { origin } = await portal.signedIn()
    await chatOf(
      page,
      `
      const reach = (act) => { try { return String(act()) } catch (error) { return error.name } }
      const found = [
        origin,
        reach(() => parent.document.title),
        reach(() => parent.localStorage.userName),
        reach(() => localStorage.userName),
        reach(() => document.cookie),
      ]
      fetch('/backend/auth.php', { credentials: 'include' })
        .then(() => 'read', () => 'refused')
        .then((read) => {
          const widget = document.createElement('div')
          widget.style = 'position: fixed; inset: 0; background: white'
          widget.textContent = [...found, read].join(' ')
          document.body.append(widget)
        })
    `,
    )
    await page.goto(origin)
    await expectPage(page, 'Welcome, Ada')
    await chatButton(page).click()
    await expect(page.frameLocator('iframe').getByText('refused')).toHaveText(
      'null SecurityError SecurityError SecurityError SecurityError refused',
    )
  })

  test('that fails for want of storage leaves the support contacts in the frame', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/SecurityError|sandboxed/)
    const { origin } = await portal.open()
    await chatOf(page, `localStorage.setItem('visitor', '1'); document.body.textContent = 'Chat'`)
    await page.goto(`${origin}/login`)
    await chatButton(page).click()
    const chat = page.frameLocator('iframe')
    await expect(chat.getByRole('heading', { name: 'Talk to us' })).toBeVisible()
    await expect(chat.getByRole('link', { name: 'help@example.org' })).toBeVisible()
  })
})

/** The school's chat is a vendor's script from now on. */
async function chatOf(page: Page, script: string): Promise<void> {
  const built = JSON.parse(await readFile(BUILT_CHAT, 'utf8')) as BuiltChat
  await page.route('**/chat.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': built.policy },
      body: built.page,
    }),
  )
  await page.route(`${VENDOR}/widget.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

/** Every name that scripts have put beside the page's own; the frames of a page are numbers. */
function globalsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window).filter((name) => !/^\d+$/.test(name)))
}
