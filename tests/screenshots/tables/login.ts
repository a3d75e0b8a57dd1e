import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { submitLogin } from '../../support/portal-forms.ts'
import type { Shot } from '../shot.ts'
import { hold, lose, openChat, press } from '../steps.ts'

const login = { path: '/login', stranger: true } as const

export const LOGIN_SHOTS: readonly Shot[] = [
  { ...login, name: 'login, nothing entered', after: press('Login') },
  { ...login, name: 'login, wrong password', after: signInWrongly },
  { ...login, name: 'login, busy', before: hold('login.php'), after: submitLogin, loading: true },
  { ...login, name: 'login, password shown', after: showPassword },
  { ...login, name: 'login, chat open', after: openChat, viewport: true },
  { name: 'login because signed out', path: '/classes', stranger: true },
  { name: 'login because of no connection', path: '/classes', before: lose('auth.php') },
]

async function signInWrongly(page: Page) {
  await submitLogin(page, { password: 'another' })
  await expect(page.getByRole('alert')).toBeVisible()
}

async function showPassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple')
  await press('Show')(page)
}
