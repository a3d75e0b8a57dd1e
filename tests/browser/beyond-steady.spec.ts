import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { onEveryRoute } from '../support/every-route.ts'
import { EVERY_ROUTE, FULL_SCHOOL } from '../support/full-school.ts'
import { shiftsOf, watchShifts } from '../support/layout-shift.ts'
import { forgetCached, loadedAll } from '../support/network.ts'

/** One page of each kind. */
const KINDS = ['/login', '/', '/payments', '/deferment', '/student-policy', '/mentor-tasks']
const PHONE = { width: 360, height: 740 }
/** To the server and back, so that parts and answers come one after the other. */
const LATENCY_MS = 120

test.describe('Nothing moves by itself', () => {
  test('on any route that has been opened before', async ({ page, portal }) => {
    test.slow() // every route in turn
    const { origin } = await portal.open(FULL_SCHOOL)
    await watchShifts(page)
    await onEveryRoute(page, origin, async ({ path }) => {
      expect.soft(await shiftsOf(page), path).toEqual([])
    })
  })

  for (const path of [...KINDS, '/mentor-tasks/3', '/mentor-tasks/3/submit']) {
    test(`on ${path} of a phone that has nothing of it yet, and hears late`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open(FULL_SCHOOL)
      await page.setViewportSize(PHONE)
      await enter(page, `${origin}/accessibility`)
      await watchShifts(page)
      await forgetCached(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      await page.goto(`${origin}${path}`)
      const { heading = '' } = EVERY_ROUTE.find((route) => route.path === path) ?? {}
      await expectPage(page, heading)
      await loadedAll(page)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
})
