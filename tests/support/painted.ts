import type { Page } from '@playwright/test'

/**
 * Waits until the page is painted as it is now. Uses an observer, because requestAnimationFrame belongs to the
 * test's clock where a test has one.
 */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          done()
        })
        observer.observe(document.documentElement)
      }),
  )
}

/** Waits until nothing fades or slides any more. What turns for ever does not count. */
export async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
}
