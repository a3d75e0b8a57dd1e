import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { cardOf } from '../support/cards.ts'
import { holdCall } from '../support/backend-calls.ts'
import { enter } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { submitLogin } from '../support/portal-forms.ts'

/** From now on the page notes the length in ms of every animation and transition that begins, endless ones apart. */
async function noteMotion(page: Page): Promise<() => Promise<number[]>> {
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

/** Whatever moves in the portal: the banner, a modal, the drawer, and what changes under the pointer. */
async function moveEverything(page: Page, origin: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, `${origin}/classes`)
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
}

test.describe('Motion', () => {
  test('is left out for students whose system asks for less of it', async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { origin } = await portal.open(FULL_SCHOOL)
    const lengths = await noteMotion(page)
    await moveEverything(page, origin)
    expect((await lengths()).filter((length) => length > 10)).toEqual([])
  })

  test('of what waits is a fading in place for students whose system asks for less', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { origin } = await portal.open()
    const release = await holdCall(page, 'login.php')
    await page.goto(`${origin}/login`)
    await submitLogin(page)
    await expect(page.getByRole('button', { name: 'Login', disabled: true })).toBeVisible()
    expect(await animatedProperties(page)).toEqual(['opacity'])
    release()
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  })
})

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
