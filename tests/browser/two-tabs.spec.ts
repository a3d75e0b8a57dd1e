import type { BrowserContext } from '@playwright/test'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { localStorageOf } from '../support/portal-forms.ts'
import { PASSWORD } from '../support/server.ts'

// Two students and several tabs in one browser.

const ADA = { email: 'ada@example.org', fullName: 'Ada Okafor' }
const GRACE = { email: 'grace@example.org', fullName: 'Grace Bello' }
const FORM = '/mentor-tasks/3/submit'

/** Opens the portal in a further tab, at the sign-in, and signs in. */
async function signInBeside(context: BrowserContext, origin: string, { email } = ADA) {
  const tab = await context.newPage()
  await tab.goto(`${origin}/login`)
  await expectPage(tab, 'Student Login')
  await tab.getByLabel('Email').fill(email)
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await tab.getByRole('button', { name: 'Login' }).click()
  await expectPage(tab, /^Welcome/)
  return tab
}

test.describe('Two tabs', () => {
  test('another student takes over every tab: each shows the dashboard as theirs, and nothing is left of the first', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.signedIn({ students: [ADA, GRACE] })
    await page.goto(`${origin}${FORM}`)
    await expectPage(page, 'Submit Task')
    await page.getByLabel('Student ID').fill('S-17')
    const other = await signInBeside(page.context(), origin, GRACE)
    await expectPage(page, 'Welcome, Grace')
    await expect(page).toHaveURL(`${origin}/`)
    await other.goto(`${origin}${FORM}`)
    await expect(other.getByLabel('Full Name')).toHaveValue('Grace Bello')
    await expect(other.getByLabel('Student ID')).toHaveValue('')
    const kept = JSON.stringify(await localStorageOf(page))
    // The owner's id is random: 'ada' alone may be in it.
    expect(kept).not.toMatch(/ada@|Ada Okafor|S-17/)
  })

  test('a page out of the browser’s page cache is loaded anew when its student has signed out meanwhile', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.signedIn({ students: [ADA] })
    await page.goto(`${origin}/payments`)
    await expectPage(page, 'Payments')
    expect(
      await page.evaluate(comesBack, { signedOut: false }),
      'hidden for the student whose it is',
    ).toBe(false)
    await page.context().clearCookies()
    expect(await page.evaluate(comesBack, { signedOut: true }), 'hidden at once').toBe(true)
    await expect(page.getByText('Please sign in to continue.')).toBeVisible()
  })
})

/**
 * Runs in the page. Headless Chromium keeps no pages, so this one only believes that it comes out of
 * the page cache, where it heard nothing of the other tabs. All at once: an answer that is still on its
 * way would write down its student again.
 */
function comesBack({ signedOut }: { signedOut: boolean }): boolean {
  if (signedOut) localStorage.clear()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  return document.documentElement.hidden === true
}
