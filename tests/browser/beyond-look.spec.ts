import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const darkSwitch = (page: Page) => page.getByRole('button', { name: 'Dark colours' })

test.describe('Beyond: light and dark', () => {
  test('follow the system, until the student chooses the other', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    const light = await background(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'true')
    const dark = await background(page)
    expect(dark).not.toBe(light)
    await darkSwitch(page).click()
    expect(await background(page)).toBe(light)
  })

  test('stay as they were chosen, in every page, after a reload and after logout', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    await darkSwitch(page).click()
    const dark = await background(page)
    await page.goto(`${origin}/classes`)
    await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await background(page)).toBe(dark)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    await page.reload()
    await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await background(page)).toBe(dark)
  })
})

test.describe('Beyond: the welcome', () => {
  for (const [hour, greeting] of [
    ['08', 'Good morning'],
    ['13', 'Good afternoon'],
    ['21', 'Good evening'],
  ]) {
    test(`says ${greeting} at ${hour} o'clock of the student's day`, async ({ page, portal }) => {
      // The browser is in New York: five hours behind UTC in March.
      await page.clock.setFixedTime(`2026-03-02T${hour}:30:00-05:00`)
      const { origin } = await portal.open()
      await enter(page, origin)
      await expect(page.getByRole('main')).toContainText(greeting ?? '')
    })
  }
})

test.describe('Beyond: details that stand apart', () => {
  test('the lesson time is in the modal by itself', async ({ page, portal }) => {
    const { origin } = await portal.open({ links: { everyone: { lesson_time: 'Fridays, 5 PM' } } })
    await enter(page, `${origin}/classes`)
    const modal = await openCard(page, 'Class Link')
    await expect(modal.getByRole('term')).toHaveText('Lesson time')
    await expect(modal.getByRole('definition')).toHaveText('Fridays, 5 PM')
  })

  test('the account number is copied by its button, which says so', async ({ page, portal }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    const modal = await openCard(page, 'Naira bank transfer')
    await modal.getByRole('button', { name: 'Copy Account number' }).click()
    await expect(modal.getByText('Account number copied')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0000000000')
  })

  test('where nothing can be copied the button selects the text', async ({ page, portal }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    const modal = await openCard(page, 'Naira bank transfer')
    await modal.getByRole('button', { name: 'Copy Account number' }).click()
    await expect(modal.getByText('Account number is selected')).toBeAttached()
    expect(await page.evaluate(() => String(getSelection()))).toBe('0000000000')
  })
})

test.describe('Beyond: without a connection and on paper', () => {
  test('the portal says that it is offline, for as long as it is', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    await expectPage(page, 'Welcome, Ada')
    await expect(page.getByRole('region', { name: 'Next up' })).toContainText('Nothing is due')
    const notice = page.getByText('You are offline.')
    await expect(notice).toBeHidden()
    await page.context().setOffline(true)
    await expect(notice).toBeVisible()
    await page.context().setOffline(false)
    await expect(notice).toBeHidden()
  })

  test('the policy is printed without the frame around it, in light colours', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/student-policy`)
    await darkSwitch(page).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light only',
    )
  })
})

test.describe('Beyond: the front door', () => {
  test('is as dense on a high screen as on a low one', async ({ page, portal }) => {
    const { origin } = await portal.open()
    const heights: number[] = []
    for (const height of [700, 1600]) {
      await page.setViewportSize({ width: 1280, height })
      await page.goto(`${origin}/login`)
      const button = page.getByRole('button', { name: 'Login', exact: true })
      const [top, bottom] = await Promise.all([
        page.getByLabel('Email').boundingBox(),
        button.boundingBox(),
      ])
      heights.push((bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0))
    }
    expect(heights[0]).toBeGreaterThan(100)
    expect(heights[1]).toBe(heights[0])
  })
})
