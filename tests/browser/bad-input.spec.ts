import { bannerOf } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'

test.describe('Bad input: text is shown as it was typed', () => {
  const markup = '<img src=x onerror="window.ran = true"> & <b>bold</b>'

  test('markup in messages is shown as text', async ({ page, portal }) => {
    const { origin } = await portal.open({
      messages: { everyone: markup, students: { 'ada@example.org': `Ada: ${markup}` } },
    })
    await enter(page, `${origin}/classes`)
    await expect(bannerOf(page).region.getByRole('paragraph')).toHaveText([
      markup,
      `Ada: ${markup}`,
    ])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('web addresses in messages become links that open in a new tab', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({
      messages: { everyone: 'See https://example.org/a?b=1&c=2, or <http://example.org/d>.' },
    })
    await enter(page, `${origin}/classes`)
    const links = bannerOf(page).region.getByRole('link')
    await expect(links).toHaveText(['https://example.org/a?b=1&c=2', 'http://example.org/d'])
    await expect(links.first()).toHaveAttribute('href', 'https://example.org/a?b=1&c=2')
    await expect(links.first()).toHaveAttribute('target', '_blank')
    await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('other addresses in messages stay text', async ({ page, portal }) => {
    const { origin } = await portal.open({
      messages: { everyone: 'javascript:alert(1) data:text/html,x //elsewhere.example' },
    })
    await enter(page, `${origin}/classes`)
    await expect(bannerOf(page).region).toContainText('javascript:alert(1)')
    await expect(bannerOf(page).region.getByRole('link')).toHaveCount(0)
  })

  test('markup in a task’s title, time and due date is shown as text', async ({ page, portal }) => {
    const { origin } = await portal.open({
      tasks: [{ lessonNumber: '3', title: markup, dueDate: `${markup} 1`, time: `${markup} 2` }],
    })
    await enter(page, `${origin}/mentor-tasks/3`)
    await expectPage(page, markup)
    await expect(page.getByText(`Due ${markup} 1, ${markup} 2`)).toBeVisible()
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('markup in a student’s name is shown as text', async ({ page, portal }) => {
    const { origin } = await portal.open({ students: [{ fullName: '<b>Ada</b> Okafor' }] })
    await enter(page, `${origin}/`)
    await expectPage(page, 'Welcome, <b>Ada</b>')
  })
})
