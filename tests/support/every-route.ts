import { expect, test, type Page } from '@playwright/test'
import { enter, enterResetStep, expectPage } from './enter.ts'
import { EVERY_ROUTE, type Route } from './full-school.ts'

/** Loads every route in turn, a student signed in, and looks at each when all of it is there and still. */
export async function onEveryRoute(
  page: Page,
  origin: string,
  look: (route: Route) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, origin)
  for (const route of EVERY_ROUTE) {
    await test.step(route.path, async () => {
      await loadRoute(page, origin, route)
      await look(route)
    })
  }
}

async function loadRoute(page: Page, origin: string, { path, heading, isPublic }: Route) {
  const messages = isPublic ? null : page.waitForResponse('**/backend/fetch_messages.php')
  if (/otp|reset/.test(path)) await enterResetStep(page, `${origin}${path}`)
  else await page.goto(`${origin}${path}`)
  await expectPage(page, heading)
  await (await messages)?.finished()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
}
