import type { Page } from '@playwright/test'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts'
import { PASSWORD } from '../support/server.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('With the keyboard alone', () => {
  test('a student signs in, after what was forgotten and what was wrong', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await pressOn(page, button(page, 'Login'))
    await expect(email(page)).toBeFocused()
    await page.keyboard.type('ada@example.org')
    await typeInto(page, password(page), 'wrong')
    await pressOn(page, button(page, 'Login'), 'Space')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(button(page, 'Login'), 'the focus is where it was').toBeFocused()
    await tabTo(page, password(page), 'Shift+Tab')
    await typeInto(page, password(page), PASSWORD)
    await page.keyboard.press('Enter')
    await expectPage(page, 'Welcome, Ada')
    await expect(title(page)).toBeFocused()
  })
})
