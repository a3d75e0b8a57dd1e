import { bannerOf, enterPastMessages, openAtFirstMoment } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { waitStopped } from '../support/page-clock.ts'

const messages = { everyone: 'The school is closed on Friday.' }
const tasks = [{ lessonNumber: '1', title: 'Your town' }]

test.describe('4. States and transitions', () => {
  test('the banner appears on every page of the sidebar', async ({ page, portal }) => {
    test.slow()
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const entries = page.getByRole('navigation').getByRole('link')
    await expect(entries).toHaveCount(18)
    for (const entry of await entries.all()) {
      await entry.click()
      await expect(entry).toHaveAttribute('aria-current', 'page')
      await expect(bannerOf(page).region, await entry.innerText()).toBeVisible()
    }
  })

  for (const path of ['/mentor-tasks', '/mentor-tasks/1', '/no-such-page']) {
    test(`the banner appears on ${path}`, async ({ page, portal }) => {
      const { origin } = await portal.open({ messages, tasks })
      await enter(page, `${origin}${path}`)
      await expect(bannerOf(page).region).toBeVisible()
    })
  }

  for (const path of ['/mentor-tasks/1/submit', '/tasks-turnintin-log']) {
    test(`the banner does not appear on the task form at ${path}, nor its Messages button`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ messages, tasks })
      await page.clock.install()
      await enterPastMessages(page, `${origin}${path}`)
      await expect(page.getByLabel('Student ID')).toBeVisible()
      await expect(bannerOf(page).region).toHaveCount(0)
      await page.clock.runFor(14_000) // elsewhere the button would come now
      await expect(page.getByRole('button', { name: 'Messages' })).toHaveCount(0)
    })
  }

  test('the clock of the banner runs on while the task form is open', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages, tasks })
    await openAtFirstMoment(page, origin, { path: '/mentor-tasks/1' })
    await page.clock.runFor(8000)
    await page.getByRole('link', { name: 'Submit Task Here' }).click()
    await waitStopped(page, page.getByLabel('Student ID'))
    await page.clock.runFor(3000)
    await page.goBack()
    await waitStopped(page, page.getByRole('link', { name: 'Submit Task Here' }))
    await expect(bannerOf(page).region).toBeVisible()
    await page.clock.runFor(3000)
    await expect(bannerOf(page).region).toBeHidden()
  })

  test('the banner does not come back from a task form that outlasted it', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages, tasks })
    await openAtFirstMoment(page, origin, { path: '/mentor-tasks/1' })
    await page.getByRole('link', { name: 'Submit Task Here' }).click()
    await waitStopped(page, page.getByLabel('Student ID'))
    await page.clock.runFor(14_000)
    await page.goBack()
    await waitStopped(page, page.getByRole('link', { name: 'Submit Task Here' }))
    await expect(bannerOf(page).region).toBeHidden()
    await expect(page.getByRole('button', { name: 'Messages' })).toBeVisible()
  })
})
