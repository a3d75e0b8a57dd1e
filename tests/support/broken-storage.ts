import type { Page } from '@playwright/test'

/** Storage as strict settings have it: every touch of localStorage or sessionStorage throws, from the next load on. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}
