import type { Page } from '@playwright/test'
import { holdCall, isCall, type CallName } from '../support/backend-calls.ts'
import { expect } from '../support/browser.ts'

// What many shots begin or end with.

/** Presses the first button of that name; in a modal without a pointer, which it ignores for a moment. */
export function press(name: string) {
  return async (page: Page) => {
    const button = page.getByRole('button', { name }).first()
    const isInModal = await button.evaluate((element) => element.closest('[data-dialog]') !== null)
    await (isInModal ? button.dispatchEvent('click') : button.click())
  }
}

/** Fills in one field and presses a button. */
export function send(label: string, text: string, button: string) {
  return async (page: Page) => {
    await page.getByLabel(label).fill(text)
    await press(button)(page)
  }
}

/** Waits for a text: while a call is held back, nothing else says when the picture is due. */
export function see(text: string | RegExp) {
  return (page: Page) => expect(page.getByText(text).first()).toBeVisible()
}

/** One step after the other. */
export function inTurn(...steps: readonly ((page: Page) => Promise<unknown>)[]) {
  return async (page: Page) => {
    for (const step of steps) await step(page)
  }
}

export function hold(call: CallName) {
  return (page: Page) => holdCall(page, call)
}

/** From then on no answer to the call arrives. */
export function lose(call: CallName) {
  return (page: Page) => page.route(isCall(call), (route) => route.abort())
}

/** From then on the call answers this JSON and does not reach the server. */
export function answer(call: CallName, json: unknown) {
  return (page: Page) => page.route(isCall(call), (route) => route.fulfill({ json }))
}

/** Opens a step of the password reset as the step before leads there: the address in navigation state. */
export async function withEmail(page: Page) {
  await expect(page.locator('button[type=submit]')).toBeEnabled()
  const email = 'ada@example.org'
  await page.evaluate((text) => history.replaceState({ ...history.state, email: text }, ''), email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function openChat(page: Page) {
  await press('Help')(page)
  await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/)
}

export async function reload(page: Page) {
  await page.reload()
}

/** The device stores nothing more. */
export async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}
