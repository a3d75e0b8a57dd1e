import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { BUILT_PORTAL } from '../school/built-portal.ts'
import { watchLoading } from './network.ts'
import { openSchool, PASSWORD, type OpenSchool, type TestSchool } from './server.ts'

type Portal = {
  /** Opens a school of its own for the test, on a real port, with the built portal. */
  readonly open: (school?: TestSchool) => Promise<OpenSchool & { readonly origin: string }>
  /** The same, and signs Ada in by the login page. */
  readonly signedIn: (school?: TestSchool) => Promise<OpenSchool & { readonly origin: string }>
}

type Fixtures = {
  readonly portal: Portal
  /** Console messages that the test expects: failing calls leave one each. */
  readonly expectedErrors: RegExp[]
}

/** Browser tests: the real server in process, the built portal, a real Chromium. Any error in the console fails a test. */
export const test = base.extend<Fixtures>({
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
  portal: async ({ page }, use) => {
    const schools: OpenSchool[] = []
    const open: Portal['open'] = async (school = {}) => {
      const opened = await openSchool({ portal: { folder: BUILT_PORTAL }, ...school })
      schools.push(opened)
      const { origin } = await opened.listen()
      return { ...opened, origin }
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
    await Promise.all(schools.map((school) => school.close()))
  },
})

export { expect }

async function signIn(page: Page, origin: string, email = 'ada@example.org'): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
}

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}
