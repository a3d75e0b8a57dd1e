import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { expectPage } from '../../support/enter.ts'
import { framesOf, watchFrames } from '../../support/frames.ts'
import { QUIET_SCHOOL } from '../../support/full-school.ts'
import { forgetCached, loadedAll } from '../../support/network.ts'
import { submitLogin } from '../../support/portal-forms.ts'

const SLOWER = 4

test.describe('From page to page no frame is blank', () => {
  test('on a slow phone: what was there stays until the next page is, or its code is waited for', async ({
    page,
    portal,
  }) => {
    test.slow() // a fourth of the machine's speed
    const { origin } = await portal.open(QUIET_SCHOOL)
    await watchFrames(page)
    await forgetCached(page)
    await slowDown(page)
    await page.goto(`${origin}/login`)
    await loadedAll(page)
    await framesOf(page)
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    expect(withoutWaits(await framesOf(page))).toEqual(['Student Login', 'Welcome, Ada'])

    const WAY = [
      ['Payments', 'Payments'],
      ["Students' Policy", "Students' Policy"],
      ['Dashboard', 'Welcome, Ada'],
      ['All tasks', 'Mentor Tasks'],
      ['A form that helps', 'A form that helps'],
      ['Submit Task Here', 'Submit Task'],
    ] as const
    for (const round of ['for the first time', 'again']) {
      for (const [link, heading] of WAY) {
        const [before] = (await framesOf(page)).slice(-1)
        await page.getByRole('link', { name: link, exact: true }).click()
        await expectPage(page, heading)
        const frames = await framesOf(page)
        // Where the code is there already, nobody waits.
        const seen = round === 'again' ? frames : withoutWaits(frames)
        expect(seen, `${heading}, ${round}`).toEqual([before, heading])
      }
    }
    await page.goBack()
    await expectPage(page, 'A form that helps')
    expect(await framesOf(page), 'Back').toEqual(['Submit Task', 'A form that helps'])
  })
})

/** The frames that show a page. Until a task is there its page is headed by its number. */
function withoutWaits(frames: readonly string[]): string[] {
  return frames.filter((frame) => !/^(Loading|Checking|Task \d)/.test(frame))
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}
