import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { expectPage } from '../../support/enter.ts'
import { QUIET_SCHOOL } from '../../support/full-school.ts'
import { loadedAll } from '../../support/network.ts'
import { submitLogin } from '../../support/portal-forms.ts'

const TIMES_SLOWER = 4

test('on a slow phone a page stays until the next one or its loading is shown, and no frame is blank', async ({
  page,
  portal,
}) => {
  test.slow() // the processor is slowed down
  const { origin } = await portal.open(QUIET_SCHOOL)
  await watchFrames(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.goto(`${origin}/login`)
  await loadedAll(page)
  await takeFrames(page)
  await submitLogin(page)
  await expectPage(page, 'Welcome, Ada')
  expect(withoutLoading(await takeFrames(page))).toEqual(['Student Login', 'Welcome, Ada'])

  for (const round of ['for the first time', 'again']) {
    for (const [link, heading] of [
      ['Payments', 'Payments'],
      ["Students' Policy", "Students' Policy"],
      ['Dashboard', 'Welcome, Ada'],
      ['All tasks', 'Mentor Tasks'],
      ['A form that helps', 'A form that helps'],
      ['Submit Task Here', 'Submit Task'],
    ] as const) {
      const [before] = (await takeFrames(page)).slice(-1)
      await page.getByRole('link', { name: link, exact: true }).click()
      await expectPage(page, heading)
      const frames = await takeFrames(page)
      // Once its code is there, no page shows that it loads.
      const seen = round === 'again' ? frames : withoutLoading(frames)
      expect(seen, `${heading}, ${round}`).toEqual([before, heading])
    }
  }
  await page.goBack()
  await expectPage(page, 'A form that helps')
  expect(await takeFrames(page), 'Back').toEqual(['Submit Task', 'A form that helps'])
})

/** From the next load on, notes what each frame shows: a heading, or that something loads. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: string[] = []
    const note = () => {
      const shown = [...document.querySelectorAll('main h1, main [role=status]')].find(
        (each) => each.getClientRects().length > 0 && each.textContent !== '',
      )
      const frame = shown?.textContent ?? 'a blank frame'
      if (frame !== frames.at(-1)) frames.push(frame)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Reflect.set(window, 'frames shown', frames)
  })
}

/** What was shown since this was last asked. The last frame is shown still, so the next answer begins with it. */
function takeFrames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A change is in the next frame, and noted in the one after it at the latest.
    for (const _ of [1, 2]) await new Promise((shown) => requestAnimationFrame(shown))
    const frames: string[] = Reflect.get(window, 'frames shown')
    return frames.splice(0, frames.length - 1).concat(frames)
  })
}

/** The frames that show a page. Until a task is there its page is headed by its number. */
function withoutLoading(frames: readonly string[]): string[] {
  return frames.filter((frame) => !/^(Loading|Checking|Task \d)/.test(frame))
}
