// Functions that run in the page cannot use anything outside themselves.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from '@playwright/test'
import { motionEnded } from './painted.ts'

/** A place that had the focus, and what is wrong with how it shows. */
export type Stop = { readonly name: string; readonly wrong: readonly string[] }

/** More than any page of the portal has. */
const MOST_STOPS = 150

/**
 * Presses a key until the focus leaves the page or returns to its start. Each stop must show a ring of 2 px or
 * more, the stop before none, and nothing may cover it.
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  await motionEnded(page) // a drawer that slides in is still beside the window
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    Object.assign(window, { stops: [] })
  })
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtStop)
    if (stop === null) return stops
    stops.push(stop)
  }
  throw new Error(`${key} does not come to an end: ${JSON.stringify(stops.slice(-3))}`)
}

/** How many places a keyboard must reach. */
export function countTabStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')
    const shown = [...all].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    return shown.filter((element) => !element.matches(':disabled')).length
  })
}

/** Runs in the page. @returns null outside the page and at a place that had the focus before */
function lookAtStop(): Stop | null {
  const element = document.activeElement
  const { stops } = window as unknown as { stops: Element[] }
  if (!(element instanceof HTMLElement) || element === document.body || stops.includes(element)) {
    return null
  }
  const before = stops.at(-1)
  stops.push(element)
  const wrong = []
  if (ringOf(element) < 2) wrong.push(`its ring is ${ringOf(element)} px`)
  if (
    before !== undefined &&
    before.isConnected &&
    ringOf(before) > 0 &&
    !shares(before, element)
  ) {
    wrong.push(`the ring of ${nameOf(before)} stays`)
  }
  const cover = coverOf(element)
  if (cover !== null) wrong.push(`it is covered by ${cover}`)
  return { name: nameOf(element), wrong }

  /** The width of the outline of an element, of what it draws around itself, or of the frame of a field. */
  function ringOf(focused: Element): number {
    const frame = focused.matches('input') ? focused.closest(':has(> input):focus-within') : null
    const drawn = [
      getComputedStyle(focused),
      getComputedStyle(focused, '::after'),
      ...(frame === null ? [] : [getComputedStyle(frame)]),
    ]
    const shown = drawn.filter(({ outlineStyle }) => outlineStyle !== 'none')
    return Math.max(0, ...shown.map(({ outlineWidth }) => Number.parseFloat(outlineWidth)))
  }

  /** The toggle of a password stands in the frame of its field. */
  function shares(one: Element, other: Element): boolean {
    return one.parentElement === other.parentElement && one.matches('input')
  }

  /** Sticky bars and floating buttons may cover a part of it, but never its middle. */
  function coverOf(focused: Element): string | null {
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
    const left = Math.max(box.left, 0)
    const right = Math.min(box.right, innerWidth)
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, innerHeight)
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (seen === null) return 'nothing: it is beside the window'
    return focused.contains(seen) || seen.contains(focused) ? null : nameOf(seen)
  }

  function nameOf(named: Element): string {
    const text = named.getAttribute('aria-label') ?? named.getAttribute('name') ?? named.textContent
    return `${named.tagName.toLowerCase()} ${text.trim().slice(0, 40)}`
  }
}
