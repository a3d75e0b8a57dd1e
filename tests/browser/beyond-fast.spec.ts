import { holdCall, watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { cardOf, openCard } from '../support/cards.ts'
import { enter, haveSession } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { shiftsOf, watchShifts } from '../support/layout-shift.ts'
import { loadedAll } from '../support/network.ts'
import { holdScripts } from '../support/scripts.ts'
import { noteUsable, usableAt } from '../support/usable.ts'

// How fast, npm run bench -- web says. Here stands what does not depend on a clock: what a page waits for.

const LOGIN = 'form button[type=submit]:enabled'
const FIRST_CARD = 'main article button[aria-haspopup=dialog]:enabled'
/** It would never be asked, but a test says so sooner. */
const ASKED_SOON_MS = 7000
/** Slow enough for the browser to paint a page that it is still reading. */
const TIMES_SLOWER = 6

test.describe('Beyond the specification: as fast as the web allows', () => {
  for (const [path, wanted, calls] of [
    ['/login', LOGIN, 0],
    ['/', FIRST_CARD, 1],
  ] as const) {
    test(`${path} asks for all its scripts before the first of them runs, asks auth.php ${calls} times, and does not move`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open(FULL_SCHOOL)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
      await watchShifts(page)
      await noteUsable(page, wanted)
      const sent = watchCalls(page)
      const scripts = await holdScripts(page)
      await haveSession(page, origin)
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
      const firstRuns = await scripts.letGo()
      const late = await scripts.askedBetween(firstRuns, await usableAt(page))
      await loadedAll(page)
      expect.soft(late, 'scripts that the page asked for after it ran one').toEqual([])
      expect.soft(sent.count('auth.php')).toBe(calls)
      expect(await shiftsOf(page)).toEqual([])
    })
  }

  test('the session check is under way before any script has arrived', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    const scripts = await holdScripts(page)
    await haveSession(page, origin)
    const asked = page.waitForRequest('**/backend/auth.php', { timeout: ASKED_SOON_MS })
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    await asked
    await scripts.letGo()
    await expect(page.locator(FIRST_CARD).first()).toBeVisible()
  })

  test('the cards wait for one answer of the backend alone', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    for (const call of ['get_links.php', 'fetch_messages.php', 'get_tasks.php'] as const) {
      await holdCall(page, call)
    }
    await enter(page, `${origin}/`)
    await expect(cardOf(page, 'Class Link')).toBeVisible()
    await expect(await openCard(page, 'Class Link')).toBeVisible()
  })
})
