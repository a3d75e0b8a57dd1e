import { breakCall, FAILED_CALL, answerCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

const UNSAFE = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//elsewhere.example',
  '/\t/elsewhere.example',
]

test.describe('Bad input: stored links', () => {
  for (const address of UNSAFE) {
    test(`a stored link of ${JSON.stringify(address)} counts as missing`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ links: { everyone: { cloud_link: address } } })
      await enter(page, `${origin}/classes`)
      await page.getByRole('article', { name: 'Cloud Link' }).getByRole('button').click()
      const modal = page.getByRole('dialog', { name: 'Cloud Link' })
      await expect(modal.getByRole('button', { name: 'Not available yet' })).toBeDisabled()
      await expect(modal.getByRole('link', { name: 'Click Here' })).toHaveCount(0)
    })
  }

  test('a lesson time with markup is shown as text', async ({ page, portal }) => {
    const { origin } = await portal.open({
      links: { everyone: { lesson_time: '<img src=x onerror=alert(1)> 7 PM' } },
    })
    await enter(page, `${origin}/classes`)
    await page.getByRole('article', { name: 'Class Link' }).getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText('<img src=x onerror=alert(1)> 7 PM')
  })

  for (const links of [
    7,
    'none',
    [['cloud_link']],
    { cloud_link: ['a list'] },
    { cloud_link: {} },
  ]) {
    test(`links of a wrong type leave the page as it is: ${JSON.stringify(links)}`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await answerCall(page, 'get_links.php', { status: 'success', links })
      await enter(page, `${origin}/classes`)
      await page.getByRole('article', { name: 'Cloud Link' }).getByRole('button').click()
      const modal = page.getByRole('dialog', { name: 'Cloud Link' })
      await expect(modal.getByText(/^(Not available yet|Links could not be loaded)$/)).toBeVisible()
    })
  }
})

test.describe('Bad input: rubbish in userLinks', () => {
  for (const rubbish of [
    '{',
    'null',
    '[["cloud_link","https://example.org"]]',
    '{"cloud_link":5}',
    '{"cloud_link":"javascript:alert(1)"}',
    '{"__proto__":{"cloud_link":"https://elsewhere.example"}}',
  ]) {
    test(`the page says that links could not be loaded, with ${rubbish} in userLinks`, async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL)
      const { origin } = await portal.open()
      await breakCall(page, 'get_links.php', 'the connection is lost')
      await page.addInitScript((text) => localStorage.setItem('userLinks', text), rubbish)
      await enter(page, `${origin}/classes`)
      await page.getByRole('article', { name: 'Cloud Link' }).getByRole('button').click()
      const modal = page.getByRole('dialog', { name: 'Cloud Link' })
      await expect(modal.getByRole('alert')).toContainText('Links could not be loaded')
      await expect(modal.getByRole('link', { name: 'Click Here' })).toHaveCount(0)
    })
  }
})
