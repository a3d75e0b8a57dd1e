import type { Page } from '@playwright/test'

// Storage as private windows, full phones and strict settings have it.

/** Every touch of localStorage or sessionStorage throws, from the next load on. */
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

/** Storage can be read, but takes nothing more, from the next load on. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}

/** Whatever is asked for, storage holds text that means nothing, from the next load on. */
export async function spoilStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => '\u0000}{]"<script>'
  })
}
