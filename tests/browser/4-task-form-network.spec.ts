import type { HttpBindings } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { Hono } from 'hono'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import type { Front } from '../support/front.ts'
import { goOffline } from '../support/network.ts'
import { fillTaskForm, SUBMISSION } from '../support/portal-forms.ts'
import type { OpenSchool } from '../support/server.ts'

// Every answer that counts as lost or as refused, and how the task is sent again: tests/portal/safe-submit.test.tsx.

const FORM = '/mentor-tasks/3/submit'
const ERROR = 'Error submitting task. Please try again.'
const MAYBE = 'No answer came back, so your task may have arrived.'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Task' })

/** Opens the task form behind a network that can lose the answer to it, and fills it in. */
async function fillForm(page: Page, front: Front, school: OpenSchool) {
  let heard = 0
  let answers: Promise<boolean> = Promise.resolve(true)
  const network = new Hono().all('*', async (c) => {
    // On a connection that was used before, Chromium itself repeats a POST that broke off.
    const { outgoing } = c.env as HttpBindings
    outgoing.shouldKeepAlive = false
    if (c.req.path !== '/backend/submit_task.php') return school.app.fetch(c.req.raw, c.env)
    heard += 1
    const answer = await school.app.fetch(c.req.raw, c.env)
    if (await answers) return answer
    outgoing.socket?.destroy()
    return new Promise<Response>(() => undefined) // nobody is there to be answered
  })
  front.show(network)
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, front.origin + FORM)
  await fillTaskForm(page)
  return {
    /** How often the school has heard the call. */
    heard: () => heard,
    /** The answers wait from now on. @returns what lets them go: whether they arrive */
    hold() {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      answers = promise
      return resolve
    },
  }
}

async function expectEverythingTyped(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(SUBMISSION)) {
    await expect(page.getByLabel(label)).toHaveValue(value)
  }
}

test('sends nothing offline, one call however often it is pressed, and keeps everything typed when the answer is lost', async ({
  page,
  portal,
  front,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const network = await fillForm(page, front, await portal.open())
  await goOffline(page)
  await submit(page).click()
  await expect(page.getByText('You were offline, so nothing was sent.')).toBeVisible()
  await expect(page.getByText(ERROR)).toBeHidden()
  await expectEverythingTyped(page)
  await page.context().setOffline(false)
  expect(network.heard()).toBe(0)

  const answer = network.hold()
  await submit(page).dblclick()
  await page.getByLabel('Student ID').press('Enter')
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
  answer(false)
  await expect(page.getByRole('alert')).toContainText(`${ERROR}${MAYBE}`)
  expect(network.heard()).toBe(1)
  await expectEverythingTyped(page)
})

test('says in a new tab that the task may have arrived when the first tab closed during the call', async ({
  page,
  portal,
  front,
}) => {
  const network = await fillForm(page, front, await portal.open())
  const answer = network.hold()
  await submit(page).click()
  await expect.poll(network.heard).toBe(1)
  const other = await page.context().newPage()
  await page.close()
  await other.goto(front.origin + FORM)
  await expect(other.getByRole('alert')).toHaveText(`${ERROR}${MAYBE}`)
  await expectEverythingTyped(other)
  answer(true)
  await other.close()
})
