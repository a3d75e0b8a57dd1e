import { holdCall, watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { cardOf, openCard } from '../support/cards.ts'
import { enter, haveSession } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { loadedAll } from '../support/network.ts'
import { holdScripts } from '../support/scripts.ts'
import { noteUsable, usableAt } from '../support/usable.ts'

// What a page waits for, by no clock. npm run bench -- web measures how fast it is.

for (const { path, usable, calls } of [
  { path: '/login', usable: 'form button[type=submit]:enabled', calls: [] },
  { path: '/', usable: 'main article button:enabled', calls: ['GET auth.php'] },
]) {
  test(`${path} asks for ${calls[0] ?? 'nothing of the backend'} and for all its scripts before one of them runs`, async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await noteUsable(page, usable)
    const sent = watchCalls(page)
    const scripts = await holdScripts(page)
    await haveSession(page, origin)
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
    await expect.poll(sent.lines).toEqual(calls)
    const firstRuns = await scripts.letGo()
    const late = await scripts.askedBetween(firstRuns, await usableAt(page))
    await loadedAll(page)
    expect.soft(late, 'scripts that the page asked for after it ran one').toEqual([])
    expect(sent.count('auth.php')).toBe(calls.length)
  })
}

test('the cards wait for auth.php alone', async ({ page, portal }) => {
  const { origin } = await portal.open(FULL_SCHOOL)
  for (const call of ['get_links.php', 'fetch_messages.php', 'get_tasks.php'] as const) {
    await holdCall(page, call)
  }
  await enter(page, `${origin}/`)
  await expect(cardOf(page, 'Class Link')).toBeVisible()
  await expect(await openCard(page, 'Class Link')).toBeVisible()
})

test('the code of a page is fetched when the pointer is over a link to it', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open(FULL_SCHOOL)
  await enter(page, `${origin}/mentor-tasks/3`)
  const fetched = page.waitForRequest(/\/assets\/task-form-[^/]+\.js$/)
  await page.getByRole('link', { name: 'Submit Task Here' }).hover()
  await fetched
  await expect(page).toHaveURL(`${origin}/mentor-tasks/3`)
})
