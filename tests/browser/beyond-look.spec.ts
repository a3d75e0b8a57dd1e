import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { fillTaskForm } from '../support/portal-forms.ts'

/** Whether the page is light or dark, by its background. */
const expectShade = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => {
      const [red = 0] =
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      return Number(red) > 127 ? 'light' : 'dark'
    }),
  )
const darkSwitch = (page: Page) => page.getByRole('button', { name: 'Dark theme' })

test.describe('Beyond: light and dark', () => {
  test('follow the system, until the student chooses the other: in every page, after a reload and after logout', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    await expectPage(page, 'Welcome, Ada')
    await expectShade(page).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'true')
    await expectShade(page).toBe('dark')
    await darkSwitch(page).click()
    await expectShade(page).toBe('light')
    await page.goto(`${origin}/classes`)
    await expectPage(page, 'Classes')
    await expectShade(page).toBe('light')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    await page.reload()
    await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'false')
    await expectShade(page).toBe('light')
  })
})

test.describe('Beyond: details that stand apart', () => {
  test('the account number is copied by its button, which says so', async ({ page, portal }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    const modal = await openCard(page, 'Naira bank transfer')
    await modal.getByRole('button', { name: 'Copy Account number' }).press('Enter')
    await expect(modal.getByText('Account number copied')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0000000000')
  })
})

test.describe('Beyond: without a connection and on paper', () => {
  test('the policy is printed without the frame around it, in light colours', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/student-policy`)
    await expectPage(page, "Students' Policy")
    await darkSwitch(page).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe('light only')
  })
})

test.describe('Beyond: the front door', () => {
  test('says whom to write to or call: below the form on a phone, in its column, and beside it on a wide screen', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    const form = await edgesOf(page.locator('form'))
    const links = await edgesOf(page.getByRole('link', { name: 'Staff login' }))
    const beside = await edgesOf(page.getByRole('complementary', { name: 'Help' }))
    expect(links.left).toBe(form.left)
    expect(beside.right).toBeLessThan(form.left)
    await page.setViewportSize({ width: 360, height: 640 })
    const phoneForm = await edgesOf(page.locator('form'))
    const below = await edgesOf(page.getByText('Trouble signing in?'))
    expect(below.left).toBe(phoneForm.left)
    expect(below.top).toBeGreaterThan(phoneForm.bottom)
  })
})

test.describe('Beyond: the task form', () => {
  test('has its two numbers side by side from 600 px on, in one line whatever stands around them', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByLabel('Lesson Number')).toHaveAttribute('aria-invalid', 'true')
    await page.setViewportSize({ width: 600, height: 800 })
    const [task, lesson] = [page.getByLabel('Task Number'), page.getByLabel('Lesson Number')]
    const beside = await edgesOf(lesson)
    expect(beside.top).toBe((await edgesOf(task)).top)
    expect(beside.left).toBeGreaterThan((await edgesOf(task)).right)
    await page.setViewportSize({ width: 599, height: 800 })
    expect((await edgesOf(lesson)).top).toBeGreaterThan((await edgesOf(task)).bottom)
  })

  test('ends with a receipt whose tick and Done a phone of 360 × 640 px shows at once', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    const modal = page.getByRole('dialog', { name: 'Task Submitted' })
    await expect(modal.locator('p svg')).toBeInViewport({ ratio: 1 })
    await expect(modal.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  })
})

function edgesOf(element: Locator) {
  return element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    return { left, right, top, bottom }
  })
}
