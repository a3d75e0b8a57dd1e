import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AnyCall } from '../../../src/contract/calls.ts'
import { emailOf } from '../attacks/people.ts'
import { codeFor } from '../attacks/reset-codes.ts'
import { PASSWORD, type School } from '../school.ts'

/** Two of them, each in a browser of his own, in which he is signed in. */
export type Students = {
  /** Has asked for a code. */
  readonly asked: BrowserContext
  readonly askedEmail: string
  /** May set a password. */
  readonly granted: BrowserContext
  readonly grantedEmail: string
}

/** @param first the number of the first of the two */
export async function signInBoth(
  browser: Browser,
  portal: string,
  school: School,
  first: number,
): Promise<Students> {
  const open = async (student: number) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${portal}/healthz`)
    const email = emailOf(student)
    await callFrom(page, '/backend/login.php', { email, password: PASSWORD })
    await callFrom(page, '/backend/request_password_reset.php', { email })
    return { context, page, email }
  }
  const asked = await open(first)
  const granted = await open(first + 1)
  const otp = await codeFor(school.outbox, first + 1)
  await callFrom(granted.page, '/backend/verify_otp.php', { email: granted.email, otp })
  await Promise.all([asked.page.close(), granted.page.close()])
  return {
    asked: asked.context,
    askedEmail: asked.email,
    granted: granted.context,
    grantedEmail: granted.email,
  }
}

export function contextFor({ path }: AnyCall, { asked, granted }: Students): BrowserContext {
  return path.includes('reset_password') ? granted : asked
}

type How = Pick<AnyCall, 'method' | 'sends'>

/** Calls as the portal's own scripts do, from a page of the portal. */
export async function callFrom(
  page: Page,
  path: string,
  fields: Readonly<Record<string, string>>,
  { method, sends }: How = { method: 'POST', sends: 'json' },
): Promise<void> {
  const init = { path, fields, method, sends }
  await page.evaluate(async ({ path, fields, method, sends }) => {
    const json = { 'content-type': 'application/json' }
    await fetch(path, {
      method,
      ...(sends === 'json' && { headers: json, body: JSON.stringify(fields) }),
      ...(sends === 'form' && { body: new URLSearchParams(fields) }),
    })
  }, init)
}
