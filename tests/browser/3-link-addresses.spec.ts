import { expect, test } from '../support/browser.ts'
import { addressesOf, linkButtons, openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'

const SAFE = [
  { stored: 'https://zoom.us/j/1', leadsTo: 'https://zoom.us/j/1' },
  { stored: 'zoom.us/j/1', leadsTo: 'https://zoom.us/j/1' },
  { stored: 'mailto:mentor@example.org', leadsTo: 'mailto:mentor@example.org' },
  { stored: 'tel:+2348000000000', leadsTo: 'tel:+2348000000000' },
  { stored: '/classes', leadsTo: '/classes' },
]

test.describe('3. Entities and their fields', () => {
  test.describe('Links', () => {
    for (const { stored, leadsTo } of SAFE) {
      test(`a stored ${stored} leads to ${leadsTo}`, async ({ page, portal }) => {
        const { origin } = await portal.open({ links: { everyone: { cloud_link: stored } } })
        await enter(page, `${origin}/classes`)
        const modal = await openCard(page, 'Cloud Link')
        await expect.poll(() => addressesOf(modal)).toEqual([leadsTo])
      })
    }

    test('an unsafe link counts as missing', async ({ page, portal }) => {
      const { origin } = await portal.open({
        links: { everyone: { cloud_link: 'javascript:alert(1)' } },
      })
      await enter(page, `${origin}/classes`)
      const modal = await openCard(page, 'Cloud Link')
      await expect(modal.getByRole('button', { name: 'Not available yet' })).toBeDisabled()
      await expect(linkButtons(modal)).toHaveCount(0)
    })

    test('the default stands in for an unsafe link', async ({ page, portal }) => {
      const { origin } = await portal.open({
        links: { everyone: { turnitin: 'javascript:alert(1)' } },
      })
      await enter(page, `${origin}/tasks`)
      const modal = await openCard(page, /^turnitin/i)
      await expect.poll(() => addressesOf(modal)).toEqual(['/turnitin'])
    })
  })
})
