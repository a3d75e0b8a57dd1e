import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'

test('the code of a page is fetched when something points at a link to it', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open(FULL_SCHOOL)
  for (const [from, link, part] of [
    ['/', 'All tasks', 'mentor-tasks'],
    ['/mentor-tasks/3', 'Submit Task Here', 'task-form'],
  ] as const) {
    await enter(page, `${origin}${from}`)
    const fetched = page.waitForRequest(new RegExp(`/assets/${part}-[^/]+\\.js$`))
    await page.getByRole('link', { name: link }).first().hover()
    await fetched
    await expect(page).toHaveURL(`${origin}${from}`)
  }
})
