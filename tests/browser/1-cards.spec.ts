import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { cardOf } from '../support/cards.ts'
import { expectPage } from '../support/enter.ts'

test('a phone shows the first card of the dashboard at once and all five classes on one screen, with View beside each title', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { origin } = await portal.enter('/')
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
  await page.goto(`${origin}/classes`)
  await expectPage(page, 'Classes')
  await expect(page.getByRole('article')).toHaveCount(5)
  const [first, last] = [page.getByRole('article').first(), page.getByRole('article').last()]
  const { y, height } = await boxOf(last)
  expect(y + height - (await boxOf(first)).y).toBeLessThan(740 - 2 * 60)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const name of ['Cloud Link', 'Study page']) {
      const title = await boxOf(cardOf(page, name).getByRole('heading'))
      const view = await boxOf(cardOf(page, name).getByRole('button', { name: 'View' }))
      expect(view.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(title.x + title.width)
      expect(Math.abs(view.y + view.height / 2 - title.y - title.height / 2)).toBeLessThan(4)
    }
  }
})
