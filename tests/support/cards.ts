import type { Locator, Page } from '@playwright/test'

/** The card of a page by its title, or by words of it. */
export function cardOf(page: Page, title: string | RegExp): Locator {
  return page.getByRole('article', { name: title })
}

/** Presses View on a card. @returns its modal */
export async function openCard(page: Page, title: string | RegExp): Promise<Locator> {
  await cardOf(page, title).getByRole('button', { name: 'View' }).click()
  return page.getByRole('dialog', { name: title })
}
