import { test as base, expect, type ConsoleMessage } from '@playwright/test'
import { BUILT_PORTAL } from '../school/built-portal.ts'
import { enter } from './enter.ts'
import { openFront, type Front } from './front.ts'
import { watchLoading } from './network.ts'
import { openSchool, type OpenSchool, type TestSchool } from './server.ts'

type PortalSchool = OpenSchool & { readonly origin: string }

type Fixtures = {
  readonly portal: {
    /** Opens a school of its own for the test, with the built portal. */
    readonly open: (school?: TestSchool) => Promise<PortalSchool>
    /** The same, and opens a page as Ada; waits for its heading. */
    readonly enter: (path: string, school?: TestSchool) => Promise<PortalSchool>
  }
  /** Console messages that the test expects: each failing call leaves one. */
  readonly expectedErrors: RegExp[]
}

export type WorkerFixtures = {
  /** The folder of the built portal. */
  readonly built: string
  readonly front: Front
}

/**
 * Browser tests: the real server in process, the built portal, a real Chromium. Any error in the console fails
 * a test.
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
  expectedErrors: [async ({}, use) => use([]), { option: false }],
  page: async ({ page, expectedErrors }, use) => {
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
    const opened: OpenSchool[] = []
    const open = async (wanted: TestSchool = {}): Promise<PortalSchool> => {
      const school = await openSchool({ portal: { folder: built }, ...wanted })
      opened.push(school)
      front.show(school.served)
      return { ...school, origin: front.origin }
    }
    await use({
      open,
      enter: async (path, wanted) => {
        const school = await open(wanted)
        await enter(page, school.origin + path)
        await page.locator('h1').waitFor()
        return school
      },
    })
    // The page goes first: an unanswered request would look like an error.
    await page.close()
    front.show(null)
    await Promise.all(opened.map((school) => school.close()))
  },
})

export { expect }

function isProblem(message: ConsoleMessage): boolean {
  if (message.text() === 'Service Worker registration blocked by Playwright') return false
  return message.type() === 'error' || message.type() === 'warning'
}
