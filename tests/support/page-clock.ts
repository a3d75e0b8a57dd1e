import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Stops the clock of a page that loaded after `page.clock.install()`. From now on time passes only by
 * `page.clock.runFor` and, a millisecond at a time, by `waitStopped`.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

/** Waits for the network while the clock stands still. Uses up a few milliseconds of it. */
export async function waitStopped(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return shown.isVisible()
    })
    .toBe(true)
}

/** The most that `waitStopped` may have used up. */
export const CLOCK_MARGIN_MS = 50
