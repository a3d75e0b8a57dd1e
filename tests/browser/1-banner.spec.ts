import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

const GENERAL = 'The school is closed on Friday.'
const STUDENT = 'Ada, your mentor left you a note.'
const MESSAGES = { everyone: GENERAL, students: { 'ada@example.org': STUDENT } }

const banner = (page: Page) => page.getByRole('region', { name: 'Messages' })

test.describe('1. What the product does and for whom', () => {
  test('a banner shows a general message and a student message', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages: MESSAGES })
    await enter(page, origin)
    await expect(banner(page).getByRole('paragraph')).toHaveText([GENERAL, STUDENT])
  })

  test('the banner is dismissible', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages: MESSAGES })
    await enter(page, origin)
    await banner(page).getByRole('button').click()
    await expect(banner(page)).toBeHidden()
    await expect(page.getByText(GENERAL)).toBeHidden()
  })
})
