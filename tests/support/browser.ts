import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { BUILT_PORTAL } from '../school/built-portal.ts'
import { openFront, type Front } from './front.ts'
import { watchLoading } from './network.ts'
import { openSchool, PASSWORD, type OpenSchool, type TestSchool } from './server.ts'
import { shareContext, type SharedContext } from './shared-context.ts'

type Portal = {
  /** Opens a school of its own for the test, with the built portal. */
  readonly open: (school?: TestSchool) => Promise<OpenSchool & { readonly origin: string }>
  /** The same, and signs Ada in by the login page. */
  readonly signedIn: (school?: TestSchool) => Promise<OpenSchool & { readonly origin: string }>
}

type Fixtures = {
  readonly portal: Portal
  /** Console messages that the test expects: failing calls leave one each. */
  readonly expectedErrors: RegExp[]
}

export type WorkerFixtures = {
  /** The folder of the built portal. */
  readonly built: string
  readonly front: Front
  readonly sharedContext: SharedContext
}

/**
 * Browser tests: the real server in process, the built portal, a real Chromium. Any error in the
 * console fails a test. The tests of a worker share its address and what the browser has cached.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  built: [BUILT_PORTAL, { scope: 'worker', option: true }],
  front: [
    async ({}, use) => {
      const front = await openFront()
      await use(front)
      await front.close()
    },
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browser }, use) => {
      const shared = shareContext(browser)
      await use(shared)
      await shared.dispose()
    },
    { scope: 'worker' },
  ],
  // Every option that a test may set: a context is shared only by tests that set the same.
  context: async (
    {
      sharedContext,
      viewport,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      colorScheme,
      locale,
      timezoneId,
      permissions,
      userAgent,
      bypassCSP,
      javaScriptEnabled,
      serviceWorkers,
      contextOptions,
    },
    use,
  ) => {
    const device = { viewport, isMobile, hasTouch, deviceScaleFactor, userAgent, permissions }
    const rest = { colorScheme, locale, timezoneId, bypassCSP, javaScriptEnabled, serviceWorkers }
    await use(await sharedContext.take({ ...device, ...rest, ...contextOptions }))
    await sharedContext.tidy()
  },
  expectedErrors: [async ({}, use) => use([]), { option: false }],
  page: async ({ context: _context, sharedContext, expectedErrors }, use) => {
    const page = await sharedContext.newPage()
    watchLoading(page)
    const errors: string[] = []
    page.on('console', (message) => {
      if (isProblem(message)) errors.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)))
    expect(unexpected, 'errors and warnings in the console').toEqual([])
  },
  portal: async ({ page, built, front }, use) => {
    const schools: OpenSchool[] = []
    const open: Portal['open'] = async (school = {}) => {
      const opened = await openSchool({ portal: { folder: built }, ...school })
      schools.push(opened)
      // A second school of the same test needs an address of its own.
      if (schools.length > 1) return { ...opened, origin: (await opened.listen()).origin }
      front.show(opened.served)
      return { ...opened, origin: front.origin }
    }
    await use({
      open,
      signedIn: async (school) => {
        const opened = await open(school)
        await signIn(page, opened.origin)
        return opened
      },
    })
    // First the page: what it is still loading when its server goes would look like an error.
    await page.close()
    front.show(null)
    await Promise.all(schools.map((school) => school.close()))
  },
})

export { expect }

async function signIn(page: Page, origin: string, email = 'ada@example.org'): Promise<void> {
  await page.goto(`${origin}/login`)
  await expect(page.getByRole('heading', { level: 1, name: 'Student Login' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
}

function isProblem(message: ConsoleMessage): boolean {
  if (message.text() === 'Service Worker registration blocked by Playwright') return false
  return message.type() === 'error' || message.type() === 'warning'
}
