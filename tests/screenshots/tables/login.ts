import type { Page } from '@playwright/test'
import { mendCalls } from '../../support/backend-calls.ts'
import { expect } from '../../support/browser.ts'
import { expectPage } from '../../support/enter.ts'
import { submitLogin } from '../../support/portal-forms.ts'
import { FEW_LOOKS, type Shot } from '../shot.ts'
import { hold, inTurn, lose, openChat, press, see } from '../steps.ts'

const login = { path: '/login', stranger: true, looks: FEW_LOOKS } as const
const unconnected = { path: '/classes', before: lose('auth.php') } as const

export const LOGIN_SHOTS: readonly Shot[] = [
  { ...login, name: 'login, nothing entered', after: press('Login') },
  { ...login, name: 'login, no email address', after: signInAs({ email: 'ada' }) },
  { ...login, name: 'login, wrong password', after: signInAs({ password: 'another' }) },
  { ...login, name: 'login, busy', before: hold('login.php'), after: submitLogin, loading: true },
  { ...login, name: 'login, password shown', after: showPassword },
  { ...login, name: 'login, chat open', after: openChat, viewport: true },
  { name: 'login because signed out', path: '/classes', stranger: true },
  { ...unconnected, name: 'login because of no connection' },
  {
    ...unconnected,
    name: 'login, the connection is back',
    after: inTurn(
      press('Sign in with another account'),
      typeEmail,
      mendCalls,
      press('Try again'),
      see('you are still signed in'),
    ),
  },
  {
    name: 'login because logout was not heard',
    path: '/',
    before: lose('logout.php'),
    after: inTurn(press('Logout'), seeLogin),
  },
]

function signInAs(credentials: { email?: string; password?: string }) {
  return async (page: Page) => {
    await submitLogin(page, credentials)
    await expect(page.locator('[role=alert], [aria-invalid=true]')).not.toHaveCount(0)
  }
}

async function showPassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple')
  await press('Show')(page)
}

function typeEmail(page: Page) {
  return page.getByLabel('Email').fill('grace@example.org')
}

async function seeLogin(page: Page) {
  await expectPage(page, 'Student Login')
}
