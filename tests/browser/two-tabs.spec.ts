import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { localStorageOf, submitLogin } from '../support/portal-forms.ts'

// Two students and several tabs in one browser.

const ADA = { email: 'ada@example.org', fullName: 'Ada Okafor' }
const GRACE = { email: 'grace@example.org', fullName: 'Grace Bello' }
const FORM = '/mentor-tasks/3/submit'

test('another student takes over every tab, and the device keeps nothing of the first', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open({ students: [ADA, GRACE] })
  await enter(page, `${origin}${FORM}`)
  await expectPage(page, 'Submit Task')
  await page.getByLabel('Student ID').fill('S-17')
  const other = await page.context().newPage()
  await other.goto(`${origin}/login`)
  await submitLogin(other, { email: GRACE.email })
  await expectPage(page, 'Welcome, Grace')
  await expect(page).toHaveURL(`${origin}/`)
  await other.goto(`${origin}${FORM}`)
  await expect(other.getByLabel('Full Name')).toHaveValue('Grace Bello')
  await expect(other.getByLabel('Student ID')).toHaveValue('')
  const kept = JSON.stringify(await localStorageOf(page))
  // The owner's id is random: 'ada' alone may be in it.
  expect(kept).not.toMatch(/ada@|Ada Okafor|S-17/)
})

test('a page that comes back from the page cache is reloaded if its student has signed out meanwhile', async ({
  page,
  portal,
  expectedErrors,
}) => {
  expectedErrors.push(FAILED_CALL)
  await portal.enter('/payments', { students: [ADA] })
  expect(await page.evaluate(comesBack, { signedOut: false }), 'hidden').toBe(false)
  await page.context().clearCookies()
  expect(await page.evaluate(comesBack, { signedOut: true }), 'hidden').toBe(true)
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()
})

/**
 * Runs in the page. Headless Chromium has no page cache, so the page is only told that it comes from there. All
 * at once: an answer that is still on its way would store its student again.
 */
function comesBack({ signedOut }: { signedOut: boolean }): boolean {
  if (signedOut) localStorage.clear()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  return document.documentElement.hidden === true
}
