import type { Page } from '@playwright/test'

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
