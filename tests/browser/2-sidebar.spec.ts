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
})
