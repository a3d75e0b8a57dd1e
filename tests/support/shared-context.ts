import type { Browser, BrowserContext, Page } from '@playwright/test'

export type SharedContext = ReturnType<typeof shareContext>

/**
 * One browser context for all tests of a worker. Its HTTP cache stays warm, so that no test loads the whole
 * portal again; everything else that a test leaves behind is removed.
 */
export function shareContext(browser: Browser, origin: string) {
  let context: BrowserContext | null = null
  let madeWith = ''
  let hasFakeClock = false

  async function dispose(): Promise<void> {
    await context?.close()
    context = null
  }

  async function create(options: string): Promise<BrowserContext> {
    const created = await browser.newContext() // with the options of the test that runs
    madeWith = options
    hasFakeClock = false
    // Playwright replaces the clock of every page of a context, for good.
    for (const name of ['install', 'setFixedTime'] as const) {
      const replace: unknown = Reflect.get(created.clock, name)
      if (typeof replace !== 'function') continue
      Reflect.set(created.clock, name, (...given: unknown[]): unknown => {
        hasFakeClock = true
        return Reflect.apply(replace, created.clock, given)
      })
    }
    return created
  }

  return {
    /** The context of the worker; a new one if its options differ or the last test replaced the clock. */
    async take(options: object): Promise<BrowserContext> {
      const wanted = JSON.stringify(options)
      if (hasFakeClock || wanted !== madeWith) await dispose()
      context ??= await create(wanted)
      return context
    },

    /** A page without anything that earlier tests stored. */
    async newPage(): Promise<Page> {
      if (context === null) throw new Error('There is no context yet')
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await session.detach()
      return page
    },

    /** To be called when a test ends. */
    async clean(): Promise<void> {
      if (context === null) return
      await Promise.all(context.pages().map((page) => page.close()))
      await context.setOffline(false)
      await context.unrouteAll()
      await context.clearPermissions()
      await context.clearCookies()
    },

    dispose,
  }
}
