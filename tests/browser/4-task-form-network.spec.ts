import type { Page } from '@playwright/test'
import { breakNetwork } from '../support/broken-network.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { goOffline } from '../support/network.ts'
import { fillTaskForm, SUBMISSION } from '../support/portal-forms.ts'

// The task form on a network that really breaks, on a phone. Every answer that counts as lost or as
// refused is in tests/portal/safe-submit.test.tsx.

const CALL = 'submit_task.php'
const ERROR = 'Error submitting task. Please try again.'
const MAYBE = 'No answer came back, so your task may have arrived.'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Task' })
const submitted = (page: Page) => page.getByRole('dialog', { name: 'Task Submitted' })

async function expectEverythingTyped(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(SUBMISSION)) {
    await expect(page.getByLabel(label)).toHaveValue(value)
  }
}

test.describe('4. States and transitions: the task form on a network that breaks', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('loses nothing that was typed, and repeats nothing by itself, when it drops the answer', async ({
    page,
    portal,
    front,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    const school = await portal.open()
    const network = breakNetwork(school.app, CALL)
    front.show(network.app)
    await enter(page, `${school.origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    network.spoil({ kind: 'drops before the answer' })
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText(`${ERROR}${MAYBE}`)
    expect(network.heard()).toBe(1)
    await expectEverythingTyped(page)
    await page.reload()
    await expect(page.getByText(/^Draft saved on/)).toBeVisible()
    await expectEverythingTyped(page)
    network.spoil(null)
    await submit(page).click()
    await page.getByRole('button', { name: 'Send again' }).press('Enter')
    await expect(submitted(page)).toBeVisible()
    expect(network.heard()).toBe(2)
    expect(await school.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1)
  })

  test('sends nothing while the phone is offline, and goes on when it is back', async ({
    page,
    portal,
    front,
  }) => {
    const school = await portal.open()
    const network = breakNetwork(school.app, CALL)
    front.show(network.app)
    await enter(page, `${school.origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    await goOffline(page)
    await submit(page).click()
    await expect(page.getByText('You were offline, so nothing was sent.')).toBeVisible()
    await expect(page.getByText(ERROR)).toBeHidden()
    await expectEverythingTyped(page)
    await page.context().setOffline(false)
    expect(network.heard()).toBe(0)
    await submit(page).click()
    await expect(submitted(page)).toBeVisible()
    expect(network.heard()).toBe(1)
  })

  test('waits for an answer that is late, and sends nothing more meanwhile', async ({
    page,
    portal,
    front,
  }) => {
    const school = await portal.open()
    const network = breakNetwork(school.app, CALL)
    front.show(network.app)
    await enter(page, `${school.origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    const { promise, resolve } = Promise.withResolvers<null>()
    network.spoil({ kind: 'answers late', after: promise })
    await submit(page).dblclick()
    await page.getByLabel('Student ID').press('Enter')
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
    resolve(null)
    await expect(submitted(page)).toBeVisible()
    expect(network.heard()).toBe(1)
  })

  test('knows in a new tab of what another was closed in the middle of', async ({
    page,
    portal,
    front,
  }) => {
    const school = await portal.open()
    const network = breakNetwork(school.app, CALL)
    front.show(network.app)
    await enter(page, `${school.origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    const { promise, resolve } = Promise.withResolvers<null>()
    network.spoil({ kind: 'answers late', after: promise })
    await submit(page).click()
    await expect.poll(network.heard).toBe(1)
    const other = await page.context().newPage()
    await page.close()
    await other.goto(`${school.origin}/mentor-tasks/3/submit`)
    await expect(other.getByRole('alert')).toHaveText(`${ERROR}${MAYBE}`)
    await expectEverythingTyped(other)
    resolve(null)
    await other.close()
  })
})
