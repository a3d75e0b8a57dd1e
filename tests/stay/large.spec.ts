import { test } from '../support/browser.ts'
import { enter, expectAtRest, expectPage } from '../support/enter.ts'
import { RUNS } from './figures.ts'
import { LARGE_PORTAL, LARGE_SCHOOL } from './large-school.ts'
import { openPace, watchPace } from './pace.ts'

test.use({ built: LARGE_PORTAL })

test('500 cards, 300 tasks and a policy of 60 pages', async ({ page, portal }) => {
  const { origin } = await portal.open(LARGE_SCHOOL)
  await watchPace(page)
  await enter(page, origin)
  await expectPage(page, 'Welcome, Ada')
  const { measure, press, key, tell } = await openPace(page)
  const entry = (path: string) => page.locator(`nav[aria-label=Portal] a[href="${path}"]`)
  const theme = page.getByRole('button', { name: 'Dark theme' })
  const scroll = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(30)
    }
  }
  await page.getByRole('button', { name: 'Close messages' }).click()

  for (let run = 0; run < RUNS; run += 1) {
    await press('500 cards', entry('/many'))
    await expectPage(page, 'Many cards')
    await measure('scroll over cards', scroll)
    await press('View among 500', page.getByRole('button', { name: 'View' }).nth(250))
    await expectAtRest(page.getByRole('dialog'))
    await key('close it', 'Escape')
    await press('switch the colours of 500 cards', theme)
    await key('search among 500 cards', 'Control+k')
    await page.getByRole('combobox').waitFor()
    for (const letter of 'card') await key(`type ${letter}`, letter)
    await key('close the search', 'Escape')
    await press('60 pages', entry('/student-policy'))
    await expectPage(page, "Students' Policy")
    await measure('scroll over pages', scroll)
    await press('Rule 90 of them', page.getByRole('link', { name: 'Rule 90' }))
    await press('the dashboard', entry('/'))
    await press('300 tasks', page.getByRole('link', { name: 'All tasks' }))
    await expectPage(page, 'Mentor Tasks')
    await measure('scroll over tasks', scroll)
    await press('one of them', page.getByRole('link', { name: 'Task 30 about' }))
    await measure('Back to 300 tasks', () => page.goBack())
    await press('away from them', entry('/'))
    await expectPage(page, 'Welcome, Ada')
  }
  tell('Large')
})
