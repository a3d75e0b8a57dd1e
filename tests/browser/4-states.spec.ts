import { expect, signIn, test } from '../support/browser.ts'

test.describe('4. States and transitions', () => {
  test('login success goes to / and stores the name', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await signIn(page, origin)
    await expect(page).toHaveURL(`${origin}/`)
    expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('Ada Okafor')
  })

  test('the message banner hides after 14 seconds', async ({ page, portal }) => {
    await page.clock.install()
    await portal.signedIn({ messages: { everyone: 'The school is closed on Friday.' } })
    const banner = page.getByText('The school is closed on Friday.')
    await expect(banner).toBeVisible()
    await page.clock.runFor(13_500)
    await expect(banner).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(banner).toBeHidden()
  })
})
