import type { Page } from '@playwright/test'
import { watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage, haveSession } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { loadedAll } from '../support/network.ts'
import { holdScripts } from '../support/scripts.ts'

// What a page asks for before its scripts run, by no clock.

for (const { path, usable, calls } of [
  { path: '/login', usable: 'form button[type=submit]:enabled', calls: [] },
  { path: '/', usable: 'main article button:enabled', calls: ['GET auth.php'] },
  { path: '/mentor-tasks/3', usable: '#root:has(nav) main h1', calls: ['GET auth.php'] },
]) {
  test(`${path} asks for ${calls[0] ?? 'nothing of the backend'} and for all its scripts before one of them runs`, async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await noteScripts(page, usable)
    const sent = watchCalls(page)
    const scripts = await holdScripts(page)
    await haveSession(page, origin)
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
    await expect.poll(sent.lines).toEqual(calls)
    const firstRuns = await scripts.letGo()
    const asked = await page.waitForFunction(() => Reflect.get(window, 'asked') as Asked[])
    const late = (await asked.jsonValue()).filter(({ startTime }) => startTime > firstRuns)
    await loadedAll(page)
    expect.soft(late, 'scripts that the page asked for after it ran one').toEqual([])
    expect(sent.count('auth.php')).toBe(calls.length)
  })
}

test('the session is asked for only after a logout that the device still owes', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  await haveSession(page, origin)
  await page.goto(`${origin}/chat.html`)
  await page.evaluate(() => localStorage.setItem('logoutOwed', 'true'))
  const sent = watchCalls(page)
  await page.goto(`${origin}/payments`)
  await expectPage(page, 'Student Login')
  expect(sent.lines()).toEqual(['GET logout.php', 'GET auth.php'])
})

test('the session is asked for again if another tab signed in meanwhile', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  await haveSession(page, origin)
  const scripts = await holdScripts(page)
  const sent = watchCalls(page)
  const other = await page.context().newPage()
  await other.goto(`${origin}/chat.html`)
  await page.goto(`${origin}/payments`, { waitUntil: 'commit' })
  await expect(page.getByText('Checking your session…')).toBeVisible()
  await other.evaluate(() => localStorage.setItem('owner', 'another'))
  await page.waitForFunction(() => Reflect.get(window, 'earlyCall') === undefined)
  await scripts.letGo()
  await expectPage(page, 'Payments')
  expect(sent.count('auth.php')).toBe(2)
})

type Asked = Pick<PerformanceEntry, 'name' | 'startTime'>

/** Notes, when the next page becomes usable, which scripts it has asked for, and when. */
async function noteScripts(page: Page, usable: string): Promise<void> {
  await page.addInitScript((wanted) => {
    // At once, before the page fetches what it may need next.
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return
      observer.disconnect()
      const entries = performance.getEntriesByType('resource')
      const scripts = entries.filter(({ name }) => name.endsWith('.js'))
      const asked = scripts.map(({ name, startTime }) => ({ name, startTime }))
      Reflect.set(window, 'asked', asked)
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, usable)
}
