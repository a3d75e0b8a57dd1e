// What runs in the page cannot reach out of its function.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { walkFocus } from '../support/focus-walk.ts'

// Where the system chooses the colours, backgrounds and shadows are gone: borders, words and icons
// have to say it all.
test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
)

test.describe('In forced colours', () => {
  for (const { path, heading } of [
    { path: '/login', heading: 'Student Login' },
    { path: '/', heading: 'Welcome, Ada' },
  ]) {
    test(`buttons, fields and the focus show by a line: ${path}`, async ({ page, portal }) => {
      const { origin } = await portal.open(FULL_SCHOOL)
      if (path === '/login') await page.goto(`${origin}${path}`)
      else await enter(page, `${origin}${path}`)
      await expectPage(page, heading)
      expect(await withoutBorder(page)).toEqual([])
      const stops = await walkFocus(page, 'Tab')
      expect(stops.filter(({ wrong }) => wrong.length > 0)).toEqual([])
    })
  }

  test('buttons of a modal show by a line', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/payments`)
    await expect(await openCard(page, 'Naira bank transfer')).toBeVisible()
    expect(await withoutBorder(page)).toEqual([])
  })

  test('the entry of the shown page and the state of a task show by a line', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/mentor-tasks`)
    const entries = page.getByRole('navigation', { name: 'Portal' })
    await expect(entries.getByRole('link', { name: 'Tasks' })).toHaveCSS(
      'border-left-width',
      '3px',
      { pseudo: 'before' },
    )
    await expect(entries.getByRole('link', { name: 'Classes' })).toHaveCSS(
      'border-left-width',
      '0px',
      { pseudo: 'before' },
    )
    const badge = page.getByRole('main').getByText(/days left$/)
    await expect(badge).toHaveCSS('border-top-style', 'solid')
    expect(await isSeen(badge)).toBe(true)
  })
})

/** Buttons, links that look like them, and fields, of which no line shows where they are. */
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

function isSeen(element: ReturnType<Page['locator']>): Promise<boolean> {
  return element.evaluate((badge) => !/^rgba.*, 0\)$/.test(getComputedStyle(badge).borderTopColor))
}
