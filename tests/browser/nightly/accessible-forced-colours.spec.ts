// Functions that run in the page cannot use anything outside themselves.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import { enter, expectAtRest, expectPage } from '../../support/enter.ts'
import { walkFocus } from '../../support/focus-walk.ts'
import { FULL_SCHOOL } from '../../support/full-school.ts'

const TRANSPARENT = /^rgba.*, 0\)$/

// Where the system chooses the colours, backgrounds and shadows are gone. Borders, words and icons say it all.
test('in forced colours buttons, fields, the focus, the current entry, the state of a task and the drawer show by a line, and texts and icons have the colours of the theme', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
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
  await expectEdge(badge, 'top')

  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('pay')
  await expect(page.locator('mark').first()).toBeVisible()
  expect(await unpaired(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 900, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expectAtRest(drawer)
  await expectEdge(drawer.locator('> div'), 'right')
})

async function expectEdge(place: Locator, side: 'top' | 'right'): Promise<void> {
  await expect(place).toHaveCSS(`border-${side}-style`, 'solid')
  await expect(place).not.toHaveCSS(`border-${side}-color`, TRANSPARENT)
}

async function expectLines(page: Page): Promise<void> {
  expect(await withoutBorder(page)).toEqual([])
  expect(await unpaired(page)).toEqual([])
  const stops = await walkFocus(page, 'Tab')
  expect(stops.filter(({ wrong }) => wrong.length > 0)).toEqual([])
}

/** Texts without the background that a theme pairs with their colour, and icons with a colour of ours. */
function unpaired(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isUnpaired = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      if (!element.matches('svg')) return /^rgba.*, 0\)$/.test(backgroundColor)
      const { parentElement } = element
      return parentElement !== null && color !== getComputedStyle(parentElement).color
    }
    const paired = 'button, input:not([type=checkbox]), select, textarea, mark, svg'
    return [...document.querySelectorAll(paired)]
      .filter((element) => element.checkVisibility() && isUnpaired(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })
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
