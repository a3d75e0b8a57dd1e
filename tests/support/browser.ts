import { test as base, expect, type ConsoleMessage } from '@playwright/test'
import { BUILT_PORTAL } from '../school/built-portal.ts'
import { openFront, type Front } from './front.ts'
import { watchLoading } from './network.ts'
import { openSchool, type OpenSchool, type TestSchool } from './server.ts'

type Fixtures = {
  readonly portal: {
    /** Opens a school of its own for the test, with the built portal. */
    readonly open: (school?: TestSchool) => Promise<OpenSchool & { readonly origin: string }>
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
    await use({
      open: async (wanted = {}) => {
        const school = await openSchool({ portal: { folder: built }, ...wanted })
        opened.push(school)
        front.show(school.served)
        return { ...school, origin: front.origin }
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
