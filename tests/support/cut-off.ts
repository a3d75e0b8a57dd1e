// Functions that run in the page cannot use anything outside themselves.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from '@playwright/test'

/**
 * Finds what cannot be read or reached in the page's present layout: clipped text, text and controls beyond the
 * edge, controls that lie on one another, and a page that scrolls sideways.
 */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth} px`)
    }
    const all = [...document.body.querySelectorAll<HTMLElement>('*')]
    // Meant for screen readers alone: one pixel, or outside the window until it has the focus.
    const unseen = within(({ clipPath, translate }) => clipPath !== 'none' || translate !== 'none')
    // What stays while the page scrolls may lie on other things.
    const floating = within(({ position }) => position === 'fixed' || position === 'sticky')
    const shown = all.filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !unseen.has(element),
    )
    for (const element of shown) {
      if (isClipped(element)) found.push(`clipped: ${nameOf(element)}`)
      if (isBeyondEdge(element)) found.push(`beyond the edge: ${nameOf(element)}`)
    }
    const controls = shown
      .filter((each) => each.matches('a, button, input, h1, h2, label') && !floating.has(each))
      // A link that continues in the next line has a box in each.
      .map((element) => ({ element, boxes: [...element.getClientRects()] }))
    for (const [index, one] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        if (one.element.contains(other.element) || !overlap(one.boxes, other.boxes)) continue
        found.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`)
      }
    }
    return found

    /** The elements that have such a style, with everything in them. */
    function within(has: (style: CSSStyleDeclaration) => boolean): ReadonlySet<Element> {
      const inside = new Set<Element>()
      for (const element of all) {
        const isInside = element.parentElement !== null && inside.has(element.parentElement)
        if (isInside || has(getComputedStyle(element))) inside.add(element)
      }
      return inside
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

    function overlap(some: readonly DOMRect[], others: readonly DOMRect[]): boolean {
      return some.some((a) =>
        others.some((b) => {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return width > 2 && height > 2
        }),
      )
    }

    function nameOf(element: Element): string {
      const name = element.getAttribute('name') ?? element.textContent
      return `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`
    }
  })
}
