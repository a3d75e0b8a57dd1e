import { holdCall } from '../../support/backend-calls.ts'
import { expect, test } from '../../support/browser.ts'
import { expectPage } from '../../support/enter.ts'
import { onEveryShape } from '../../support/every-shape.ts'
import { FULL_SCHOOL, QUIET_SCHOOL } from '../../support/full-school.ts'
import { takeShifts, watchShifts } from '../../support/layout-shift.ts'
import { forgetCached, loadedAll } from '../../support/network.ts'

// Late replies: layout-shift-late.spec.ts.

const PHONE = { width: 360, height: 740 }
/** To the server and back, so that files and replies arrive one after the other. */
const LATENCY_MS = 120
/** Bytes a second. Without a limit Chrome 109 loads nothing. */
const PLENTY = 10_000_000

test.describe('The layout does not shift', () => {
  test('on a phone that has nothing cached and a slow connection', async ({ page, portal }) => {
    test.slow() // several pages in turn
    await page.setViewportSize(PHONE)
    const { origin } = await portal.enter('/accessibility', FULL_SCHOOL)
    await watchShifts(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: PLENTY,
      uploadThroughput: PLENTY,
    })
    // Of each kind the page with the most parts.
    for (const [path, heading] of [
      ['/login', 'Student Login'],
      ['/', 'Welcome, Ada'],
      ['/mentor-tasks/3', 'A form that helps'],
    ] as const) {
      await forgetCached(page)
      await page.goto(`${origin}${path}`)
      await expectPage(page, heading)
      await loadedAll(page)
      expect.soft(await takeShifts(page), path).toEqual([])
    }
  })

  test('when a page opens that is cached', async ({ page, portal }) => {
    await page.setViewportSize(PHONE)
    await watchShifts(page)
    await portal.enter('/', QUIET_SCHOOL)
    await onEveryShape(page, async () => {
      expect.soft(await takeShifts(page)).toEqual([])
    })
  })

  test('on the dashboard when the lesson time arrives late, the class starts and its door closes', async ({
    page,
    portal,
  }) => {
    const opens = '2026-03-02T15:58:30Z' // a class at 17:00 in UTC
    await page.setViewportSize(PHONE)
    await page.clock.install({ time: new Date(opens) })
    const letLinks = await holdCall(page, 'get_links.php')
    await watchShifts(page)
    await portal.enter('/', { ...QUIET_SCHOOL, now: opens })
    const welcome = page.locator('main header').first()
    await expect(welcome).toContainText('Loading…')
    letLinks()
    for (const [words, minutes] of [
      ['Mon 2 Mar, 6:00 PM', 2],
      ['Starts in 60 min', 60],
      ['10 min left to join', 10],
      ['Joining closed at 6:10 PM', 120],
      ['Wed 4 Mar, 6:00 PM', 0],
    ] as const) {
      await expect(welcome).toContainText(words)
      expect.soft(await takeShifts(page), words).toEqual([])
      await page.clock.fastForward(minutes * 60_000)
    }
  })
})
