import type { OpenSchool } from '../support/server.ts'
import { ADA } from './school.ts'

/** The calls of a password reset in one browser. */
export function person(opened: OpenSchool, from: { client?: string } = {}) {
  const browser = opened.browser(from)
  return {
    ...browser,
    request: (email: string) => browser.postJson('/backend/request_password_reset.php', { email }),
    verify: (email: string, otp: string) =>
      browser.postJson('/backend/verify_otp.php', { email, otp }),
    reset: (email: string, password: string) =>
      browser.postJson('/backend/reset_password.php', { email, password }),
  }
}

/** A browser that asked for a code, with the code of the mail. */
export async function withCode(opened: OpenSchool, email = ADA, from: { client?: string } = {}) {
  const asking = person(opened, from)
  await asking.request(email)
  await opened.settled()
  return { ...asking, code: opened.post.latestCode() }
}

/** A browser that has entered the code of an address. */
export async function withPermission(opened: OpenSchool, email = ADA) {
  const asking = await withCode(opened, email)
  await asking.verify(email, asking.code)
  return asking
}

export const otherThan = (code: string) => (code === '12345678' ? '87654321' : '12345678')
