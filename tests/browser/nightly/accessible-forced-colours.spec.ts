// Functions that run in the page cannot use anything outside themselves.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import { enter, expectPage } from '../../support/enter.ts'
import { walkFocus } from '../../support/focus-walk.ts'
import { FULL_SCHOOL } from '../../support/full-school.ts'

// Where the system chooses the colours, backgrounds and shadows are gone. Borders, words and icons say it all.
test('in forced colours buttons, fields, the focus, the current entry and the state of a task show by a line', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { origin } = await portal.open(FULL_SCHOOL)
  await page.goto(`${origin}/login`)
  await expectPage(page, 'Student Login')
  await expectLines(page)
  await enter(page, `${origin}/`)
  await expectPage(page, 'Welcome, Ada')
  await expectLines(page)
  await expect(await openCard(page, 'Class Link')).toBeVisible()
  expect(await withoutBorder(page)).toEqual([])

  await page.goto(`${origin}/mentor-tasks`)
  const entries = page.getByRole('navigation', { name: 'Portal' })
  for (const [entry, width] of [
    ['Tasks', '3px'],
    ['Classes', '0px'],
  ] as const) {
    await expect(entries.getByRole('link', { name: entry })).toHaveCSS('border-left-width', width, {
      pseudo: 'before',
    })
  }
  const badge = page
    .getByRole('main')
    .getByText(/days left$/)
    .locator('..')
  await expect(badge).toHaveCSS('border-top-style', 'solid')
  await expect(badge).not.toHaveCSS('border-top-color', /^rgba.*, 0\)$/)
})

async function expectLines(page: Page): Promise<void> {
  expect(await withoutBorder(page)).toEqual([])
  const stops = await walkFocus(page, 'Tab')
  expect(stops.filter(({ wrong }) => wrong.length > 0)).toEqual([])
}

/** Buttons, links that look like them, and fields without a visible border. */
function withoutBorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looksLikeButton = (element: Element) =>
      element.matches('button, input:not([type=checkbox])') ||
      (element.matches('a') &&
        getComputedStyle(element).fontWeight === '600' &&
        element.clientHeight >= 44)
    const all = [...document.querySelectorAll<HTMLElement>('button, a, input')].filter(
      (element) => element.checkVisibility() && looksLikeButton(element),
    )
    return all
      .filter((element) => !hasLine(element))
      .map((element) => element.outerHTML.slice(0, 120))

    function hasLine(element: HTMLElement): boolean {
      const drawn = element.matches('input') ? element.parentElement : element
      if (drawn === null || element.matches('nav a')) return true
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(drawn)
      const seen = !/^rgba.*, 0\)$/.test(borderTopColor)
      return Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid' && seen
    }
  })
}
