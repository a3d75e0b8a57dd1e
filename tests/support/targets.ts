// Functions that run in the page cannot use anything outside themselves.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from '@playwright/test'

/** WCAG 2.5.8: a side of the least target, in CSS pixels. */
const LEAST_PX = 24

/**
 * The targets that are smaller than WCAG 2.5.8 allows: less than 24 by 24 px, with another target within a circle
 * of 24 px around them. Links within a sentence may be as small as its text.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isWithinSentence(element))
      .map((element) => ({ element, box: boxOf(element) }))
    return targets
      .filter(({ box }) => box.width < least || box.height < least)
      .filter((small) => targets.some((other) => other !== small && reaches(small.box, other.box)))
      .map(({ element, box }) => `${element.textContent}: ${box.width} × ${box.height} px`)

    function isWithinSentence(element: Element): boolean {
      const around = element.closest('p, li, dd, td')?.textContent.trim() ?? ''
      return element.matches('a') && around.length > element.textContent.trim().length
    }

    /** A checkbox reacts to a press on its label, too. */
    function boxOf(element: HTMLElement): DOMRect {
      const box = element.getBoundingClientRect()
      const label = element.matches('[type=checkbox]') ? element.nextElementSibling : null
      if (label === null) return box
      const { right, top, bottom } = label.getBoundingClientRect()
      return new DOMRect(box.left, top, right - box.left, bottom - top)
    }

    function reaches(small: DOMRect, other: DOMRect): boolean {
      const x = small.left + small.width / 2
      const y = small.top + small.height / 2
      const aside = Math.max(other.left - x, 0, x - other.right)
      const above = Math.max(other.top - y, 0, y - other.bottom)
      return Math.hypot(aside, above) < least / 2
    }
  }, LEAST_PX)
}

/** The elements that are lower than a thumb needs: 44 px. */
export function findLowTargets(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    if (shown.length === 0) return [`nothing is shown of ${wanted}`]
    // To a thumb the frame of a field is the field.
    const heights = shown.map((element) => {
      const frame = element.matches('input') ? element.parentElement : null
      return { name: element.textContent, height: (frame ?? element).offsetHeight }
    })
    return heights
      .filter(({ height }) => height < 44)
      .map(({ name, height }) => `${name}: ${height} px`)
  }, selector)
}
