import type { Page } from '@playwright/test'
import {
  answerCall,
  breakCall,
  EVERY_FAILURE,
  FAILED_CALL,
  holdCall,
  mendCalls,
} from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { addressesOf, cardOf, openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'

const LINKS = { everyone: { cloud_link: 'https://cloud.example/', lesson_time: 'Fridays, 5 PM' } }

/** Leaves the links of an earlier visit behind, as they are stored in the browser. */
async function visitOnce(page: Page, origin: string): Promise<void> {
  await enter(page, `${origin}/classes`)
  await expect(cardOf(page, 'Class Link')).toContainText('Fridays, 5 PM')
}

test.describe('3. Entities and their fields', () => {
  test.describe('Links', () => {
    test('a button is busy until links arrive', async ({ page, portal }) => {
      const { origin } = await portal.open({ links: LINKS })
      const letGo = await holdCall(page, 'get_links.php')
      await enter(page, `${origin}/classes`)
      const modal = await openCard(page, 'Cloud Link')
      const button = modal.getByRole('button', { name: 'Click Here' })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      letGo()
      await expect.poll(() => addressesOf(modal)).toEqual(['https://cloud.example/'])
    })

    test('the stored userLinks serve until links arrive', async ({ page, portal }) => {
      const { origin } = await portal.open({ links: LINKS })
      await visitOnce(page, origin)
      const letGo = await holdCall(page, 'get_links.php')
      await page.reload()
      const modal = await openCard(page, 'Cloud Link')
      await expect.poll(() => addressesOf(modal)).toEqual(['https://cloud.example/'])
      letGo()
    })

    test('links that arrive replace the stored ones', async ({ page, portal }) => {
      const { origin } = await portal.open({ links: LINKS })
      await visitOnce(page, origin)
      await answerCall(page, 'get_links.php', {
        status: 'success',
        links: { cloud_link: 'https://new.example/' },
      })
      await page.reload()
      const modal = await openCard(page, 'Cloud Link')
      await expect.poll(() => addressesOf(modal)).toEqual(['https://new.example/'])
    })

    test('‘Not available yet’ stands on a disabled button after a successful reply without that link', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ links: LINKS })
      await enter(page, `${origin}/classes`)
      const modal = await openCard(page, 'Study page')
      await expect(modal.getByRole('button', { name: 'Not available yet' })).toBeDisabled()
    })

    for (const failure of EVERY_FAILURE) {
      test(`‘Links could not be loaded’ with Try again: ${failure}`, async ({
        page,
        portal,
        expectedErrors,
      }) => {
        expectedErrors.push(FAILED_CALL)
        const { origin } = await portal.open({ links: LINKS })
        await breakCall(page, 'get_links.php', failure)
        await enter(page, `${origin}/classes`)
        const modal = await openCard(page, 'Cloud Link')
        await expect(modal.getByRole('alert')).toContainText('Links could not be loaded')
        await expect(modal.getByText('Not available yet')).toHaveCount(0)
        await mendCalls(page)
        await modal.getByRole('button', { name: 'Try again' }).click()
        await expect.poll(() => addressesOf(modal)).toEqual(['https://cloud.example/'])
      })
    }

    test('‘Links could not be loaded’ when the reply is no success', async ({ page, portal }) => {
      const { origin } = await portal.open({ links: LINKS })
      await answerCall(page, 'get_links.php', { status: 'error' })
      await enter(page, `${origin}/classes`)
      const modal = await openCard(page, 'Cloud Link')
      await expect(modal.getByRole('alert')).toContainText('Links could not be loaded')
    })

    test('the stored userLinks serve when links could not be loaded', async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL)
      const { origin } = await portal.open({ links: LINKS })
      await visitOnce(page, origin)
      await breakCall(page, 'get_links.php', 'the connection is lost')
      await page.reload()
      const modal = await openCard(page, 'Cloud Link')
      await expect.poll(() => addressesOf(modal)).toEqual(['https://cloud.example/'])
      await expect(modal.getByText('Links could not be loaded')).toHaveCount(0)
    })

    test('a link that is the same for everyone waits for nothing', async ({ page, portal }) => {
      const { origin } = await portal.open({ links: LINKS })
      const letGo = await holdCall(page, 'get_links.php')
      await enter(page, `${origin}/resources`)
      const modal = await openCard(page, /curriculum/i)
      await expect(modal.getByRole('link', { name: 'Click Here' })).toBeVisible()
      letGo()
    })
  })
})
