import type { Page } from '@playwright/test'

// When a page asks for its scripts, by its own clock.

const SCRIPTS = /\/assets\/[^/]*\.js$/

/** Holds back every script. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(SCRIPTS, async (route) => {
    await promise
    await route.continue()
  })
  return {
    /**
     * Lets the scripts arrive once the page has been read to its end and has asked for those that it names.
     * @returns the time on the page's clock, before which none has run
     */
    letGo: async (): Promise<number> => {
      await page.waitForFunction(() => document.readyState !== 'loading')
      const time = await page.evaluate(() => performance.now())
      resolve(undefined)
      return time
    },
  }
}

/** Collects the scripts that the page asks for from now on. */
export function watchScripts(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (SCRIPTS.test(pathname)) asked.push(pathname)
  })
  return asked
}
