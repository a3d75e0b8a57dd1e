import type { Page } from '@playwright/test'

/**
 * The page has been painted as it is now. The next frame is asked for with an observer because
 * requestAnimationFrame is the test's where the test has the clock: it comes when no frame has.
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
