import { test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { moreOf, openScales, type Kept } from '../support/stay/kept.ts'
import { watchLeftovers } from '../support/stay/leftovers.ts'
import { NAVIGATIONS_A_ROUND, openModals, openOthers, walkRound } from '../support/stay/walk.ts'
import { note } from './figures.ts'

const NAVIGATIONS = 500
const MODALS = 200
/** By then the browser has translated the code that is used often. */
const WARM_UP = 50

function grown(name: string, unit: string, by: number, most: number) {
  return { name, unit, found: [by], most }
}

test('500 navigations and 200 modals', async ({ page, portal }) => {
  const { origin } = await portal.open(FULL_SCHOOL)
  await watchLeftovers(page)
  await enter(page, origin)
  await expectPage(page, 'Welcome, Ada')
  const weigh = await openScales(page)
  const rounds = Math.ceil(NAVIGATIONS / NAVIGATIONS_A_ROUND)
  let warm: Kept | null = null
  for (let round = 1; round <= rounds; round += 1) {
    await openModals(page, Math.ceil(MODALS / rounds))
    await openOthers(page)
    await walkRound(page)
    if (warm === null && round * NAVIGATIONS_A_ROUND >= WARM_UP) warm = await weigh()
  }
  const last = await weigh()
  if (warm === null) throw new Error('The walk was too short')
  const more = moreOf(warm, last)
  for (const line of more) console.log(line)
  note({
    what: `Grown from navigation ${WARM_UP} to ${NAVIGATIONS}`,
    measures: [
      grown('Heap', 'MB', last.heapMb - warm.heapMb, 3),
      grown('Nodes', '', last.nodes - warm.nodes, 100),
      grown('Listeners', '', last.listeners - warm.listeners, 10),
      grown('Timers and listeners of the page', '', more.length, 0),
    ],
  })
})
