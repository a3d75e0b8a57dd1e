import { breakCall, FAILED_CALL, mendCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { addressesOf, cardOf, openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'

const links = { everyone: { cloud_link: 'https://cloud.example/', lesson_time: 'Fridays, 5 PM' } }

// Which address each button leads to, and what it is until then, is in tests/portal/links.test.tsx.
test.describe('3. Entities and their fields', () => {
  test('links that could not be loaded are tried again at a press; then the stored userLinks serve without connection', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open({ links })
    await breakCall(page, 'get_links.php', 'the connection is lost')
    await enter(page, `${origin}/classes`)
    const modal = await openCard(page, 'Cloud Link')
    await expect(modal.getByRole('alert')).toContainText('Links could not be loaded')
    await mendCalls(page)
    await modal.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect.poll(() => addressesOf(modal)).toEqual(['https://cloud.example/'])

    await breakCall(page, 'get_links.php', 'the connection is lost')
    await page.reload()
    await expect.poll(() => addressesOf(modal)).toEqual(['https://cloud.example/'])
    await expect(modal.getByText('Links could not be loaded')).toHaveCount(0)
    await modal.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(cardOf(page, 'Class Link')).toContainText('Fridays, 5 PM')
  })
})
