import type { Locator } from '@playwright/test'
import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { cardOf } from '../support/cards.ts'
import { findLowTargets } from '../support/targets.ts'

test.describe('A page with a text', () => {
  test('has its cards first on a phone; from 1200 px they stay in view beside the text', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await portal.enter('/deferment')
    const card = cardOf(page, 'Deferment request')
    const heading = page.getByRole('heading', { name: 'When it may happen' })
    expect((await boxOf(card)).y).toBeLessThan((await boxOf(heading)).y)
    await page.setViewportSize({ width: 1200, height: 400 })
    await page.addStyleTag({ content: 'main :not(article) > h2 + p { min-height: 800px }' })
    const beside = await boxOf(card)
    const text = await boxOf(heading)
    expect(beside.x).toBeGreaterThan(text.x + text.width)
    expect(Math.abs(beside.y - text.y)).toBeLessThan(4)
    await page.evaluate(() => scrollTo(0, 500))
    await expect(heading).not.toBeInViewport()
    await expect(card.getByRole('button', { name: 'View' })).toBeInViewport({ ratio: 1 })
  })

  test('has its contents behind a button that stays in view on a phone', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await portal.enter('/student-policy')
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const button = contents.getByRole('button', { name: 'Contents' })
    const entry = contents.getByRole('link', { name: 'Refunds' })
    await expect(entry).toBeHidden()
    await page.evaluate(() => scrollTo(0, 1500))
    await button.click()
    await expect(entry).toBeVisible()
    expect(await contents.evaluate(isWordCutInHalf), 'more entries follow').toBe(true)
    expect(await findLowTargets(page, 'nav[aria-label=Contents] :is(a, button)')).toEqual([])
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(350, 700)]) {
      await close()
      await expect(entry).toBeHidden()
      await expect(button).toBeFocused()
      await button.press('Enter')
    }
    await entry.click()
    await expect(entry).toBeHidden()
    const heading = page.getByRole('heading', { name: 'Refunds', exact: true })
    const below = await boxOf(button)
    await expect.poll(() => topOf(heading)).toBeLessThan(250)
    expect(await topOf(heading)).toBeGreaterThanOrEqual(below.y + below.height)
    await page.keyboard.press('Tab')
    const next = await topOf(page.locator('main :focus'))
    expect(next, 'the keyboard goes on from there').toBeGreaterThan(await topOf(heading))
  })
})

async function topOf(shown: Locator): Promise<number> {
  return (await boxOf(shown)).y
}

/** Runs in the page: whether the lower edge of the list cuts an entry, which shows that more follow. */
function isWordCutInHalf(contents: Element): boolean {
  const scrolled = contents.querySelector('ol')?.parentElement
  const edge = scrolled?.getBoundingClientRect().bottom ?? 0
  return [...contents.querySelectorAll('li a')].some((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return Math.abs((top + bottom) / 2 - edge) < 5
  })
}
