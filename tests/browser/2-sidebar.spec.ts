import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'

test.describe('2. Screens and routes', () => {
  test('a highlighted entry of the sidebar looks different from the others', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    await expectPage(page, 'Payments')
    const backgroundOf = (label: string) =>
      page
        .getByRole('navigation', { name: 'Portal' })
        .getByRole('link', { name: label })
        .evaluate((entry) => getComputedStyle(entry).backgroundColor)
    expect(await backgroundOf('Payments')).not.toBe(await backgroundOf('Resources'))
  })

  test('all entries of the sidebar fit a window of 800 px, with a line after those that content names', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    await expectPage(page, 'Payments')
    const sidebar = page.getByRole('navigation', { name: 'Portal' })
    const { height, room } = await sidebar.evaluate((entries) => ({
      height: entries.scrollHeight,
      room: entries.parentElement?.clientHeight,
    }))
    expect(height).toBeLessThanOrEqual(room ?? 0)
    const withLine = await sidebar
      .getByRole('listitem')
      .evaluateAll((entries) =>
        entries
          .filter((entry) => getComputedStyle(entry).borderBottomStyle === 'solid')
          .map((entry) => entry.textContent),
      )
    expect(withLine).toEqual([
      'Meetings',
      'Resources',
      'Graduation',
      'Document Request',
      'Internship',
    ])
  })
})
