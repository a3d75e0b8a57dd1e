import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { QUIET_SCHOOL } from '../support/full-school.ts'
import { ROUTED_TASK } from '../support/routes.ts'
import { ALL_LINKS } from '../support/stored-links.ts'
import { findLowTargets } from '../support/targets.ts'

const SMALL_PHONE = { width: 360, height: 640 }
const SCHOOL = {
  ...QUIET_SCHOOL,
  links: { everyone: { ...ALL_LINKS, lesson_time: 'Tuesdays and Thursdays, 7 PM' } },
}

// Elsewhere the time of the next class is shown in two time zones.
test.use({ timezoneId: 'Africa/Lagos' })

const classLink = (page: Page) => page.getByRole('button', { name: 'Class Link' })
const nextUp = (page: Page) => page.getByRole('region', { name: 'Next up' })
const nextTask = (page: Page) => nextUp(page).getByRole('link', { name: ROUTED_TASK.title })

test('the welcome leads to the class and to the form of the next task in two taps each, without scrolling a small phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(SMALL_PHONE)
  await portal.enter('/', SCHOOL)
  const reach = async (shown: Locator) => {
    await expect(shown).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await reach(nextUp(page).getByText(/days left$/))
  expect(await findLowTargets(page, 'main header :is(a, button)')).toEqual([])
  await reach(classLink(page))
  await classLink(page).click()
  await reach(page.getByRole('dialog').getByRole('link', { name: 'Link 1' }))
  await page.goBack()

  await reach(nextTask(page))
  await nextTask(page).click()
  await expectPage(page, ROUTED_TASK.title)
  const handIn = page.getByRole('link', { name: 'Submit Task Here' })
  await reach(handIn)
  await handIn.click()
  await expectPage(page, 'Submit Task')
})
