import type { Page } from '@playwright/test'
import { breakNetwork } from '../support/broken-network.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import type { Front } from '../support/front.ts'
import { goOffline } from '../support/network.ts'
import { fillTaskForm, SUBMISSION } from '../support/portal-forms.ts'
import type { OpenSchool } from '../support/server.ts'

// Every answer that counts as lost or as refused: tests/portal/safe-submit.test.tsx.

const FORM = '/mentor-tasks/3/submit'
const ERROR = 'Error submitting task. Please try again.'
const MAYBE = 'No answer came back, so your task may have arrived.'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Task' })
const submitted = (page: Page) => page.getByRole('dialog', { name: 'Task Submitted' })

/** Opens the task form behind a network that breaks its call, and fills it in. */
async function fillForm(page: Page, front: Front, school: OpenSchool) {
  const network = breakNetwork(school.app, 'submit_task.php')
  front.show(network.app)
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, front.origin + FORM)
  await fillTaskForm(page)
  return network
}

async function expectEverythingTyped(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(SUBMISSION)) {
    await expect(page.getByLabel(label)).toHaveValue(value)
  }
}

test.describe('4. States and transitions: the task form on a network that breaks', () => {
  test('keeps everything typed when the answer is lost, asks before it sends again, and the school stores the task once', async ({
    page,
    portal,
    front,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    const school = await portal.open()
    const network = await fillForm(page, front, school)
    network.spoil('drops before the answer')
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

  test('sends nothing offline, and once online again sends one call however often it is pressed', async ({
    page,
    portal,
    front,
  }) => {
    const network = await fillForm(page, front, await portal.open())
    await goOffline(page)
    await submit(page).click()
    await expect(page.getByText('You were offline, so nothing was sent.')).toBeVisible()
    await expect(page.getByText(ERROR)).toBeHidden()
    await expectEverythingTyped(page)
    await page.context().setOffline(false)
    expect(network.heard()).toBe(0)
    const { promise, resolve } = Promise.withResolvers<null>()
    network.spoil(promise)
    await submit(page).dblclick()
    await page.getByLabel('Student ID').press('Enter')
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
    resolve(null)
    await expect(submitted(page)).toBeVisible()
    expect(network.heard()).toBe(1)
  })

  test('says in a new tab that the task may have arrived when the first tab closed during the call', async ({
    page,
    portal,
    front,
  }) => {
    const network = await fillForm(page, front, await portal.open())
    const { promise, resolve } = Promise.withResolvers<null>()
    network.spoil(promise)
    await submit(page).click()
    await expect.poll(network.heard).toBe(1)
    const other = await page.context().newPage()
    await page.close()
    await other.goto(front.origin + FORM)
    await expect(other.getByRole('alert')).toHaveText(`${ERROR}${MAYBE}`)
    await expectEverythingTyped(other)
    resolve(null)
    await other.close()
  })
})
