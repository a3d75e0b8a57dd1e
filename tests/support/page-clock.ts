import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Stops the clock of the page, which `page.clock.install()` must have replaced before it loaded:
 * from now on time passes only by `page.clock.runFor` and, a millisecond at a time, by `waitStopped`.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

/** Waits for what the network brings while the clock stands still; costs the page a few milliseconds. */
export async function waitStopped(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return shown.isVisible()
    })
    .toBe(true)
}

/** How far from its due moment a delay may be asserted: what `waitStopped` may have used up. */
export const CLOCK_MARGIN_MS = 50
