import { FAILED_CALL } from '../support/backend-calls.ts'
import { bannerOf } from '../support/banner.ts'
import { blockStorage } from '../support/broken-storage.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { HOSTILE_ADDRESSES, HOSTILE_HTML, LET_THROUGH } from '../support/hostile-html.ts'
import { handInTask, submitLogin } from '../support/portal-forms.ts'

// Every case is in tests/portal; here a browser decodes, parses and blocks by itself.

test.describe('Bad input', () => {
  test('an address that cannot be decoded shows a not-found page with the sidebar', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL) // an address that nobody has is answered with 404
    const { origin } = await portal.open()
    await enter(page, `${origin}/%E0%A4%A`)
    await expectPage(page, 'Page not found')
    await expect(page.getByRole('navigation')).toBeVisible()
  })

  test('with blocked storage everything from signing in to handing in a task and logging out works', async ({
    page,
    portal,
  }) => {
    await blockStorage(page)
    const { origin } = await portal.open({
      tasks: [{ lessonNumber: '3', title: 'Your town' }],
      messages: { everyone: 'No class on Friday.' },
      links: { everyone: { cloud_link: 'https://example.org/cloud' } },
    })
    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    await page.getByLabel('Remember me').check()
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    await expect(bannerOf(page).region).toBeVisible()
    const modal = await openCard(page, 'Cloud Link')
    await expect(modal.getByRole('link', { name: 'Click Here' })).toBeVisible()
    await page.goto(`${origin}/mentor-tasks/3/submit`)
    await expectPage(page, 'Submit Task')
    await handInTask(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
  })
})

test.describe('Bad input: task details are HTML from a backend', () => {
  // The sanitiser has to hold alone; what it takes out would also leave a line in the console here,
  // for it reads the details in a document that inherits the page's policy.
  test.use({ bypassCSP: true })

  test('what is hostile in task details is let through neither to run nor to be seen', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL) // a picture that is not there is let through
    page.on('dialog', (dialog) => {
      throw new Error(`A dialog came up: ${dialog.message()}`)
    })
    const links = HOSTILE_ADDRESSES.map((address) => `<p><a href="${address}">Press me</a></p>`)
    // Whoever wrote the details counts who reads them.
    const picture = 'https://pictures.example/seen.png'
    await page.route(picture, (route) => route.fulfill({ contentType: 'image/png', body: '' }))
    const seen = page.waitForRequest(picture)
    const details = [
      `<p>Before</p><img src="${picture}">`,
      ...links,
      ...Object.values(HOSTILE_HTML),
    ].join('')
    const { origin } = await portal.open({
      tasks: [{ lessonNumber: '3', title: 'Hostile', details }],
    })
    await enter(page, `${origin}/mentor-tasks/3`)
    await expectPage(page, 'Hostile')
    const shown = page.getByText('Before', { exact: true }).locator('..')
    await expect(shown.getByText('Press me')).toHaveCount(links.length)
    await expect(shown.getByRole('link')).toHaveCount(0)
    const names = await shown
      .locator('*')
      .evaluateAll((elements) =>
        elements.flatMap((element) => [element.tagName, ...element.getAttributeNames()]),
      )
    expect(names.filter((name) => !LET_THROUGH.test(name))).toEqual([])
    await page.getByRole('link', { name: 'Submit Task Here' }).click()
    await expectPage(page, 'Submit Task')
    expect(await page.evaluate(() => 'ran' in window), 'it ran').toBe(false)
    expect(await (await seen).headerValue('referer'), 'what a picture tells its host').toBeNull()
  })
})
