import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { QUIET_SCHOOL } from '../support/full-school.ts'
import { ROUTED_TASK } from '../support/routes.ts'
import { ALL_LINKS } from '../support/stored-links.ts'
import { findLowTargets } from '../support/targets.ts'

const SMALL_PHONE = { width: 360, height: 640 }
const SCHOOL = {
  ...QUIET_SCHOOL,
  links: { everyone: { ...ALL_LINKS, lesson_time: 'Tuesdays and Thursdays, 7 PM' } },
}

// A phone at the school: elsewhere the time of the next class is shown by two clocks.
test.use({ timezoneId: 'Africa/Lagos' })

const classLink = (page: Page) => page.getByRole('button', { name: 'Class Link' })
const nextUp = (page: Page) => page.getByRole('region', { name: 'Next up' })
const nextTask = (page: Page) => nextUp(page).getByRole('link', { name: ROUTED_TASK.title })

test.describe('Beyond: the welcome', () => {
  test('on a small phone the class link and the next deadline are in sight without scrolling', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(SMALL_PHONE)
    const { origin } = await portal.open(SCHOOL)
    await enter(page, origin)
    await expectPage(page, 'Welcome, Ada')
    for (const shown of [classLink(page), nextTask(page), nextUp(page).getByText(/days left$/)]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
    }
    expect(await findLowTargets(page, 'main header :is(a, button)')).toEqual([])
  })

  test('two taps of a small phone lead to the class, and two to the form of the next task, without scrolling', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(SMALL_PHONE)
    const { origin } = await portal.open(SCHOOL)
    await enter(page, origin)
    const reach = async (shown: Locator) => {
      await expect(shown).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
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

  test('its sun stands beside the words, however long they are, and on a phone not at all', async ({
    page,
    portal,
  }) => {
    const student = {
      fullName: 'Oluwaseunfunmilayo-Anuoluwapo Ade',
      cohort: 'Evenings '.repeat(12),
    }
    const { origin } = await portal.open({ ...SCHOOL, students: [student] })
    await enter(page, origin)
    await expectPage(page, /^Welcome/)
    const sun = page.locator('main header > svg > g')
    const words = page.locator('main header').locator('> h1, > p')
    for (const width of [1280, 901, 768, 640]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(sun).toBeVisible()
      for (const each of await words.all()) {
        const box = await boxOf(each)
        expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual((await boxOf(sun)).x)
      }
    }
    await page.setViewportSize(SMALL_PHONE)
    await expect(sun).toHaveCSS('display', 'none') // Chrome 109 gives it a box all the same
  })
})
