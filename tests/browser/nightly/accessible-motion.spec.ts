import type { Page } from '@playwright/test'
import { holdCall } from '../../support/backend-calls.ts'
import { expect, test } from '../../support/browser.ts'
import { cardOf } from '../../support/cards.ts'
import { expectPage } from '../../support/enter.ts'
import { FULL_SCHOOL } from '../../support/full-school.ts'
import { submitLogin } from '../../support/portal-forms.ts'

test('with reduced motion a spinner only fades, and the banner, modals, the drawer and hovering do not move', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { origin } = await portal.open(FULL_SCHOOL)
  const durations = await watchMotion(page)
  const release = await holdCall(page, 'login.php')
  await page.goto(`${origin}/login`)
  await submitLogin(page)
  await expect(page.getByRole('button', { name: 'Login', disabled: true })).toBeVisible()
  expect(await animatedProperties(page)).toEqual(['opacity'])
  release()

  await expectPage(page, 'Welcome, Ada')
  await page.getByRole('button', { name: 'Close messages' }).click()
  const view = cardOf(page, 'Class Link').getByRole('button', { name: 'View' })
  await view.hover()
  await view.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await durations()).filter((ms) => ms > 10)).toEqual([])
})

/** Notes the length in ms of every animation and transition from the next load on, except endless ones. */
async function watchMotion(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const lengths: number[] = []
    Object.assign(window, { lengths })
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const { activeDuration: length } = effect?.getComputedTiming() ?? {}
        if (typeof length === 'number' && Number.isFinite(length)) lengths.push(length)
      }
    }
    addEventListener('animationstart', note, true)
    addEventListener('transitionrun', note, true)
  })
  return () => page.evaluate(() => [...(window as unknown as { lengths: number[] }).lengths])
}

function animatedProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frames = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    const ofTiming = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    const names = frames.flatMap((frame) => Object.keys(frame))
    return [...new Set(names)].filter((name) => !ofTiming.has(name))
  })
}
