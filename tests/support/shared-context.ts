import type { Browser, BrowserContext, Page } from '@playwright/test'

// One browser context for all tests of a worker: its HTTP cache stays warm, so that a test does not
// read the whole portal again. Everything else that a test leaves in it is gone before the next.

/** What leaves nothing behind but pages, cookies and storage, which are cleared. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['newPage', 'pages', 'cookies', 'addCookies', 'clearCookies', 'storageState'],
  ...['waitForEvent', 'newCDPSession', 'browser', 'isClosed', 'close', 'constructor'],
])

export type SharedContext = ReturnType<typeof shareContext>

export function shareContext(browser: Browser) {
  let context: BrowserContext | null = null
  let madeWith = ''
  let changed = false
  const origins = new Set<string>()

  const dispose = async () => {
    await context?.close()
    context = null
  }

  return {
    /** The worker's context; a new one where the last test changed it, or this one has other options. */
    async take(options: object): Promise<BrowserContext> {
      const wanted = JSON.stringify(options)
      if (changed || wanted !== madeWith) await dispose()
      if (context !== null) return context
      context = await browser.newContext()
      madeWith = wanted
      changed = false
      origins.clear()
      context.on('page', (page) => {
        page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
      })
      noteChanges(context, () => (changed = true))
      return context
    },

    /** A page in which nothing is stored of the tests before; none of theirs is open any more. */
    async newPage(): Promise<Page> {
      if (context === null) throw new Error('There is no context yet')
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      for (const origin of origins) {
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      }
      await session.detach()
      origins.clear()
      return page
    },

    /** To be called when a test ends. */
    async tidy(): Promise<void> {
      if (context === null) return
      await Promise.all(context.pages().map((page) => page.close()))
      if (changed) await dispose()
      else await context.clearCookies()
    },

    dispose,
  }
}

/** Tells when a method is called that may change the context for good: its clock, network, permissions… */
function noteChanges(context: BrowserContext, note: () => void): void {
  for (const target of [context, context.clock]) {
    // `on` and `once` are of the class above.
    for (const name of [...ownMethodsOf(target), 'on', 'once']) {
      const method: unknown = Reflect.get(target, name)
      if (HARMLESS.has(name) || typeof method !== 'function') continue
      Reflect.set(target, name, (...given: unknown[]): unknown => {
        note()
        return Reflect.apply(method, target, given)
      })
    }
  }
}

function ownMethodsOf(target: object): string[] {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(target))
  return names.filter((name) => !name.startsWith('_'))
}
