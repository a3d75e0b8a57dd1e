import { expect, type Page } from '@playwright/test'
import { openCard } from '../cards.ts'
import { expectAtRest, expectPage } from '../enter.ts'
import { PROTECTED_ROUTES, ROUTED_TASK } from '../routes.ts'

// What a student does who stays for long.

/** The pages that the sidebar leads to; the dashboard comes first. */
const ENTRIES = PROTECTED_ROUTES.filter(({ path }) => !/mentor-tasks|turnintin/.test(path))

export const NAVIGATIONS_A_ROUND = ENTRIES.length + 11

/** Goes once through the whole portal, by sidebar, links, search, Back and forward, and back to the dashboard. */
export async function walkRound(page: Page): Promise<void> {
  for (const { path, heading } of ENTRIES) {
    await page.locator(`nav[aria-label=Portal] a[href="${path}"]`).click()
    await expectPage(page, heading)
  }
  await page.goBack()
  await expectPage(page, 'Internship')
  await page.goForward()
  await expectPage(page, 'Inductions')
  for (const [words, heading] of [
    ['refunds', "Students' Policy"],
    ['receipt upload', 'Payments'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill(words)
    await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toHaveText(heading)
  }
  await expectAtRest(page.getByRole('dialog', { name: 'Receipt upload' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [link, heading] of [
    ['Accessibility', 'Accessibility'],
    ['Go to the student portal', 'Welcome, Ada'],
    ['All tasks', 'Mentor Tasks'],
    [ROUTED_TASK.title, ROUTED_TASK.title],
    ['Submit Task Here', 'Submit Task'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expectPage(page, heading)
  }
  await page.locator('nav[aria-label=Portal] a[href="/"]').click()
  await expectPage(page, 'Welcome, Ada')
  // An idle browser loads the chat: it is there whenever this is asked.
  await expect(page.locator('iframe')).toBeAttached()
}

/** Opens and closes modals of the dashboard. */
export async function openModals(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const title = time % 2 === 0 ? 'Class Link' : 'Study page'
    await expect(await openCard(page, title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

/** On the dashboard: the other colours, the chat, the messages and the drawer, each there and away again. */
export async function openOthers(page: Page): Promise<void> {
  for (const name of ['Dark theme', 'Help', 'Messages']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await button.click()
  }
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 360, height })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAtRest(page.getByRole('dialog', { name: 'Menu' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width, height })
}
