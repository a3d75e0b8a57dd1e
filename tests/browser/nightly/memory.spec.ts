import { expect, test } from '../../support/browser.ts'
import { enter, expectPage } from '../../support/enter.ts'
import { FULL_SCHOOL } from '../../support/full-school.ts'
import { moreOf, openScales, type Kept } from '../../support/stay/kept.ts'
import { watchLeftovers } from '../../support/stay/leftovers.ts'
import { NAVIGATIONS_A_ROUND, openModals, openOthers, walkRound } from '../../support/stay/walk.ts'

const ROUNDS = Math.ceil(500 / NAVIGATIONS_A_ROUND)
const MODALS_A_ROUND = Math.ceil(200 / ROUNDS)
/** By then the browser has translated the code that is used often. */
const WARM_UP = Math.ceil(50 / NAVIGATIONS_A_ROUND)

test('a tab that stays open for 500 pages and 200 modals holds on to nothing', async ({
  page,
  portal,
}) => {
  test.setTimeout(600_000) // five hundred pages
  const { origin } = await portal.open(FULL_SCHOOL)
  await watchLeftovers(page)
  await enter(page, origin)
  await expectPage(page, 'Welcome, Ada')
  const weigh = await openScales(page)
  const weighed: Kept[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    await openModals(page, MODALS_A_ROUND)
    await openOthers(page)
    await walkRound(page)
    if (round === WARM_UP || round === ROUNDS) weighed.push(await weigh())
  }
  const [warm, last] = weighed
  if (warm === undefined || last === undefined) throw new Error('The walk was too short')
  expect(moreOf(warm, last), 'timers and listeners').toEqual([])
  expect(last.nodes - warm.nodes, 'nodes').toBeLessThan(100)
  expect(last.listeners - warm.listeners, 'listeners').toBeLessThan(10)
  expect(last.heapMb - warm.heapMb, 'heap, MB').toBeLessThan(3)
})
