import type { Page } from '@playwright/test'
import { answerCall, breakCall, holdCall, type CallName } from '../support/backend-calls.ts'
import { expect } from '../support/browser.ts'
import { enterResetStep } from '../support/enter.ts'

// What many shots begin or end with.

/** Presses the first button of that name; in a modal without a pointer, which it does not hear at first. */
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

/** Waits for a text: where something is held back, nothing else says when the picture is due. */
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

export function lose(call: CallName) {
  return (page: Page) => breakCall(page, call, 'the connection is lost')
}

export function answer(call: CallName, json: unknown) {
  return (page: Page) => answerCall(page, call, json)
}

/** Comes to a step of the password reset as from the step before it. */
export function withEmail(page: Page) {
  return enterResetStep(page, page.url())
}

export async function openChat(page: Page) {
  await press('Help')(page)
  await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/)
}

export async function reload(page: Page) {
  await page.reload()
}

/** The browser says that it is offline; what the page still loads is not cut off. */
export async function cutOff(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    window.dispatchEvent(new Event('offline'))
  })
}
