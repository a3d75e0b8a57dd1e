// What runs in the page cannot reach out of its function.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from '@playwright/test'

/**
 * What of the page cannot be read or reached as it is laid out now: text that is clipped or beyond
 * the edge, controls that lie on one another, and a page that scrolls sideways.
 */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth} px`)
    }
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element),
    )
    for (const element of shown) {
      if (isClipped(element)) found.push(`clipped: ${nameOf(element)}`)
      if (isBeyondEdge(element)) found.push(`beyond the edge: ${nameOf(element)}`)
    }
    const controls = shown.filter((element) => element.matches('a, button, input, h1, h2, label'))
    for (const [index, one] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        if (overlap(one, other)) found.push(`${nameOf(one)} lies on ${nameOf(other)}`)
      }
    }
    return found

    /** Meant for screen readers alone: one pixel, or waiting outside until it has the focus. */
    function isUnseen(element: Element): boolean {
      for (let up: Element | null = element; up !== null; up = up.parentElement) {
        const { clipPath, translate } = getComputedStyle(up)
        if (clipPath !== 'none' || translate !== 'none') return true
      }
      return false
    }

    function isClipped(element: HTMLElement): boolean {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (element.textContent.trim() === '') return false
      if (element.nextElementSibling?.textContent === 'More') return false // shows the rest
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    }

    function isBeyondEdge(element: HTMLElement): boolean {
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      if (!ownText && !element.matches('a, button, input, img')) return false
      if (element.closest('[tabindex="0"]') !== null) return false // scrolls by itself
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > root.clientWidth + 1
    }

    function overlap(one: Element, other: Element): boolean {
      if (one.contains(other) || other.contains(one) || floats(one) || floats(other)) return false
      // A link that goes on in the next line has a box in each.
      return [...one.getClientRects()].some((a) =>
        [...other.getClientRects()].some((b) => {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return wide > 2 && high > 2
        }),
      )
    }

    /** What stays while the rest scrolls lies on something by its nature. */
    function floats(element: Element): boolean {
      for (let up: Element | null = element; up !== null; up = up.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return true
      }
      return false
    }

    function nameOf(element: Element): string {
      const name = element.getAttribute('name') ?? element.textContent
      return `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`
    }
  })
}
