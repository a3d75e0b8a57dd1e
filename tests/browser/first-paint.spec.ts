import type { Page } from '@playwright/test'
import { watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { EVERY_ROUTE } from '../support/full-school.ts'
import { loadedAll } from '../support/network.ts'
import { submitLogin } from '../support/portal-forms.ts'
import { holdScripts, watchScripts } from '../support/scripts.ts'

// What a page shows before the portal's scripts arrive, and how the portal takes it over.

const CHECKING = 'Checking your session…'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('before its scripts arrive each public page is complete except that no form can be sent, and a protected page says that it checks the session', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  await holdScripts(page)
  for (const { path, heading } of EVERY_ROUTE.filter(({ isPublic }) => isPublic)) {
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
    await expectPage(page, heading)
    await expect(page).toHaveTitle(new RegExp(`^${heading} · \\w`))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/)
    await expect(page.getByRole('button', { disabled: false })).toHaveCount(0)
  }
  for (const path of ['/', '/payments', '/mentor-tasks/3', '/no/such/page']) {
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('status')).toHaveText(CHECKING)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
})

test('the sign-in keeps what was typed before its scripts arrived, and fills in the remembered address only if none was typed', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  await page.goto(`${origin}/chat.html`)
  await page.evaluate(() => localStorage.setItem('rememberedEmail', 'ada@example.org'))
  await page.goto(`${origin}/login`)
  await expect(field(page, 'Email')).toHaveValue('ada@example.org')
  await expect(page.getByLabel('Remember me')).toBeChecked()

  const scripts = await holdScripts(page)
  await page.goto(`${origin}/login`, { waitUntil: 'commit' })
  await field(page, 'Email').fill('grace@example.org')
  await field(page, 'Password').fill('demo-student')
  await page.getByLabel('Remember me').check()
  const input = await field(page, 'Email').elementHandle()
  await field(page, 'Password').press('Enter')
  expect(page.url(), 'nothing was sent').toBe(`${origin}/login`)
  await scripts.letGo()
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await expect(field(page, 'Email')).toHaveValue('grace@example.org')
  await expect(field(page, 'Password')).toHaveValue('demo-student')
  await expect(page.getByLabel('Remember me')).toBeChecked()
  expect(await input?.evaluate((element) => element.isConnected), 'the same field').toBe(true)
})

test('a sign-in that says why it is shown stays hidden until it can say so', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  await page.goto(`${origin}/payments`)
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()
  const scripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeHidden()
  await scripts.letGo()
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()
})

test('a public page that a server answered with index.html shows no session check and works', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  const scripts = await holdScripts(page)
  await page.route(`${origin}/login`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${origin}/` }) })
  })
  const sent = watchCalls(page)
  await page.goto(`${origin}/login`, { waitUntil: 'commit' })
  await expect(page.getByText(CHECKING)).toBeAttached()
  await expect(page.getByText(CHECKING)).toBeHidden()
  await scripts.letGo()
  await expectPage(page, 'Student Login')
  await submitLogin(page)
  await expectPage(page, 'Welcome, Ada')
  expect(sent.count('auth.php')).toBe(1)
})

test('the sign-in fetches the code of the dashboard ahead, so that only the backend is asked after it', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  const ahead = page.waitForResponse(/\/assets\/classes-[^/]*\.js$/)
  await page.goto(`${origin}/login`)
  await ahead
  await loadedAll(page)
  const sent = watchCalls(page)
  const scripts = watchScripts(page)
  await submitLogin(page)
  await expectPage(page, 'Welcome, Ada')
  // An idle browser fetches the dialogs next, and the code that they share with the tasks.
  expect(scripts.filter((path) => !/\/(?:dialogs|tasks)-/.test(path))).toEqual([])
  expect(sent.lines().slice(0, 2)).toEqual(['POST login.php', 'GET auth.php'])
})
