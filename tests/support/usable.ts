import type { Page } from '@playwright/test'

/** Notes, in every page from now on, when the element that makes it usable appears. */
export async function noteUsable(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted) === null) return
      performance.mark('usable')
      observer.disconnect()
    }
    // At once, before the page fetches what it may need next.
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, selector)
}

/** Waits for that moment. @returns it, on the page's clock */
export async function usableAt(page: Page): Promise<number> {
  const marks = await page.waitForFunction(() => {
    const [first] = performance.getEntriesByName('usable')
    return first && { at: first.startTime }
  })
  return (await marks.jsonValue())?.at ?? Number.NaN
}
