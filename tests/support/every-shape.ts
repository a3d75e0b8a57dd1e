import { expect, test, type Page } from '@playwright/test'
import { expectPage } from './enter.ts'
import { SHAPES, type Route } from './full-school.ts'
import { painted } from './painted.ts'

/**
 * Visits each shape of page from a page that is open, signed in, and looks at each once it is complete: a load for each
 * route took half of the time. For a school without messages, whose banner would close during a look.
 */
export async function onEveryShape(
  page: Page,
  look: (route: Route) => Promise<void>,
): Promise<void> {
  for (const route of SHAPES) {
    await test.step(route.path, async () => {
      await goTo(page, route)
      await look(route)
    })
  }
}

/** As a link leads there; steps of the password reset get the address from the step before. */
async function goTo(page: Page, { path, heading }: Route): Promise<void> {
  const state = { email: 'ada@example.org' }
  await page.evaluate(([to, given]) => history.pushState(given, '', to), [path, state] as const)
  await expectPage(page, heading)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await page.evaluate(() => {
    // The keyboard starts at the top, as after a load.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  await painted(page)
}
