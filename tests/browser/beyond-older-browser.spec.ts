import { expect, test } from '../support/browser.ts'

const SENTENCE = 'The student portal does not work in this browser.'

test.describe('An older browser', () => {
  test('says which browsers work where neither styles nor modules of today are known', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    const { origin } = await portal.open()
    await page.route('**/assets/**', (route) => route.abort())
    await page.route(`${origin}/`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/<style>.*?<\/style>/s, '') })
    })
    await page.goto(origin)
    await expect(page.getByText(SENTENCE)).toBeVisible()
  })

  test('is spoken of in no browser that knows the styles, even before the portal starts', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    const { origin } = await portal.open()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(origin)
    await expect(page.getByText(SENTENCE)).toBeAttached()
    await expect(page.getByText(SENTENCE)).toBeHidden()
  })

  test('is spoken of in no browser that starts the portal, even without styles', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    const { origin } = await portal.open()
    await page.route('**/assets/*.css', (route) => route.abort())
    await page.goto(`${origin}/login`)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(page.getByText(SENTENCE)).toBeHidden()
  })
})
