import { expect, test } from '../support/browser.ts'

const SENTENCE = 'The student portal does not work in this browser.'

test('a page whose scripts fail offers to load it again, and says which browsers work only if its styles fail, too', async ({
  page,
  portal,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const { origin } = await portal.open()
  const sentence = page.getByText(SENTENCE)

  await test.step('scripts fail', async () => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${origin}/login`)
    await expect(sentence).toBeAttached()
    await expect(sentence).toBeHidden()
    await page.unrouteAll()
    const again = page.getByRole('link', { name: 'load this page again' })
    await again.click()
    await expect(again).not.toBeAttached()
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  })
  await test.step('scripts and styles fail', async () => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.route(`${origin}/`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/<style>.*?<\/style>/s, '') })
    })
    await page.goto(origin)
    await expect(sentence).toBeVisible()
  })
  await test.step('styles fail', async () => {
    await page.unrouteAll()
    await page.route('**/assets/*.css', (route) => route.abort())
    await page.goto(`${origin}/login`)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(sentence).toBeHidden()
  })
})
