import { expect, test } from '../../support/browser.ts'
import { enter, expectPage } from '../../support/enter.ts'
import { FULL_SCHOOL } from '../../support/full-school.ts'
import { moreOf, openScales } from '../../support/stay/kept.ts'
import { watchLeftovers } from '../../support/stay/leftovers.ts'
import { openModals, openOthers, walkRound } from '../../support/stay/walk.ts'

test.describe('Beyond: a portal that stays open', () => {
  test('holds on to nothing that a student has left', async ({ page, portal }) => {
    test.slow() // twice through the whole portal
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { origin } = await portal.open(FULL_SCHOOL)
    await watchLeftovers(page)
    await enter(page, origin)
    await expectPage(page, 'Welcome, Ada')
    const weigh = await openScales(page)
    const stay = async (modals: number) => {
      await openModals(page, modals)
      await openOthers(page)
      await walkRound(page)
      return weigh()
    }
    const before = await stay(2)
    const after = await stay(20)
    expect(moreOf(before, after), 'timers and listeners').toEqual([])
    // One page left behind has a hundred nodes and ten listeners: after a round there would be 28.
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(200)
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(30)
    expect(after.heapMb / before.heapMb, 'heap').toBeLessThan(1.25)
  })
})
